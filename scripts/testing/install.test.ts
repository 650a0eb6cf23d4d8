import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

test("beside a node_modules that is a link, nothing is installed: that would empty another folder", async () => {
  const folder = await mkdtemp(join(tmpdir(), "install-"));
  const [site, kept] = [join(folder, "site"), join(folder, "kept")];
  await cp("scripts", join(site, "scripts"), { recursive: true });
  await writeFile(join(site, "package-lock.json"), "{}");
  await mkdir(join(kept, "a-package"), { recursive: true });
  await symlink(kept, join(site, "node_modules"));
  const { status, stderr } = spawnSync(process.execPath, ["scripts/start.mjs"], {
    cwd: site,
    encoding: "utf8",
  });
  expect([status, stderr.trim().split("\n").length]).toEqual([1, 1]);
  expect(stderr).toContain("node_modules is a link");
  expect(await readdir(kept)).toEqual(["a-package"]);
  await rm(folder, { recursive: true });
});
