import { root } from "../install.mjs";
import { hasChanged } from "./changed-since.ts";
import { journeyOutcome, type Outcome, unitOutcome } from "./outcome.ts";
import type { Step } from "./run-steps.ts";

/** What `npm test` and `npm run check` are made of. */

export const readings: Step[] = [
  { name: "Format", command: "oxfmt --list-different" },
  { name: "Lint", command: "oxlint --deny-warnings" },
  // Also of drafts, which a build leaves out.
  {
    name: "Route types",
    command: "react-router typegen",
    settings: { NODE_ENV: "development" },
  },
  // One project per world: the app without Node, the server without the DOM, the analyzer without either.
  ...["app", "analyzer", "server", "."].map((world) => ({
    name: `Types of ${world === "." ? "the rest" : world}`,
    command: `tsc -p ${world} --noEmit --incremental --tsBuildInfoFile .cache/types-${world === "." ? "rest" : world}.tsbuildinfo`,
  })),
];

export const unusedCode: Step = {
  name: "Unused files, exports and dependencies",
  command: "knip --no-progress",
};

export const siteChecks: Step = {
  name: "Checks of the built site",
  command: "node check/check-site.ts",
  outcome: (report: Outcome) => report,
};

/** Long tests of what seldom changes, and where it would. */
const askedWhereChanged = {
  analyzer: ["analyzer", "corpus"],
  development: ["make", "vite.config.ts", "react-router.config.ts"],
};

/** What `npm test` leaves to `npm run test:all`: the long ones, and those of what has not changed. */
function leftOut(): string[] {
  if (process.env["TEST_ALL"]) return [];
  const unchanged = Object.entries(askedWhereChanged).filter(([, files]) => !hasChanged(...files));
  return ["nightly", ...unchanged.map(([tag]) => tag)];
}

export function unitTests(flags = ""): Step {
  return {
    name: "Unit tests",
    command: `vitest run ${flags} ${leftOut()
      .map((tag) => `--tags-filter=!${tag}`)
      .join(" ")}`,
    outcome: (report: Parameters<typeof unitOutcome>[0]) => unitOutcome(report, root),
    isWatched: true,
  };
}

export const journeys: Step = {
  name: "Browser journeys",
  command: "playwright test",
  outcome: journeyOutcome,
  isWatched: true,
};

export function buildStep(flags = ""): Step {
  return { name: "Build", command: `node make/build.ts ${flags}` };
}
