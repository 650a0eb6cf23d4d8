import { execFileSync } from "node:child_process";
import { chmod, copyFile, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { SQLITE_FILE_NAME, SqliteStore } from "./sqlite-store.ts";
import { testStoreContract } from "./store-contract.ts";

vi.setConfig({ testTimeout: 30_000 });

const root = await makeTempDir();
afterAll(() => root[Symbol.asyncDispose]());
let opened = 0;

testStoreContract(() => SqliteStore.open(join(root.path, String(++opened))));

test("leads are still there after a restart, and keep their order", async () => {
  const dir = join(root.path, "restart");
  const first = await SqliteStore.open(dir);
  const leads = [newLead(), newLead()];
  for (const lead of leads) await first.save(lead);
  await first.close();

  const second = await SqliteStore.open(dir);
  expect((await second.page({}, 0, 10)).map((lead) => lead.id)).toEqual(
    leads.map((lead) => lead.id),
  );
  await second.close();
});

test("a save answered before close is committed even when close follows at once", async () => {
  const dir = join(root.path, "close");
  const store = await SqliteStore.open(dir);
  const saves = Array.from({ length: 50 }, () => store.save(newLead()));
  await Promise.all([...saves, store.close()]);

  const again = await SqliteStore.open(dir);
  expect(await again.count({})).toBe(50);
  await again.close();
});

test("a power cut in mid-commit: whatever part of it reached the disk, earlier leads are whole", async () => {
  const dir = join(root.path, "power");
  const store = await SqliteStore.open(dir);
  const leads = Array.from({ length: 5 }, () => newLead());
  for (const lead of leads) await store.save(lead);
  const file = join(dir, SQLITE_FILE_NAME);
  const { size: syncedBytes } = await stat(`${file}-wal`);
  await store.save(newLead());
  const database = await readFile(file);
  const log = await readFile(`${file}-wal`);
  await store.close();
  expect(log.length).toBeGreaterThan(syncedBytes);

  for (let cut = 0; cut < 12; cut += 1) {
    const copyDir = join(root.path, `power-${cut}`);
    await mkdir(copyDir);
    const at = syncedBytes + Math.floor(((log.length - syncedBytes) * cut) / 12);
    const torn = cut % 2 === 0 ? log.subarray(0, at) : Buffer.from(log).fill(0, at);
    await writeFile(join(copyDir, SQLITE_FILE_NAME), database);
    await writeFile(join(copyDir, `${SQLITE_FILE_NAME}-wal`), torn);
    const copy = await SqliteStore.open(copyDir);
    const found = (await copy.page({}, 0, 10)).map((lead) => lead.id);
    expect(found).toEqual(leads.map((lead) => lead.id));
    await copy.close();
  }
});

test("a locked database refuses to store, and stores again when the lock is gone", async () => {
  const dir = join(root.path, "locked");
  const store = await SqliteStore.open(dir);
  const locker = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  locker.exec("BEGIN EXCLUSIVE");
  await expect(store.save(newLead())).rejects.toMatchObject({ code: "SQLITE_5" });
  locker.exec("ROLLBACK");
  locker.close();
  expect(await store.save(newLead())).toBe("stored");
  expect(await store.count({})).toBe(1);
  await store.close();
});

test("a database file that is deleted or replaced while in use takes no more leads", async () => {
  for (const change of [
    (file: string) => rm(file),
    (file: string) => rm(`${file}-wal`),
    async (file: string) => {
      await copyFile(file, `${file}.copy`);
      await rename(`${file}.copy`, file);
    },
  ]) {
    const dir = join(root.path, `gone-${++opened}`);
    const store = await SqliteStore.open(dir);
    await store.save(newLead());
    await change(join(dir, SQLITE_FILE_NAME));
    await expect(store.save(newLead())).rejects.toMatchObject({ code: "DATABASE_FILE_GONE" });
    await store.close();
  }
});

test("a file that is no database is refused in one line and left as it was", async () => {
  const dir = join(root.path, "corrupt");
  await mkdir(dir);
  const file = join(dir, SQLITE_FILE_NAME);
  await writeFile(file, "this is not a database, but somebody may want it".repeat(50));
  const before = await readFile(file);
  const failure = await SqliteStore.open(dir).catch((error: Error) => error);
  expect(failure).toMatchObject({ name: "StoreOpenError" });
  expect(String(failure)).not.toContain("\n");
  expect(await readFile(file)).toEqual(before);
});

test("a damaged page is found at start, and the file is left as it was", async () => {
  const dir = join(root.path, "damaged");
  const store = await SqliteStore.open(dir);
  for (let i = 0; i < 200; i += 1) await store.save(newLead());
  await store.close();
  const file = join(dir, SQLITE_FILE_NAME);
  const bytes = await readFile(file);
  bytes.fill(0xaa, 4096 * 3, 4096 * 6);
  await writeFile(file, bytes);

  await expect(SqliteStore.open(dir)).rejects.toMatchObject({ name: "StoreOpenError" });
  expect(await readFile(file)).toEqual(bytes);
});

test("a folder that cannot be made is refused in one line", async () => {
  await writeFile(join(root.path, "a-file"), "");
  const failure = await SqliteStore.open(join(root.path, "a-file", "data")).catch((e: Error) => e);
  expect(failure).toMatchObject({ name: "StoreOpenError" });
  expect(String(failure)).toMatch(/^StoreOpenError: DATA_DIR is /);
});

test("a folder that the system refuses without saying why is refused in one line", async () => {
  // Linux says of a new folder in /proc that its parent is missing.
  await expect(SqliteStore.open("/proc/no/such/folder")).rejects.toThrow(/^DATA_DIR is \/proc\/no/);
});

test("a database of a newer version is left alone", async () => {
  const dir = join(root.path, "newer");
  await mkdir(dir);
  const database = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  database.exec("PRAGMA user_version = 999");
  database.close();
  await expect(SqliteStore.open(dir)).rejects.toThrow(/newer version/);
});

test("forgetting leaves no trace of the person in the files, also while a server has them open", async () => {
  const dir = join(root.path, "traces");
  const store = await SqliteStore.open(dir);
  const fields = { name: "Traceable Person", email: "trace@person.example", message: "SECRETWORD" };
  for (let i = 0; i < 20; i += 1) await store.save(newLead());
  await store.save(newLead({ fields }));
  for (let i = 0; i < 20; i += 1) await store.save(newLead());
  expect(grepCount(dir, "SECRETWORD")).toBeGreaterThan(0);
  const commandLine = await SqliteStore.open(dir);
  expect(await commandLine.forget("trace@person.example")).toMatchObject({ leads: 1 });
  for (const trace of ["SECRETWORD", "Traceable", "trace@person"])
    expect(grepCount(dir, trace)).toBe(0);
  await commandLine.close();
  await store.close();
});

test("a backup is a whole database of its own, readable while the store goes on", async () => {
  const dir = join(root.path, "backup");
  const store = await SqliteStore.open(dir);
  await store.save(newLead());
  const copyDir = join(root.path, "copy");
  await mkdir(copyDir);
  await store.backup(join(copyDir, SQLITE_FILE_NAME));
  await store.save(newLead());

  const copy = await SqliteStore.open(copyDir);
  expect(await copy.count({})).toBe(1);
  await copy.close();
  await store.close();
});

test("only the owner may read the folder and the files, also those that others could read before", async () => {
  const dir = join(root.path, "private", "data");
  const mode = async (name: string) => (await stat(join(dir, name))).mode & 0o777;
  const parts = ["", "-wal", "-shm"].map((suffix) => `${SQLITE_FILE_NAME}${suffix}`);
  const first = await SqliteStore.open(dir);
  await first.save(newLead());
  expect(await mode(".")).toBe(0o700);
  expect(await Promise.all(parts.map(mode))).toEqual([0o600, 0o600, 0o600]);
  for (const part of parts) await chmod(join(dir, part), 0o644);
  const second = await SqliteStore.open(dir);
  expect(await Promise.all(parts.map(mode))).toEqual([0o600, 0o600, 0o600]);
  await second.close();
  await first.close();
});

function grepCount(dir: string, text: string): number {
  const out = execFileSync("sh", ["-c", `cat "$1"/* | grep -a -c "$2" || true`, "sh", dir, text]);
  return Number(out);
}
