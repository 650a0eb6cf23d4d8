import { execFile, execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "./postgres.ts";
import { makeTempDir } from "./temp-dir.ts";

const programs = ["initdb", "pg_ctl", "pg_dump", "pg_restore"];

/** The first that has sha256(), with which addresses are erased. */
const OLDEST_VERSION = 11;

/**
 * The folder of an installed PostgreSQL, the newest, with the programs that copy a database. Those of the tests come without
 * them, and a pg_dump refuses a server that is newer than itself.
 */
export function installedPostgres(
  folders: readonly string[] = [
    ...globSync("/usr/lib/postgresql/*/bin"),
    ...(process.env["PATH"] ?? "").split(delimiter),
  ],
): string | undefined {
  const [newest] = folders
    .filter((folder) => programs.every((name) => existsSync(join(folder, name))))
    .map((folder) => ({ folder, version: versionOf(folder) }))
    .filter(({ version }) => version >= OLDEST_VERSION)
    .toSorted((a, b) => b.version - a.version);
  return newest?.folder;
}

/** Of "pg_ctl (PostgreSQL) 15.4 (Debian …)" the 15. */
function versionOf(folder: string): number {
  const said = execFileSync(join(folder, "pg_ctl"), ["--version"], { encoding: "utf8" });
  return Number(/\) (\d+)/.exec(said)?.[1] ?? 0);
}

/** That PostgreSQL on a free port, with its data in a folder that goes away with it. */
export async function startInstalledPostgres(bin: string) {
  const dir = await makeTempDir();
  await chmod(dir.path, 0o777);
  const port = await freePort();
  // It does not run as root.
  const identity = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : {};
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(join(bin, program), words, { ...identity, cwd: dir.path });
  const data = join(dir.path, "data");
  await run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-N");
  const settings = `-p ${port} -h 127.0.0.1 -k ${dir.path}`;
  await run("pg_ctl", "-D", data, "-o", settings, "-l", join(dir.path, "log"), "-w", "start");
  return {
    dir: dir.path,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    run,
    [Symbol.asyncDispose]: async () => {
      await run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      await dir[Symbol.asyncDispose]();
    },
  };
}

function idOf(kind: "-u" | "-g"): number {
  return Number(execFileSync("id", [kind, "nobody"], { encoding: "utf8" }));
}
