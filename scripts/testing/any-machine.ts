// `node scripts/testing/any-machine.ts [FOLDER OF FONTS]`: the journeys on machines that are not this one.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";

import { ensureBrowser } from "./browser.ts";
import { Run } from "./run-steps.ts";
import { buildStep, journeys } from "./steps.ts";

const [folder] = process.argv.slice(2);

const withFonts = (name: string, fonts: string) => ({
  ...journeys,
  name: `${journeys.name} ${name}`,
  settings: { E2E_FONTS: fonts },
});

/** Keeps every core busy until this process ends, however it ends. */
function burn(): void {
  const loop = `while (process.ppid === ${process.pid});`;
  for (let core = 0; core < availableParallelism(); core += 1) {
    spawn(process.execPath, ["-e", loop], { stdio: "ignore" }).unref();
  }
}

if (!ensureBrowser()) throw new Error("There is no browser.");
const run = new Run();
if (await run.step(buildStep("--if-needed"))) {
  await run.step(withFonts("without system fonts", "none"));
  await run.step(withFonts("with this machine's fonts", "machine"));
  if (folder) await run.step(withFonts("with the fonts of a folder", folder));
  burn();
  await run.step({ ...journeys, name: `${journeys.name} beside busy cores` });
}
process.exit(run.end() ? 0 : 1);
