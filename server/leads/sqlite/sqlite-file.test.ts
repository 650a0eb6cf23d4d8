import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test, vi } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { checkIntact } from "./sqlite-database.ts";
import { SqliteFile } from "./sqlite-file.ts";
import { SQLITE_FILE_NAME, SqliteStore } from "./sqlite-store.ts";

vi.mock(import("./sqlite-database.ts"), async (load) => {
  const loaded = await load();
  return { ...loaded, checkIntact: vi.fn(loaded.checkIntact) };
});

const root = await makeTempDir();
afterAll(() => root[Symbol.asyncDispose]());

const save = (file: SqliteFile, count = 1) =>
  file.write(({ leads }) => leads.saveAll(Array.from({ length: count }, () => newLead())));

async function openFile(name: string) {
  const path = join(root.path, name, SQLITE_FILE_NAME);
  await mkdir(join(root.path, name));
  const filling = new SqliteFile(path, () => {});
  save(filling, 20);
  filling.close();
  const notices: string[] = [];
  const file = new SqliteFile(path, ({ message }) => notices.push(message));
  return { path, file, notices, [Symbol.dispose]: () => file.close() };
}

test("the log is not emptied into a file that somebody has overwritten, and loses no lead", async () => {
  using opened = await openFile("overwritten");
  const { path, file, notices } = opened;
  save(file, 5);
  const whole = await readFile(path);
  await writeFile(path, "");
  file.tidyLog();
  expect((await stat(path)).size).toBe(0);
  expect(notices).toEqual(["lead database is damaged, no more leads are taken"]);
  expect(file.emptyLog()).toBe(false);

  await writeFile(path, whole);
  file.tidyLog();
  expect(notices.slice(1)).toEqual(["lead database is whole again"]);
  expect(save(file)).toEqual(["stored"]);
  expect(file.open.leads.count({})).toBe(26);
});

test("only another program's emptying of the log is a reason to read the whole file", async () => {
  using opened = await openFile("checked");
  const { path, file } = opened;
  save(file);
  vi.mocked(checkIntact).mockClear();
  expect(file.emptyLog()).toBe(true);
  expect((await stat(`${path}-wal`)).size).toBe(0);
  save(file);
  expect(checkIntact).not.toHaveBeenCalled();

  const other = new DatabaseSync(path);
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  other.close();
  save(file);
  expect(checkIntact).toHaveBeenCalled();
});

test("what was erased while another program read is gone soon after it ends, without another write", async () => {
  const dir = join(root.path, "read");
  const server = await SqliteStore.open(dir, { tidiesLog: true });
  const commandLine = await SqliteStore.open(dir);
  const subscriber = { email: "left@x.example" };
  await server.save(newLead({ fields: { email: "forgotten@x.example" } }));
  await server.save(
    newLead({ form: "newsletter", fields: subscriber, subscriptionToken: "t0k-en" }),
  );
  const reader = new DatabaseSync(join(dir, SQLITE_FILE_NAME), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  expect(await server.unsubscribe("t0k-en", 1)).toEqual(subscriber);
  const forgotten = commandLine.forget("forgotten@x.example");
  // Its process ends before the reader does: it says what remains, and the server sees to it.
  await commandLine.close();
  expect(await forgotten).toMatchObject({
    leads: 1,
    remains: [expect.stringContaining("still hold what was erased")],
  });
  expect(await heldIn(dir, "left@x", "forgotten@x")).toEqual(["left@x", "forgotten@x"]);
  reader.close();
  await vi.waitFor(async () => expect(await heldIn(dir, "left@x", "forgotten@x")).toEqual([]), {
    timeout: 20_000,
    interval: 250,
  });
  expect(await server.save(newLead())).toBe("stored");
  await server.close();
});

async function heldIn(dir: string, ...texts: string[]): Promise<string[]> {
  const files = await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name))));
  return texts.filter((text) => files.some((bytes) => bytes.includes(text)));
}
