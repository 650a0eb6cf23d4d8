// `npm run edit`: forms for the content files, and beside them the development server, which shows their pages.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";

import { buildEditor } from "./editor.ts";

const host = "127.0.0.1";
const port = Number(process.env["PORT"] ?? 3200);
const preview = `http://${host}:${port + 1}`;
const root = join(import.meta.dirname, "..");

const installed = createRequire(import.meta.url).resolve("@react-router/dev/package.json");
const command = ["--conditions=development", join(installed, "../bin.cjs"), "dev", "--strictPort"];
const pages = spawn(process.execPath, [...command, "--host", host, "--port", `${port + 1}`], {
  cwd: root,
  env: { ...process.env, NODE_ENV: "development" },
  stdio: ["ignore", "ignore", "inherit"],
});
const editor = buildEditor(root, preview);
await editor.listen({ host, port });
console.log(`Edit on http://${host}:${port}/ and see all pages on ${preview}/. Ctrl+C ends both.`);
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM"), once(pages, "exit")]);
pages.kill();
await editor.close();
