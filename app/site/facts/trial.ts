import { claims } from "../claims.ts";

/** What can be tried at once, and how the days of the full product begin. */
export const trial = {
  /** Needs no account: the analyzer runs in the visitor's browser. */
  tool: "/try",
  now: "Try the analyzer in your browser now. You need no account.",
  begin: `To start the ${claims.trial.figure} trial of the full product, ask for it in the demo form.`,
} as const;
