// `npm test`: everything, from a fresh clone. Ends with what failed and one line: N passed, N failed.
import { ensureBrowser } from "./browser.ts";
import { Run } from "./run-steps.ts";
import { buildStep, journeys, readings, siteChecks, unitTests, unusedCode } from "./steps.ts";

const hasBrowser = ensureBrowser();
const run = new Run();
await run.inOrder([...readings, unusedCode]);
const isBuilt = await run.step(buildStep());
if (isBuilt) await run.step(siteChecks);
else run.fail(siteChecks.name, "There is no build.");
await run.step(unitTests());
if (!isBuilt) run.fail(journeys.name, "There is no build.");
else if (hasBrowser) await run.step(journeys);
else run.fail(journeys.name, "No browser: install Chrome or Chromium, or name one in CHROME_PATH.");
process.exitCode = run.end() ? 0 : 1;
