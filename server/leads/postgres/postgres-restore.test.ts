import { Client } from "pg";
import { expect, test } from "vitest";
import type { NewLead } from "#server/leads/store.ts";
import { installedPostgres, startInstalledPostgres } from "#server/testing/installed-postgres.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { startPostgres } from "#server/testing/postgres.ts";
import { PostgresStore } from "./postgres-store.ts";

/** Not kept: how long somebody may not post any more, and when the store was last found ready. */
const fleeting = new Set(["rate_limits", "readiness"]);

type Dump = Record<string, string>;

async function inDatabase<Result>(url: string, work: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const tablesIn = async (client: Client) => {
  const { rows } = await client.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  return rows.map(({ name }) => name).filter((name) => !fleeting.has(name));
};

/** Every row of every table, which is what pg_dump writes down. The tests' PostgreSQL comes without that program. */
const dump = (url: string) =>
  inDatabase(url, async (client): Promise<Dump> => {
    const tables = await tablesIn(client);
    const texts: Dump = {};
    for (const table of tables) {
      const { rows } = await client.query<{ all: string | null }>(
        `SELECT json_agg(t)::text AS all FROM "${table}" t`,
      );
      texts[table] = rows[0]?.all ?? "[]";
    }
    return texts;
  });

/** As pg_restore does it: rows as they were, and the next number after the last one. */
const restore = (url: string, texts: Dump) =>
  inDatabase(url, async (client) => {
    const tables = Object.keys(texts).toSorted((a, b) =>
      a === "leads" ? -1 : b === "leads" ? 1 : 0,
    );
    await client.query(`TRUNCATE ${tables.map((table) => `"${table}"`).join(", ")} CASCADE`);
    for (const table of tables) {
      await client.query(
        `INSERT INTO "${table}" OVERRIDING SYSTEM VALUE SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`,
        [texts[table]],
      );
    }
    await client.query(
      "SELECT setval(pg_get_serial_sequence('leads', 'sequence'), (SELECT max(sequence) FROM leads))",
    );
  });

/** Leads of every kind, and what a person did with one. */
async function fill(store: PostgresStore, subscriber: NewLead) {
  for (const lead of [newLead(), subscriber, newLead({ spamReason: "honeypot" })]) {
    await store.save(lead);
  }
  await store.confirmSubscription(subscriber.subscriptionToken ?? "", 1_700_000_000_000);
  const [first] = await store.page({}, 0, 1);
  const work = { state: "answered", owner: "Mira", note: "Called." } as const;
  await store.change(first?.id ?? "", first?.version ?? 0, work);
  return await store.page({ spam: "include" }, 0, 100);
}

const newSubscriber = () =>
  newLead({
    form: "newsletter",
    fields: { email: "ana@acme.example" },
    subscriptionToken: "t0k-en",
  });

const tools = installedPostgres();

test.skipIf(!tools)(
  "pg_dump and pg_restore bring back what was there (needs a PostgreSQL with both programs)",
  async () => {
    await using server = await startInstalledPostgres(tools ?? "");
    const file = `${server.dir}/leads.dump`;
    const store = await PostgresStore.open(server.url);
    const kept = await fill(store, newSubscriber());
    await server.run("pg_dump", "--format=custom", `--file=${file}`, server.url);
    await store.save(newLead());
    await store.forget("ana@acme.example");
    await store.close();

    await server.run("pg_restore", "--clean", "--if-exists", `--dbname=${server.url}`, file);
    const after = await PostgresStore.open(server.url);
    try {
      expect(kept).toHaveLength(3);
      expect(await after.page({ spam: "include" }, 0, 100)).toEqual(kept);
      expect(await after.unsubscribe("t0k-en", 1)).toEqual({ email: "ana@acme.example" });
      expect(await after.save(newLead())).toBe("stored");
      const last = (await after.page({ spam: "include" }, 0, 100)).at(-1);
      expect(last?.sequence).toBeGreaterThan(kept.at(-1)?.sequence ?? Infinity);
    } finally {
      await after.close();
    }
  },
  60_000,
);

test("what the tables hold is everything: a new server with them goes on where the old one was", async () => {
  await using old = await startPostgres();
  const before = await PostgresStore.open(old.url);
  const subscriber = newSubscriber();
  const kept = await fill(before, subscriber);
  await before.close();
  const texts = await dump(old.url);

  await using fresh = await startPostgres();
  // The server creates the tables at its first contact.
  await (await PostgresStore.open(fresh.url)).close();
  await restore(fresh.url, texts);
  const after = await PostgresStore.open(fresh.url);
  try {
    expect(kept).toHaveLength(3);
    expect(await after.page({ spam: "include" }, 0, 100)).toEqual(kept);
    expect(await after.save(subscriber)).toBe("already-stored");
    expect(await after.unsubscribe("t0k-en", 1_700_000_000_001)).toEqual({
      email: "ana@acme.example",
    });
    expect(await after.save(newLead())).toBe("stored");
    const last = (await after.page({ spam: "include" }, 0, 100)).at(-1);
    expect(last?.sequence).toBeGreaterThan(kept.at(-1)?.sequence ?? Infinity);
  } finally {
    await after.close();
  }
});
