// `npm start`: installs what is missing, builds unless the build is of these sources and this SITE_URL, and serves the site.
import { spawn } from "node:child_process";

import { environment, installIfNeeded, root, run } from "./install.mjs";

installIfNeeded();
if (!run("node", ["make/build.ts", "--if-needed"])) process.exit(1);

const server = spawn("node", ["server/main.ts"], {
  cwd: root,
  env: environment,
  stdio: "inherit",
  shell: process.platform === "win32",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(signal ? 0 : (code ?? 1)));
