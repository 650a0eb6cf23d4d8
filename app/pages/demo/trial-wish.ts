import { claims } from "#app/site/claims.ts";

/** What the message says when the box is ticked. */
export const trialWish = `Start my ${claims.trial.figure} ${claims.trial.label}.`;

/** The message with the wish as its first line, or without it. The post keeps the fields that it has. */
export function withTrialWish(message: string, wanted: boolean): string {
  const own = message
    .split("\n")
    .filter((line) => line !== trialWish)
    .join("\n")
    .replace(/^\n+/, "");
  if (!wanted) return own;
  return own ? `${trialWish}\n\n${own}` : trialWish;
}
