import { existsSync } from "node:fs";

import { findBrowser } from "../find-browser.mjs";
import { environment, run } from "../install.mjs";

/** An installed browser first, else Playwright's own download, else Debian's package when root. */
export function ensureBrowser(): boolean {
  if (findBrowser()) return true;
  console.log("No Chrome or Chromium found; trying Playwright's download …");
  const download = ["playwright", "install", "chromium", "--only-shell"];
  if (run("npx", download, { stdio: "ignore", timeout: 180_000 })) return true;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's Chromium …");
    const quiet = {
      stdio: "ignore",
      env: { ...environment, DEBIAN_FRONTEND: "noninteractive" },
    } as const;
    const install = (name: string) =>
      run("apt-get", ["install", "-y", "-q", "--no-install-recommends", name], quiet);
    run("apt-get", ["update", "-q"], quiet);
    if (install("chromium-headless-shell") || install("chromium")) return true;
  }
  return false;
}
