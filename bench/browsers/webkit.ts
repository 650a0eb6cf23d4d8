import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";

import { walkThroughSite } from "./other-browser.ts";
import { openWebKit } from "./webkit-driver.ts";

/**
 * Every address in WebKitGTK, the engine of Safari: `npm run bench -- webkit`. On Debian the packages are
 * webkit2gtk-driver and xvfb.
 */
const folder = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1";
const miniBrowser = process.env["MINI_BROWSER"] ?? `${folder}/MiniBrowser`;
const isInstalled =
  existsSync(miniBrowser) &&
  [
    ["WebKitWebDriver", "--version"],
    ["Xvfb", "-help"],
  ].every(([command, ...options]) => !spawnSync(command!, options).error);
if (!isInstalled) {
  console.log("Skipped: WebKitGTK is not here (on Debian: webkit2gtk-driver and xvfb).");
  process.exit(0);
}

await using webkit = await openWebKit(miniBrowser);
await walkThroughSite(webkit, {
  name: "webkit",
  browserName: "WebKitGTK",
  how: "its MiniBrowser on a virtual screen, driven by WebDriver",
});
