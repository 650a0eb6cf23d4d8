import type { ClientBase } from "pg";
import { toStoredLead } from "#server/leads/lead-row.ts";
import { type CountRow, forTargets, toStats, type WaitingRow } from "#server/leads/lead-stats.ts";
import {
  chosenTargets,
  type DailyCount,
  type DeliveryTarget,
  type Forgotten,
  type LeadChange,
  type LeadEvent,
  type LeadFilter,
  type LeadStats,
  type LeadStore,
  type NewLead,
  type Person,
  type StoredLead,
  type Subscriber,
  ownerTargets,
} from "#server/leads/store.ts";
import {
  addCount,
  countsBetween,
  dropCounts,
  endUnconfirmed,
  type EventRow,
  foldName,
  peopleStatements,
  toEvent,
} from "#server/leads/shared-statements.ts";
import { PostgresConnection } from "./postgres-connection.ts";
import { reasonOf } from "./postgres-database.ts";
import { PostgresOutbox } from "./postgres-outbox.ts";
import * as queries from "./postgres-queries.ts";

const keptByPostgres =
  'PostgreSQL may keep the bytes of deleted rows in its files until "VACUUM FULL leads, outbox" rewrites the tables, and ' +
  "keeps them in its write-ahead log, its archive and its replicas until that log is rotated.";

const people = peopleStatements("$");
const eventValues = (id: string, { atMs, person, what }: LeadEvent) => [id, atMs, person, what];

/** Leads in PostgreSQL, for those who run several instances of the server. */
export class PostgresStore extends PostgresOutbox implements LeadStore {
  /** A lost connection is made anew by the pool. */
  readonly needsRestart = false;

  /**
   * Opens even when PostgreSQL is away: until it is back every other method rejects. What waiting cannot cure rejects
   * with StoreOpenError, and so does a database without leads where it must have been used before.
   */
  static async open(databaseUrl: string, { mustExist = false } = {}): Promise<PostgresStore> {
    return new PostgresStore(await PostgresConnection.open(databaseUrl, mustExist));
  }

  get location(): string {
    return this.database.location;
  }

  get awayBecause(): string | undefined {
    return this.database.awayBecause;
  }

  async save(lead: NewLead): Promise<"stored" | "already-stored"> {
    if (lead.spamReason === null && lead.deliverTo.includes("confirmation")) {
      return await this.database.inTransaction((client) => subscribe(client, lead));
    }
    const { rows } = await this.database.query(queries.save, queries.saveValues(lead));
    return rows.length === 0 ? "already-stored" : "stored";
  }

  /** See rate-limit.ts. Now and then what has been full for long is swept out. */
  async takeToken(bucket: string, msPerToken: number, windowMs: number): Promise<number> {
    const values = [bucket, Math.round(msPerToken), windowMs];
    const { rows } = await this.database.query<{ wait_ms: number }>(queries.takeToken, values);
    if (Math.random() < 0.01) await this.database.query(queries.sweepTokens);
    return rows[0]?.wait_ms ?? 0;
  }

  async checkReady(): Promise<void> {
    await this.database.query(queries.checkReady, [Date.now()]);
  }

  async find(id: string): Promise<StoredLead | undefined> {
    return (await this.#leads("id = $1", [id]))[0];
  }

  findByPrefix(prefix: string, limit: number): Promise<StoredLead[]> {
    return this.#leads("starts_with(id, $1) LIMIT $2", [prefix, limit]);
  }

  async change(
    id: string,
    version: number,
    { state, owner, note, isSpam, followUp }: LeadChange,
    event?: LeadEvent,
  ): Promise<"changed" | "changed-meanwhile" | "gone"> {
    const given = [state, owner, note, isSpam].map((value) => value ?? null);
    const values = [...given, ownerTargets, followUp ?? null, chosenTargets];
    return await this.database.inTransaction(async (client) => {
      const { rows } = await client.query<{ found: number; changed: number }>(queries.change, [
        id,
        version,
        ...values,
      ]);
      if (!rows[0]?.changed) return rows[0]?.found ? "changed-meanwhile" : "gone";
      for (const statement of queries.stopSpam) await client.query(statement, [id]);
      if (event) await client.query(people.noteEvent, eventValues(id, event));
      return "changed";
    });
  }

  async confirmSubscription(token: string, nowMs: number): Promise<Subscriber | undefined> {
    await this.endUnconfirmed(nowMs);
    const values = [token, nowMs, ownerTargets];
    const { rows } = await this.database.query<Subscriber>(queries.confirmSubscription, values);
    return rows[0];
  }

  async unsubscribe(token: string, nowMs: number): Promise<Subscriber | undefined> {
    const { asked, lockLeads } = queries.unsubscribing;
    return await this.database.inTransaction(async (client) => {
      const email = (await client.query<{ email: string }>(asked, [token])).rows[0]?.email;
      if (email === undefined) return undefined;
      if (email === "") return { email: null };
      const { rows } = await client.query<{ sequence: number }>(lockLeads, [email]);
      // Another instance was faster.
      if (rows.length === 0) return { email: null };
      await eraseSubscribers(client, rows, nowMs);
      return { email };
    });
  }

  async finishUnsubscribing(nowMs: number): Promise<number> {
    return await this.database.inTransaction(async (client) => {
      const { lockNotErased } = queries.unsubscribing;
      const { rows } = await client.query<{ sequence: number }>(lockNotErased);
      if (rows.length > 0) await eraseSubscribers(client, rows, nowMs);
      return rows.length;
    });
  }

  async endUnconfirmed(nowMs: number): Promise<number> {
    const { rowCount } = await this.database.query(endUnconfirmed("$1::bigint"), [nowMs]);
    return rowCount ?? 0;
  }

  page(filter: LeadFilter, afterSequence: number, limit: number): Promise<StoredLead[]> {
    return this.#part(filter, "sequence > ? ORDER BY sequence LIMIT ?", [afterSequence, limit]);
  }

  newest(
    filter: LeadFilter,
    limit: number,
    beforeSequence = Number.MAX_SAFE_INTEGER,
  ): Promise<StoredLead[]> {
    const part = "sequence < ? ORDER BY sequence DESC LIMIT ?";
    return this.#part(filter, part, [beforeSequence, limit]);
  }

  #part(filter: LeadFilter, part: string, given: readonly number[]): Promise<StoredLead[]> {
    const { where, values } = queries.toWhere(filter, part);
    return this.#leads(where, [...values, ...given]);
  }

  async #leads(where: string, values: unknown[]): Promise<StoredLead[]> {
    const sql = `${queries.selectLeads} WHERE ${where}`;
    const { rows } = await this.database.query<queries.PostgresLeadRow>(sql, values);
    return rows.map((row) => toStoredLead(row, row.deliveries));
  }

  async count(filter: LeadFilter): Promise<number> {
    const { where, values } = queries.toWhere(filter);
    const sql = `SELECT count(*) AS n FROM leads WHERE ${where}`;
    const { rows } = await this.database.query<{ n: number }>(sql, values);
    return rows[0]?.n ?? 0;
  }

  async stats(): Promise<LeadStats> {
    const [counts, waiting] = await Promise.all([
      this.database.query<CountRow>(queries.counts),
      this.database.query<WaitingRow>(queries.waitingCounts),
    ]);
    return toStats(counts.rows, waiting.rows);
  }

  /** The vacuum frees the erased rows' space at once, so that later writes reuse it. */
  async forget(email: string): Promise<Forgotten> {
    type Row = { leads: number; delivered: Partial<Record<DeliveryTarget, number>> };
    const { rows } = await this.database.query<Row>(queries.forget, [email]);
    const { leads = 0, delivered = {} } = rows[0] ?? {};
    const vacuumFailed = await this.database.query("VACUUM leads, outbox").then(
      () => [],
      (error: unknown) => [`VACUUM could not be run (${reasonOf(error)}).`],
    );
    const remains = leads === 0 ? [] : [...vacuumFailed, keptByPostgres];
    return { leads, delivered: forTargets((target) => delivered[target] ?? 0), remains };
  }

  async noteEvent(id: string, event: LeadEvent): Promise<void> {
    await this.database.query(people.noteEvent, eventValues(id, event));
  }

  async eventsOf(id: string): Promise<LeadEvent[]> {
    return (await this.database.query<EventRow>(people.eventsOf, [id])).rows.map(toEvent);
  }

  async people(): Promise<Person[]> {
    return (await this.database.query<Person>(people.people)).rows;
  }

  async setPerson({ name, password }: Person): Promise<void> {
    await this.database.query(people.setPerson, [foldName(name), name, password]);
  }

  async removePerson(name: string): Promise<boolean> {
    return (await this.database.query(people.removePerson, [foldName(name)])).rowCount !== 0;
  }

  /** In one order, so that instances that add to the same sums do not wait for each other. */
  async addCounts(counts: readonly DailyCount[], oldestDay: string): Promise<void> {
    const rows = counts.map(({ day, what, label, n }) => [day, what, label, n]);
    await this.database.inTransaction(async (client) => {
      for (const row of rows.toSorted()) await client.query(addCount("$"), row);
      await client.query(dropCounts("$"), [oldestDay]);
    });
  }

  async countsBetween(firstDay: string, lastDay: string): Promise<DailyCount[]> {
    const { rows } = await this.database.query<DailyCount>(countsBetween("$"), [firstDay, lastDay]);
    return rows;
  }

  async close(): Promise<void> {
    await this.database.close();
  }
}

async function subscribe(client: ClientBase, lead: NewLead): Promise<"stored" | "already-stored"> {
  const { lock, known, askAgain, askLater } = queries.subscribing;
  const email = lead.fields["email"] ?? "";
  await client.query(lock, [email]);
  const [row] = (await client.query<{ sequence: number }>(known, [email])).rows;
  if (row) {
    await client.query(askAgain, [row.sequence, lead.receivedAtMs]);
    return "already-stored";
  }
  const saved = await client.query<{ sequence: number }>(queries.save, queries.saveValues(lead));
  const [added] = saved.rows;
  if (!added) return "already-stored";
  await client.query(askLater, [added.sequence, email, lead.receivedAtMs]);
  return "stored";
}

/** Of leads that are locked. */
async function eraseSubscribers(
  client: ClientBase,
  leads: readonly { sequence: number }[],
  nowMs: number,
): Promise<void> {
  const { lockOutbox, stop, tell, erase } = queries.unsubscribing;
  const theirs = [leads.map(({ sequence }) => sequence)];
  for (const statement of [lockOutbox, stop, tell]) await client.query(statement, theirs);
  await client.query(erase, [...theirs, nowMs]);
}
