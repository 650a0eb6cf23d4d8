// `npm test`: everything, from a fresh clone. Ends with what failed and one line: N passed, N failed.
import { ensureBrowser } from "./browser.ts";
import { Run } from "./run-steps.ts";
import { buildStep, journeys, readings, siteChecks, unitTests, unusedCode } from "./steps.ts";

const hasBrowser = ensureBrowser();
const run = new Run();
const built = run.step(buildStep());

async function inTheBrowser(): Promise<void> {
  if (!(await built)) run.fail(journeys.name, "There is no build.");
  else if (hasBrowser) await run.step(journeys);
  else run.fail(journeys.name, "No browser: install Chrome or Chromium, or set CHROME_PATH.");
}

/** Journeys wait for pages and timers half of their time: one process more has room beside them. */
async function besideIt(): Promise<void> {
  await run.inOrder([...readings, unusedCode]);
  if (await built) await run.step(siteChecks);
  else run.fail(siteChecks.name, "There is no build.");
  await run.step(unitTests("--maxWorkers=1"));
}

await Promise.all([inTheBrowser(), besideIt()]);
process.exitCode = run.end() ? 0 : 1;
