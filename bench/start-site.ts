import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Serves the build on a port and resolves when it answers; call what it gives to stop. */
export async function startSite(port: number): Promise<() => void> {
  const server = spawn("node", ["server/main.ts"], {
    env: { ...process.env, PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), "bench-")) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text: Buffer) => text.includes("Leads are kept") && resolve());
    server.on("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return () => {
    server.removeAllListeners("exit");
    server.kill();
  };
}
