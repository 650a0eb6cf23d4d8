// `npm start`: installs what is missing, builds when the sources are newer than the build, and serves the site.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

import { environment, installIfNeeded, root, run } from "./install.mjs";

const sources = [
  "app",
  "analyzer",
  "contract",
  "public",
  "scripts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "server/security-headers.ts",
];
const built = join(root, "build/csp.json");

function newestChange(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

function isBuildCurrent() {
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  return sources.every((source) => newestChange(join(root, source)) <= builtAt);
}

installIfNeeded();
if (!isBuildCurrent()) {
  console.log("Building the site …");
  if (!run("npm", ["run", "--silent", "build"], { stdio: ["ignore", "ignore", "inherit"] })) {
    console.error("The site could not be built. `npm run build` shows the whole output.");
    process.exit(1);
  }
}

const server = spawn("node", ["server/main.ts"], {
  cwd: root,
  env: environment,
  stdio: "inherit",
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
