// Plain JavaScript: the test command asks before dependencies are installed.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const commands = [
  // Without a window's own pages: the suite takes 15 minutes and not 25.
  "chromium-headless-shell",
  "google-chrome-stable",
  "google-chrome",
  "chromium",
  "chromium-browser",
  "microsoft-edge",
];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An installed Chrome or Chromium, or undefined: then Playwright's own download is used. */
export function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...candidates, ...applications].find(isExecutable);
}
