import { spawnSync } from "node:child_process";

import { openFirefox } from "./firefox-bidi.ts";
import { walkThroughSite } from "./other-browser.ts";

/** Every address in Firefox: `npm run bench -- firefox`; FIREFOX names another than the one on the path. */
const commands = [process.env["FIREFOX"] ?? [], "firefox", "firefox-esr"].flat();
const command = commands.find((name) => !spawnSync(name, ["--version"]).error);
if (!command) {
  console.log("Skipped: Firefox is not installed here (set FIREFOX to its path).");
  process.exit(0);
}

await using firefox = await openFirefox(command);
await walkThroughSite(firefox, {
  name: "firefox",
  browserName: "Firefox",
  how: "headless, driven by WebDriver BiDi",
});
