import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { type ClientBase, Pool, types } from "pg";
import { brandSlug } from "#contract/brand.ts";
import { codeOf, messageOf, propertyOf } from "#server/thrown.ts";
import { postgresMigrations } from "./postgres-schema.ts";

/** Any fixed number that no other program uses on the same database. */
const MIGRATION_LOCK = 7_150_266_183;
const CONNECT_TIMEOUT_MS = 3_000;
const QUERY_TIMEOUT_MS = 5_000;

/**
 * Whoever waits for a whole table holds up all who come after them, on every instance. So a migration waits for a moment
 * only, leaves the others a longer one, and asks again.
 */
const TABLE_WAIT_MS = 200;
const ASK_FOR_TABLES_AGAIN_MS = 800;
const ASK_FOR_TABLES_TIMES = 4;
const LOCK_NOT_AVAILABLE = "55P03";

const BIGINT_OID = 20;

/** Each process adds a word of its own, by which others can see that it runs. */
export const APPLICATION_NAME = `${brandSlug}-site`;

export function makePool(databaseUrl: string): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: `${APPLICATION_NAME} ${randomUUID()}`,
    types: {
      // Sequences and milliseconds stay far below 2^53.
      getTypeParser: (oid: number, format?: "text" | "binary") =>
        oid === BIGINT_OID ? Number : types.getTypeParser(oid, format as "text"),
    },
    onConnect: (client) => keepCommitsDurable(client),
  });
  // A connection lost while idle is dropped by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return pool;
}

/** A server or role may be set to acknowledge before the disk has the data. */
async function keepCommitsDurable(client: ClientBase): Promise<void> {
  await client.query(
    `SELECT set_config('synchronous_commit', 'on', false)
     WHERE current_setting('synchronous_commit') = 'off'`,
  );
}

/** Safe to run by several instances at once: they take turns. */
export async function migratePostgres(pool: Pool, mustExist: boolean): Promise<void> {
  for (let times = 1; ; times += 1) {
    try {
      return await inTransaction(pool, (client) => migrate(client, mustExist));
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (times === ASK_FOR_TABLES_TIMES) throw tablesInUse;
    }
    await wait(ASK_FOR_TABLES_AGAIN_MS);
  }
}

const tablesInUse = Object.assign(
  new Error("its tables must be changed for this version, and another program is using them"),
  { code: LOCK_NOT_AVAILABLE },
);

async function migrate(client: ClientBase, mustExist: boolean): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  if (mustExist && !(await hasLeads(client))) throw new Error("it holds no leads");
  await client.query("CREATE TABLE IF NOT EXISTS schema_versions (version integer PRIMARY KEY)");
  const { rows } = await client.query<{ applied: number }>(
    "SELECT coalesce(max(version), 0) AS applied FROM schema_versions",
  );
  const applied = rows[0]?.applied ?? 0;
  if (applied > postgresMigrations.length) {
    throw new Error("it was written by a newer version of this program");
  }
  if (applied > 0 && applied < postgresMigrations.length) {
    await client.query(`SET LOCAL lock_timeout = ${TABLE_WAIT_MS}`);
    await client.query("LOCK TABLE leads, outbox IN ACCESS EXCLUSIVE MODE");
  }
  for (const [index, migration] of postgresMigrations.entries()) {
    if (index < applied) continue;
    await client.query(migration);
    await client.query("INSERT INTO schema_versions VALUES ($1)", [index + 1]);
  }
}

/** A connection on which something failed is not used again. */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function hasLeads(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "SELECT to_regclass('schema_versions') IS NOT NULL AS found",
  );
  return rows[0]?.found ?? false;
}

/**
 * Whether waiting may cure it: nobody listens yet, no answer in time, or a server that starts, stops, recovers or is
 * full (SQLSTATE classes 08, 25, 53, 55 and 57). A wrong password, database or host name stays wrong.
 */
export function isAway(error: unknown): boolean {
  const code = codeOf(error);
  if (code === undefined) return /timeout|terminated/i.test(messageOf(error));
  if (code === "ENOENT") return propertyOf(error, "syscall") === "connect";
  return awayCodes.has(code) || /^(?:08|25|40|53|55|57)...$/.test(code);
}

const awayCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** In one line; the addresses tried say nothing that the code does not. */
export function reasonOf(error: unknown): string {
  return (messageOf(error) || codeOf(error) || "unknown").split("\n")[0] ?? "";
}
