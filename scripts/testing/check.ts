// `npm run check`: what can be known in about a minute. Unit tests are those that the change touches.
import { changedSince } from "./changed-since.ts";
import { Run } from "./run-steps.ts";
import { buildStep, readings, siteChecks, unitTests } from "./steps.ts";

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
