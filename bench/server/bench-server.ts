import { existsSync } from "node:fs";
import { join } from "node:path";
import { writeFakeBuild } from "#server/testing/fake-build.ts";
import { type ServerProcess, startServer } from "#server/testing/server-process.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

const realBuild = join(import.meta.dirname, "../../build");

type BenchServer = ServerProcess & { buildDir: string; dataDir: string };

/** The real server in a process of its own, on the real build unless there is none, with an empty store. */
export async function startBenchServer(): Promise<BenchServer> {
  const dir = await makeTempDir();
  const buildDir = existsSync(join(realBuild, "client/index.html"))
    ? realBuild
    : await writeFakeBuild(dir.path);
  const dataDir = join(dir.path, "data");
  const server = await startServer({
    buildDir,
    environment: { DATA_DIR: dataDir },
  });
  return {
    ...server,
    buildDir,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      if (server.child.exitCode === null && server.child.signalCode === null)
        await server.kill("SIGTERM");
      await dir[Symbol.asyncDispose]();
    },
  };
}
