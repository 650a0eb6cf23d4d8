import { execFileSync } from "node:child_process";
import {
  chmod,
  copyFile,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Worker } from "node:worker_threads";
import { afterAll, expect, test, vi } from "vitest";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { sqliteMigrations } from "./sqlite-schema.ts";
import { SQLITE_FILE_NAME, SqliteStore } from "./sqlite-store.ts";
import {
  expectErased,
  expectUpgraded,
  testStoreContract,
  unsubscribedBefore,
} from "#server/leads/testing/store-contract.ts";
import {
  broughtBackErased,
  expectErasedAtStart,
  expectErasedLater,
  expectLeftForGood,
  expectNotClaimedBefore,
  expectStaysErased,
} from "#server/leads/testing/store-contract/unsubscribing.ts";
import { claimed } from "#server/leads/testing/store-contract/opened-store.ts";
import { expectKeyedDigest } from "#server/leads/testing/store-contract/subscribing.ts";

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

  const openTorn = async (cut: number) => {
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
  };
  await Promise.all(Array.from({ length: 12 }, (_, cut) => openTorn(cut)));
});

test.concurrent("a locked database refuses to store, and stores again when the lock is gone", async () => {
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

test.concurrent("other work does not hold up a lead while the database is locked: each is answered in 3 s", async () => {
  const dir = join(root.path, "locked-queue");
  const store = await SqliteStore.open(dir);
  const locker = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  locker.exec("BEGIN IMMEDIATE");
  const stream = { target: "webhook", form: "contact" } as const;
  const startedMs = performance.now();
  const others = Array.from({ length: 20 }, () => store.claimNext(stream, 0, 1));
  const late = Promise.allSettled([...others, store.checkReady()]);
  await expect(store.save(newLead())).rejects.toMatchObject({ code: "SQLITE_5" });
  expect(performance.now() - startedMs).toBeLessThan(5_000);
  const waited = store.save(newLead());
  locker.exec("ROLLBACK");
  locker.close();
  expect(await waited).toBe("stored");
  await late;
  await store.close();
});

test.each([
  ["deleted", (file: string) => rm(file)],
  ["robbed of its log", (file: string) => rm(`${file}-wal`)],
  ["deleted with its folder", (file: string) => rm(dirname(file), { recursive: true })],
])("a database file that is %s while in use is put back with every lead", async (how, change) => {
  const dir = join(root.path, how.replaceAll(" ", "-"));
  const file = join(dir, SQLITE_FILE_NAME);
  const store = await SqliteStore.open(dir);
  const notices: string[] = [];
  store.onNotice = ({ message }) => notices.push(message);
  const leads = Array.from({ length: 12 }, () => newLead());
  const [first, ...others] = leads;
  await store.save(first!);
  await change(file);
  const results = await Promise.all(others.map((lead) => store.save(lead)));
  expect(new Set(results)).toEqual(new Set(["stored"]));
  expect(notices).toEqual(["lead database was gone, put back"]);
  expect(store.needsRestart).toBe(false);
  await store.checkReady();

  // As a crash would leave it: what was acknowledged is in the files by now.
  const crashed = join(root.path, `${how.replaceAll(" ", "-")}-crashed`);
  await mkdir(crashed);
  await copyFile(file, join(crashed, SQLITE_FILE_NAME));
  await copyFile(`${file}-wal`, join(crashed, `${SQLITE_FILE_NAME}-wal`));
  await store.close();
  for (const place of [dir, crashed]) {
    const again = await SqliteStore.open(place);
    const found = (await again.page({}, 0, 100)).map((lead) => lead.id);
    expect(found).toEqual(leads.map((lead) => lead.id));
    await again.close();
    expect((await stat(join(place, SQLITE_FILE_NAME))).size).toBeGreaterThan(0);
  }
});

test("a database file that is replaced while in use: leads go to the new one, the old ones are kept beside it", async () => {
  const dir = join(root.path, "replaced");
  const file = join(dir, SQLITE_FILE_NAME);
  const store = await SqliteStore.open(dir);
  const [before, after] = [newLead(), newLead()];
  await store.backup(join(root.path, "empty.sqlite"));
  await store.save(before);
  await rename(join(root.path, "empty.sqlite"), file);
  expect(await store.save(after)).toBe("stored");
  expect((await store.page({}, 0, 10)).map((lead) => lead.id)).toEqual([after.id]);
  await store.close();

  const [rescued] = (await readdir(dir)).filter((name) => name.includes("rescued"));
  const copyDir = join(root.path, "replaced-old");
  await mkdir(copyDir);
  expect((await stat(join(dir, rescued!))).mode & 0o077).toBe(0);
  await rename(join(dir, rescued!), join(copyDir, SQLITE_FILE_NAME));
  const old = await SqliteStore.open(copyDir);
  expect(await old.find(before.id)).toBeDefined();
  await old.close();
});

test("what was rescued is taken in again, once, with its deliveries, but nobody who has left", async () => {
  const [dir, oldDir] = [join(root.path, "merged"), join(root.path, "merged-old")];
  const subscriber = (name: string) =>
    newLead({
      form: "newsletter",
      fields: { email: `${name}@b.example` },
      subscriptionToken: `${name} ${Math.random()}`,
      deliverTo: ["confirmation"],
    });
  const [both, lost, ana, gone] = [newLead(), newLead(), subscriber("ana"), subscriber("gone")];
  const old = await SqliteStore.open(oldDir);
  for (const lead of [both, lost, ana, gone]) await old.save(lead);
  await old.unsubscribe(gone.subscriptionToken ?? "", 5);
  const claim = await claimed(old, { target: "webhook", form: "contact" }, 0, 500);
  await old.markDelivered(claim, 7);
  await old.close();
  const store = await SqliteStore.open(dir);
  const here = subscriber("ana");
  for (const lead of [both, here]) await store.save(lead);
  await store.unsubscribe(here.subscriptionToken ?? "", 9);

  const file = join(oldDir, SQLITE_FILE_NAME);
  expect(await store.mergeRescued(file)).toEqual({ added: 1, known: 2, left: 1 });
  expect(await store.mergeRescued(file)).toEqual({ added: 0, known: 3, left: 1 });
  expect((await store.page({}, 0, 10)).map(({ id }) => id)).toEqual([both.id, here.id, lost.id]);
  expect(await store.find(lost.id)).toMatchObject({
    fields: lost.fields,
    deliveries: [{ target: "webhook", deliveredAtMs: null }, { target: "email" }],
  });
  await expect(store.mergeRescued(join(oldDir, "none.sqlite"))).rejects.toThrow("no such file");
  await store.close();
});

test("a file that is gone and cannot be put back takes no leads and asks for a restart, until it can", async () => {
  const dir = join(root.path, "unmendable");
  const store = await SqliteStore.open(dir);
  await store.save(newLead());
  await rm(dir, { recursive: true });
  await writeFile(dir, "a file where the folder was");
  await expect(store.save(newLead())).rejects.toMatchObject({ code: "DATABASE_FILE_GONE" });
  await expect(store.checkReady()).rejects.toMatchObject({ code: "DATABASE_FILE_GONE" });
  expect(store.needsRestart).toBe(true);
  await rm(dir);
  expect(await store.save(newLead())).toBe("stored");
  expect(store.needsRestart).toBe(false);
  expect(await store.count({})).toBe(2);
  await store.close();
});

test.each([
  ["overwritten", (bytes: Buffer) => bytes.fill(0xaa, 4096 * 3, 4096 * 6)],
  ["emptied", () => Buffer.alloc(0)],
  ["cut short", (bytes: Buffer) => bytes.subarray(0, 4096 * 5)],
])("a file that is %s while in use takes no more leads", async (how, change) => {
  const dir = join(root.path, `harmed-${how.replaceAll(" ", "-")}`);
  const file = join(dir, SQLITE_FILE_NAME);
  const filling = await SqliteStore.open(dir);
  await Promise.all(Array.from({ length: 200 }, () => filling.save(newLead())));
  await filling.close();
  const store = await SqliteStore.open(dir);
  await store.save(newLead());
  const whole = await readFile(file);
  await writeFile(file, change(Buffer.from(whole)));
  const lead = newLead();
  await expect(store.save(lead)).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  await expect(store.checkReady()).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  await expect(store.save(lead)).rejects.toMatchObject({ code: "DATABASE_DAMAGED" });
  expect(store.needsRestart).toBe(false);

  await writeFile(file, whole);
  expect(await store.save(lead)).toBe("stored");
  expect(await store.count({})).toBe(202);
  await store.close();
});

test("a log that is overwritten while in use loses nothing that is acknowledged from then on", async () => {
  const dir = join(root.path, "harmed-log");
  const file = join(dir, SQLITE_FILE_NAME);
  const store = await SqliteStore.open(dir);
  for (let i = 0; i < 5; i += 1) await store.save(newLead());
  const log = await open(`${file}-wal`, "r+");
  await log.write(Buffer.alloc(8, 0xaa), 0, 8, 16);
  await log.close();
  const lead = newLead();
  expect(await store.save(lead)).toBe("stored");

  const copyDir = join(root.path, "harmed-log-crashed");
  await mkdir(copyDir);
  await copyFile(file, join(copyDir, SQLITE_FILE_NAME));
  await copyFile(`${file}-wal`, join(copyDir, `${SQLITE_FILE_NAME}-wal`));
  const crashed = await SqliteStore.open(copyDir);
  expect(await crashed.find(lead.id)).toBeDefined();
  expect(await crashed.count({})).toBe(6);
  await crashed.close();
  await store.close();
});

test("commits of the command line are no damage", async () => {
  const dir = join(root.path, "two-writers");
  const store = await SqliteStore.open(dir);
  const commandLine = await SqliteStore.open(dir);
  for (let i = 0; i < 5; i += 1) {
    expect(await store.save(newLead())).toBe("stored");
    await commandLine.retryFailed();
    expect(await commandLine.save(newLead())).toBe("stored");
  }
  await commandLine.close();
  expect(await store.save(newLead())).toBe("stored");
  expect(await store.count({})).toBe(11);
  await store.close();
});

test("the log is emptied before it grows large", async () => {
  const dir = join(root.path, "long-log");
  const store = await SqliteStore.open(dir);
  const message = "x".repeat(4000);
  for (let i = 0; i < 20; i += 1) {
    const leads = Array.from({ length: 100 }, () => newLead({ fields: { email: "a@b", message } }));
    await Promise.all(leads.map((lead) => store.save(lead)));
  }
  expect((await stat(join(dir, `${SQLITE_FILE_NAME}-wal`))).size).toBeLessThan(6 * 1024 * 1024);
  expect((await stat(join(dir, SQLITE_FILE_NAME))).size).toBeGreaterThan(4 * 1024 * 1024);
  await store.close();
});

test("a database thread that ends is replaced, and nothing acknowledged is lost", async () => {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on("worker", note);
  const store = await SqliteStore.open(join(root.path, "thread"));
  await store.save(newLead());
  const cut = store.save(newLead());
  const unknown = cut.catch(() => "not stored");
  await threads[0]?.terminate();
  const stored = (await unknown) === "stored" ? 2 : 1;
  await vi.waitFor(
    async () => expect(await store.save(newLead({ idempotencyKey: "k" }))).toBeDefined(),
    { timeout: 30_000 },
  );
  expect(await store.count({})).toBeGreaterThanOrEqual(stored + 1);
  expect(store.needsRestart).toBe(false);
  await store.close();
  process.off("worker", note);
});

test("a database of the first version is brought up to date with its leads and deliveries", async () => {
  const dir = join(root.path, "first-version");
  await mkdir(dir);
  const database = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  database.exec(`${sqliteMigrations[0]}; PRAGMA user_version = 1;
    INSERT INTO leads (id, idempotency_key, form, email, fields, received_at_ms)
      VALUES ('old', 'key', 'contact', 'a@b.example', '{"email":"a@b.example"}', 7);
    INSERT INTO outbox (sequence, target, form, attempts, last_error)
      VALUES (1, 'webhook', 'contact', 4, 'answered 422'), (1, 'email', 'contact', 0, NULL);`);
  database.close();
  const store = await SqliteStore.open(dir);
  await expectUpgraded(store);
  await store.close();
});

test("what an earlier version kept of those who had unsubscribed is erased", async () => {
  const dir = join(root.path, "third-version");
  await mkdir(dir);
  const database = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  database.exec(
    `${sqliteMigrations.slice(0, 3).join("")} PRAGMA user_version = 3; ${unsubscribedBefore}`,
  );
  database.close();
  const store = await SqliteStore.open(dir);
  // While it is open: closing would empty the log too.
  expect(grepCount(dir, "a@B.example")).toBe(0);
  await expectErased(store);
  await store.close();
});

test("what a server of the version before noted only is erased by the next try", async () => {
  const dir = join(root.path, "noted-only");
  const store = await SqliteStore.open(dir);
  const older = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  await expectErasedLater(store, (sql) => older.exec(sql));
  older.close();
  await store.close();
});

test("the digest of an address is keyed", async () => {
  const dir = join(root.path, "keyed");
  const store = await SqliteStore.open(dir);
  const reader = new DatabaseSync(join(dir, SQLITE_FILE_NAME), { readOnly: true });
  await expectKeyedDigest(store, (sql) => reader.prepare(sql).all());
  reader.close();
  await store.close();
});

test("and by the next start of a server", async () => {
  const dir = join(root.path, "noted-at-start");
  const store = await SqliteStore.open(dir);
  const older = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  await expectErasedAtStart(store, (sql) => older.exec(sql));
  expect(grepCount(dir, "ana@acme")).toBe(0);
  older.close();
  await store.close();
});

test("a server of the version before, still running, does not send what it does not know", async () => {
  const dir = join(root.path, "rolling");
  const store = await SqliteStore.open(dir);
  const older = new DatabaseSync(join(dir, SQLITE_FILE_NAME), { readOnly: true });
  await expectNotClaimedBefore(store, (sql) => older.prepare(sql).all());
  older.close();
  await store.close();
});

test("nor does it bring back whom it does not know to be erased", async () => {
  const dir = join(root.path, "old-link");
  const store = await SqliteStore.open(dir);
  const older = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  await expectStaysErased(store, (sql) => older.exec(sql));
  older.close();
  await store.close();
});

test("whom it has brought back in an earlier version has left again", async () => {
  const dir = join(root.path, "fifth-version");
  await mkdir(dir);
  const database = new DatabaseSync(join(dir, SQLITE_FILE_NAME));
  // The fourth version's migration names a function that the store adds.
  database.function("digest", String);
  database.exec(
    `${sqliteMigrations.slice(0, 5).join("")} PRAGMA user_version = 5; ${broughtBackErased}`,
  );
  database.close();
  const store = await SqliteStore.open(dir);
  await expectLeftForGood(store);
  await store.close();
});

test("unsubscribing leaves no trace of the address in the files, while the server has them open", async () => {
  const dir = join(root.path, "unsubscribed");
  const store = await SqliteStore.open(dir);
  for (let i = 0; i < 20; i += 1) await store.save(newLead());
  const fields = { email: "trace@person.example" };
  await store.save(newLead({ form: "newsletter", fields, subscriptionToken: "t0k-en" }));
  for (let i = 0; i < 20; i += 1) await store.save(newLead());
  expect(grepCount(dir, "trace@person")).toBeGreaterThan(0);
  expect(await store.unsubscribe("t0k-en", 1)).toEqual({ email: "trace@person.example" });
  expect(grepCount(dir, "trace@person")).toBe(0);
  await store.close();
});

test("unsubscribing while another program reads takes no form down", async () => {
  const dir = join(root.path, "unsubscribed-while-read");
  const store = await SqliteStore.open(dir);
  for (let i = 0; i < 50; i += 1) await store.save(newLead());
  await store.save(newLead({ form: "newsletter", subscriptionToken: "t0k-en" }));
  const reader = new DatabaseSync(join(dir, SQLITE_FILE_NAME), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  await store.save(newLead());
  expect((await store.unsubscribe("t0k-en", 1))?.email).toBeTypeOf("string");
  expect(await store.save(newLead())).toBe("stored");
  reader.close();
  expect(await store.count({ spam: "include" })).toBe(53);
  await store.close();
});

test("forgetting by another process while a third one reads takes no form down", async () => {
  const dir = join(root.path, "forgotten-while-read");
  const server = await SqliteStore.open(dir);
  for (let i = 0; i < 50; i += 1) await server.save(newLead());
  await server.save(newLead({ fields: { email: "ada@x.example" } }));
  const commandLine = await SqliteStore.open(dir);
  const reader = new DatabaseSync(join(dir, SQLITE_FILE_NAME), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM leads");
  await server.save(newLead());
  const forgotten = commandLine.forget("ada@x.example");
  await vi.waitFor(async () => expect(await server.count({})).toBe(51));
  for (let i = 0; i < 5; i += 1) expect(await server.save(newLead())).toBe("stored");
  reader.close();
  expect(await forgotten).toMatchObject({ leads: 1, remains: [] });
  expect(grepCount(dir, "ada@x")).toBe(0);
  await commandLine.close();
  await server.close();
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
