// `npm run check`: what can be known in about a minute. Unit tests are those that the change touches.
import { execFileSync } from "node:child_process";

import { Run } from "./run-steps.ts";
import { buildStep, readings, siteChecks, unitTests } from "./steps.ts";

/** Where this branch left the main one; there, the last commit: what is not committed yet counts in any case. */
function changedSince(): string {
  const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
  try {
    return git("merge-base", "HEAD", "main");
  } catch {
    return "HEAD";
  }
}

const run = new Run();

async function builtSite(): Promise<void> {
  if (await run.step(buildStep("--if-needed"))) await run.step(siteChecks);
  else run.fail(siteChecks.name, "There is no build.");
}

await Promise.all([
  builtSite(),
  run.inOrder([...readings, unitTests(`--changed=${changedSince()} --passWithNoTests`)]),
]);
process.exitCode = run.end() ? 0 : 1;
