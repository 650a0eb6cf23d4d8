import { afterAll, expect, test, vi } from "vitest";
import { Client } from "pg";
import { newLead } from "#server/testing/new-lead.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { save, saveValues } from "./postgres-queries.ts";
import { postgresMigrations } from "./postgres-schema.ts";
import { PostgresStore } from "./postgres-store.ts";
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
import { expectKeyedDigest } from "#server/leads/testing/store-contract/subscribing.ts";

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());
let databases = 0;

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function waitingForLocks(url: string, connections: number): Promise<void> {
  const waiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
  await vi.waitFor(async () => {
    const rows = await query(url, `${waiting} AND datname = current_database()`);
    expect(rows).toHaveLength(connections);
  });
}

async function emptyDatabase(): Promise<string> {
  const name = `leads_${++databases}`;
  await query(postgres.url, `CREATE DATABASE ${name}`);
  return postgres.url.replace(/postgres$/, name);
}

testStoreContract(async () => PostgresStore.open(await emptyDatabase()));

test("instances that start together migrate once and share the outbox without double work", async () => {
  const url = await emptyDatabase();
  const stores = await Promise.all(Array.from({ length: 4 }, () => PostgresStore.open(url)));
  const leads = Array.from({ length: 40 }, () => newLead());
  for (const lead of leads) await stores[0]!.save(lead);

  const delivered: string[] = [];
  let nowMs = 0;
  await Promise.all(
    stores.map(async (store) => {
      while (delivered.length < leads.length) {
        const stream = { target: "webhook", form: "contact" } as const;
        const { claim } = await store.claimNext(stream, ++nowMs, 60_000);
        if (!claim) continue;
        delivered.push(claim.lead.id);
        await store.markDelivered(claim, nowMs);
      }
    }),
  );
  expect(delivered).toEqual(leads.map((lead) => lead.id));
  await Promise.all(stores.map((store) => store.close()));
});

test("commits are durable even where the database is set not to wait for the disk", async () => {
  const url = await emptyDatabase();
  const admin = new Client(url);
  await admin.connect();
  await admin.query(
    `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`,
  );
  await admin.query(`CREATE TABLE seen (setting text)`);
  const store = await PostgresStore.open(url);
  await admin.query(
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN INSERT INTO seen VALUES (current_setting('synchronous_commit')); RETURN NEW; END $$`,
  );
  await admin.query(
    "CREATE TRIGGER note AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION note()",
  );
  await store.save(newLead());
  expect((await admin.query("SELECT * FROM seen")).rows).toEqual([{ setting: "on" }]);
  await store.close();
  await admin.end();
});

test("a database that cannot work is refused in one line within seconds, without its password", async () => {
  const startedMs = performance.now();
  const newer = await emptyDatabase();
  await query(newer, "CREATE TABLE schema_versions (version integer PRIMARY KEY)");
  await query(newer, "INSERT INTO schema_versions VALUES (999)");
  const forbidden = await emptyDatabase();
  await query(forbidden, "CREATE ROLE guest LOGIN PASSWORD 'test'");
  const cases: [url: string, reason: RegExp][] = [
    [postgres.url.replace(":test@", ":hunter2@"), /password authentication failed/],
    [`${postgres.url}_none`, /does not exist/],
    [postgres.url.replace("127.0.0.1", "no-such-host.invalid"), /ENOTFOUND|EAI_AGAIN/],
    [`${postgres.url}?sslmode=require`, /SSL/],
    [`${postgres.url}?sslmode=verify-full&sslrootcert=/none.pem`, /ENOENT/],
    [forbidden.replace("postgres:test@", "guest:test@"), /permission denied/],
    [newer, /newer version/],
  ];
  for (const [url, reason] of cases) {
    const failure = await PostgresStore.open(url).then(
      (store) => new Error(store.awayBecause),
      (error: Error) => error,
    );
    expect(failure.message).toMatch(reason);
    expect(failure.message).not.toMatch(/\n|hunter2/);
    if (!failure.message.includes("EAI_AGAIN")) expect(failure.name).toBe("StoreOpenError");
  }
  expect(performance.now() - startedMs).toBeLessThan(20_000);
});

test("for commands, a database without leads is refused and left empty", async () => {
  const url = await emptyDatabase();
  await expect(PostgresStore.open(url, { mustExist: true })).rejects.toThrow(
    /DATABASE_URL.*holds no leads/,
  );
  expect(await query(url, "SELECT 1 FROM pg_tables WHERE schemaname = 'public'")).toEqual([]);
});

test("what PostgreSQL keeps of a forgotten person is said", async () => {
  const store = await PostgresStore.open(await emptyDatabase());
  await store.save(newLead({ fields: { email: "ada@x.example" } }));
  const { remains } = await store.forget("ada@x.example");
  expect(remains).toEqual([expect.stringMatching(/VACUUM FULL.*write-ahead log/)]);
  expect((await store.forget("ada@x.example")).remains).toEqual([]);
  await store.close();
});

test("a database of the first version is brought up to date with its leads and deliveries", async () => {
  const url = await emptyDatabase();
  const admin = new Client(url);
  await admin.connect();
  await admin.query(`CREATE TABLE schema_versions (version integer PRIMARY KEY);
    INSERT INTO schema_versions VALUES (1);
    ${postgresMigrations[0]}
    INSERT INTO leads (id, idempotency_key, form, email, fields, received_at_ms)
      VALUES ('old', 'key', 'contact', 'a@b.example', '{"email":"a@b.example"}', 7);
    INSERT INTO outbox (sequence, target, form, attempts, last_error)
      VALUES (1, 'webhook', 'contact', 4, 'answered 422'), (1, 'email', 'contact', 0, NULL);`);
  await admin.end();
  const store = await PostgresStore.open(url);
  await expectUpgraded(store);
  await store.close();
});

test("what an earlier version kept of those who had unsubscribed is erased", async () => {
  const url = await emptyDatabase();
  const admin = new Client(url);
  await admin.connect();
  await admin.query(`CREATE TABLE schema_versions (version integer PRIMARY KEY);
    INSERT INTO schema_versions VALUES (1), (2), (3);
    ${postgresMigrations.slice(0, 3).join("")} ${unsubscribedBefore}`);
  await admin.end();
  const store = await PostgresStore.open(url);
  await expectErased(store);
  await store.close();
});

test("what an instance of the version before noted only is erased by the next try", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  await expectErasedLater(store, (sql) => query(url, sql));
  await store.close();
});

test("the owner is told of a lead that is claimed while its subscriber leaves", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  const stream = { target: "webhook", form: "newsletter" } as const;
  await store.save(newLead({ form: "newsletter", subscriptionToken: "one" }));
  const admin = new Client(url);
  await admin.connect();
  await admin.query("BEGIN; SELECT FROM leads FOR UPDATE");
  const leaving = store.unsubscribe("one", 7);
  await waitingForLocks(url, 1);
  const { claim } = await store.claimNext(stream, 1, 500);
  await admin.query("COMMIT");
  await leaving;
  expect(claim?.lead.fields["email"]).toBeDefined();
  if (claim) await store.markDelivered(claim, 2);
  const told = await store.claimNext(stream, 501, 500);
  expect(told.claim?.lead).toMatchObject({ fields: {}, unsubscribed: { atMs: 7 } });
  await admin.end();
  await store.close();
});

test("nothing of a lead goes out that is claimed or confirmed while it is marked as spam", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  const subscriber = { form: "newsletter", subscriptionToken: "one" } as const;
  const [sent, unsent] = [
    newLead({ form: "newsletter" }),
    newLead({ ...subscriber, deliverTo: [] }),
  ];
  for (const lead of [sent, unsent]) await store.save(lead);
  const admin = new Client(url);
  await admin.connect();
  await admin.query("BEGIN; SELECT FROM leads FOR UPDATE");
  const confirming = store.confirmSubscription("one", 1);
  await waitingForLocks(url, 1);
  const marking = [sent, unsent].map(({ id }) => store.change(id, 0, { isSpam: true }));
  await waitingForLocks(url, 3);
  const { claim } = await store.claimNext({ target: "webhook", form: "newsletter" }, 1, 500);
  await admin.query("COMMIT");
  expect(await Promise.all(marking)).toEqual(["changed", "changed"]);
  expect(await confirming).toBeDefined();
  expect(claim?.lead.id).toBe(sent.id);
  const { deliveries } = (await store.find(sent.id)) ?? {};
  expect(deliveries).toMatchObject([{ target: "webhook", setAside: "spam" }]);
  expect(await store.find(unsent.id)).toMatchObject({ confirmedAtMs: 1, deliveries: [] });
  await admin.end();
  await store.close();
});

test.each([
  ["is read-only", "ALTER DATABASE # SET default_transaction_read_only = on", undefined],
  ["has its table locked", "BEGIN; LOCK TABLE leads IN EXCLUSIVE MODE", "ROLLBACK"],
  [
    "took the right to write away",
    "ALTER TABLE leads RENAME TO hidden",
    "ALTER TABLE hidden RENAME TO leads",
  ],
])("is not ready while PostgreSQL %s", async (_how, harm, repair) => {
  const url = await emptyDatabase();
  const admin = new Client(url);
  await admin.connect();
  await (await PostgresStore.open(url)).close();
  await admin.query(harm.replace("#", new URL(url).pathname.slice(1)));
  const store = await PostgresStore.open(url);
  await expect(store.checkReady()).rejects.toThrow();
  await expect(store.save(newLead())).rejects.toThrow();
  if (repair !== undefined) {
    await admin.query(repair);
    await store.checkReady();
    expect(await store.save(newLead())).toBe("stored");
  }
  await admin.end();
  await store.close();
});

test("what another instance has claimed is left to it while it runs", async () => {
  const url = await emptyDatabase();
  const stream = { target: "webhook", form: "contact" } as const;
  const [first, second] = [await PostgresStore.open(url), await PostgresStore.open(url)];
  await first.save(newLead());
  expect((await first.claimNext(stream, 0, 60_000)).claim).toBeDefined();
  await second.takeBackClaims();
  expect((await second.claimNext(stream, 1, 60_000)).claim).toBeUndefined();
  await first.close();
  await vi.waitFor(async () => {
    await second.takeBackClaims();
    expect((await second.claimNext(stream, 2, 60_000)).claim).toBeDefined();
  });
  await second.close();
});

test("its location shows no password", async () => {
  const store = await PostgresStore.open(await emptyDatabase());
  expect(store.location).not.toContain("test@");
  expect(store.location).toMatch(/^PostgreSQL 127\.0\.0\.1:\d+\/leads_\d+$/);
  await store.close();
});

test("PostgreSQL away at start, then back, then away, then back", async () => {
  const url = await emptyDatabase();
  await postgres.stop();
  const store = await PostgresStore.open(url);
  expect(store.awayBecause).toMatch(/ECONNREFUSED/);
  await expect(store.save(newLead())).rejects.toThrow();
  await expect(store.checkReady()).rejects.toThrow();

  await postgres.start();
  await store.checkReady();
  expect(await store.save(newLead())).toBe("stored");

  await postgres.stop();
  await expect(store.save(newLead())).rejects.toThrow();
  await postgres.start();
  expect(await store.save(newLead())).toBe("stored");
  expect(await store.count({})).toBe(2);
  await store.close();
});

test("the digest of an address is keyed", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  await expectKeyedDigest(store, (sql) => query(url, sql));
  await store.close();
});

test("and by the next start of an instance", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  await expectErasedAtStart(store, (sql) => query(url, sql));
  await store.close();
});

test("an instance of the version before, still running, does not send what it does not know", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  await expectNotClaimedBefore(store, (sql) => query(url, sql));
  await store.close();
});

test("nor does it bring back whom it does not know to be erased", async () => {
  const url = await emptyDatabase();
  const store = await PostgresStore.open(url);
  await expectStaysErased(store, (sql) => query(url, sql));
  await store.close();
});

/** Of the version in which an erased lead could be changed no more once it had been brought back. */
async function fifthVersion(): Promise<string> {
  const url = await emptyDatabase();
  await query(
    url,
    `CREATE TABLE schema_versions (version integer PRIMARY KEY);
     INSERT INTO schema_versions VALUES (1), (2), (3), (4), (5);
     ${postgresMigrations.slice(0, 4).join("")} ${broughtBackErased} ${postgresMigrations[4]}`,
  );
  return url;
}

test("whom it has brought back in an earlier version has left again", async () => {
  const url = await fifthVersion();
  const change = "UPDATE leads SET state = 'closed'";
  await expect(query(url, change)).rejects.toThrow(/erased_stays_unsubscribed/);
  const store = await PostgresStore.open(url);
  await expectLeftForGood(store);
  await store.close();
});

/** As the version before wrote a lead, which knew of no arrival. */
const olderSave = save.replace(", arrival)", ")").replace(", $11)", ")");

test("forms of running instances are taken while another waits for a reader before it migrates", async () => {
  const url = await fifthVersion();
  const reader = new Client(url);
  await reader.connect();
  await reader.query("BEGIN; SELECT count(*) FROM leads");
  const running = new Client(url);
  await running.connect();
  const opened = new AbortController();
  const opening = PostgresStore.open(url).finally(() => opened.abort());
  let slowestMs = 0;
  let posts = 0;
  while (!opened.signal.aborted) {
    const startedMs = performance.now();
    await running.query(olderSave, saveValues(newLead()).slice(0, -1));
    slowestMs = Math.max(slowestMs, performance.now() - startedMs);
    posts += 1;
  }
  // Without a bound they wait until the migration gives up, after five seconds.
  expect(slowestMs).toBeLessThan(2_500);

  const store = await opening;
  expect(store.awayBecause).toMatch(/another program is using/);
  await expect(store.save(newLead())).rejects.toMatchObject({ code: "55P03" });
  const late = store.save(newLead());
  await reader.query("COMMIT");
  expect(await late).toBe("stored");
  expect(await store.count({})).toBe(posts + 2);
  await Promise.all([reader.end(), running.end(), store.close()]);
});
