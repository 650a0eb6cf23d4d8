import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { installedPostgres } from "./installed-postgres.ts";
import { makeTempDir } from "./temp-dir.ts";

test("of several PostgreSQLs the newest is taken, by number, and none from before 11", async () => {
  await using dir = await makeTempDir();
  const install = async (version: string) => {
    const folder = join(dir.path, version);
    await mkdir(folder);
    const script = `#!/bin/sh\necho "pg_ctl (PostgreSQL) ${version} (Debian ${version}-1)"\n`;
    for (const name of ["initdb", "pg_ctl", "pg_dump", "pg_restore"])
      await writeFile(join(folder, name), script, { mode: 0o755 });
    return folder;
  };
  const [nine, fifteen, hundred] = [
    await install("9.6.24"),
    await install("15.4"),
    await install("100beta1"),
  ];
  expect(installedPostgres([nine, fifteen])).toBe(fifteen);
  expect(installedPostgres([fifteen, hundred, nine])).toBe(hundred);
  expect(installedPostgres([nine, join(dir.path, "none")])).toBeUndefined();
});
