import type { Pool, QueryResultRow } from "pg";
import { toLead, toStoredLead } from "#server/leads/lead-row.ts";
import { type CountRow, toStats, type WaitingRow } from "#server/leads/lead-stats.ts";
import {
  APPLICATION_NAME,
  inTransaction,
  isAway,
  makePool,
  migratePostgres,
  reasonOf,
} from "./postgres-database.ts";
import * as queries from "./postgres-queries.ts";
import { StoreOpenError } from "#server/leads/store-open-error.ts";
import {
  type Claim,
  type ClaimResult,
  type DeliveryTarget,
  type Forgotten,
  type LeadChange,
  type LeadFilter,
  type LeadStats,
  type LeadStore,
  type NewLead,
  type StoredLead,
  type Stream,
  ownerTargets,
} from "#server/leads/store.ts";

const keptByPostgres =
  'PostgreSQL may keep the bytes of deleted rows in its files until "VACUUM FULL leads, outbox" rewrites the tables, and ' +
  "keeps them in its write-ahead log, its archive and its replicas until that log is rotated.";

/** Leads in PostgreSQL, for those who run several instances of the server. */
export class PostgresStore implements LeadStore {
  readonly location: string;
  /** A lost connection is made anew by the pool. */
  readonly needsRestart = false;
  readonly #pool: Pool;
  readonly #mustExist: boolean;
  #migrated: Promise<void> | undefined;
  #awayBecause: string | undefined;

  private constructor(location: string, pool: Pool, mustExist: boolean) {
    this.location = location;
    this.#pool = pool;
    this.#mustExist = mustExist;
  }

  /**
   * Opens even when PostgreSQL is away: until it is back every other method rejects. What waiting cannot cure rejects
   * with StoreOpenError, and so does a database without leads where it must have been used before.
   */
  static async open(databaseUrl: string, { mustExist = false } = {}): Promise<PostgresStore> {
    const { hostname, port, pathname } = new URL(databaseUrl);
    const location = `PostgreSQL ${hostname}${port === "" ? "" : `:${port}`}${pathname}`;
    const store = new PostgresStore(location, makePool(databaseUrl), mustExist);
    try {
      await store.#ready();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isAway(error)) {
        await store.close();
        throw new StoreOpenError(
          `DATABASE_URL cannot be used (${reason}). Check its host, user, password and database.`,
        );
      }
      store.#awayBecause = reason;
    }
    return store;
  }

  /** Why PostgreSQL could not be reached when the store was opened. */
  get awayBecause(): string | undefined {
    return this.#awayBecause;
  }

  /** Migrates on the first contact that succeeds. */
  #ready(): Promise<void> {
    this.#migrated ??= migratePostgres(this.#pool, this.#mustExist).catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    return this.#migrated;
  }

  async #query<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
    await this.#ready();
    return await this.#pool.query<Row>(sql, values);
  }

  async save(lead: NewLead): Promise<"stored" | "already-stored"> {
    const { rows } = await this.#query(queries.save, queries.saveValues(lead));
    return rows.length === 0 ? "already-stored" : "stored";
  }

  /** See shared-rate-limit.ts. Now and then what has been full for long is swept out. */
  async takeToken(bucket: string, msPerToken: number, windowMs: number): Promise<number> {
    const values = [bucket, Math.round(msPerToken), windowMs];
    const { rows } = await this.#query<{ wait_ms: number }>(queries.takeToken, values);
    if (Math.random() < 0.01) await this.#query(queries.sweepTokens);
    return rows[0]?.wait_ms ?? 0;
  }

  async checkReady(): Promise<void> {
    await this.#query(queries.checkReady, [Date.now()]);
  }

  async claimNext(stream: Stream, nowMs: number, leaseMs: number): Promise<ClaimResult> {
    const { target, form } = stream;
    const leaseUntilMs = nowMs + leaseMs;
    const claimed = await this.#query<queries.ClaimRow>(queries.claim, [
      target,
      form,
      nowMs,
      leaseUntilMs,
    ]);
    const row = claimed.rows[0];
    if (row) {
      const { attempts, refusals } = row;
      const lead = toLead(row);
      return { claim: { target, form, lead, attempts, refusals, leaseUntilMs } };
    }
    const waiting = await this.#query<{ free_at_ms: number }>(queries.nextFree, [target, form]);
    return { waitUntilMs: waiting.rows[0]?.free_at_ms };
  }

  async markDelivered(claim: Claim, nowMs: number): Promise<void> {
    const change = "delivered_at_ms = $4, last_error = NULL, set_aside = NULL";
    await this.#updateClaimed(claim, change, [nowMs]);
  }

  async markFailed(claim: Claim, nextAttemptAtMs: number, error: string): Promise<void> {
    const change =
      "lease_until_ms = 0, attempts = attempts + 1, next_attempt_at_ms = $4, last_error = $5";
    await this.#updateClaimed(claim, change, [nextAttemptAtMs, error]);
  }

  async markRefused(claim: Claim, nextAttemptAtMs: number | null, error: string): Promise<void> {
    const change = `lease_until_ms = 0, attempts = attempts + 1, refusals = refusals + 1,
      next_attempt_at_ms = $4, last_error = $5, set_aside = coalesce(set_aside, $6)`;
    const setAside = nextAttemptAtMs === null ? "refused" : null;
    await this.#updateClaimed(claim, change, [nextAttemptAtMs ?? 0, error, setAside]);
  }

  async release(claim: Claim): Promise<void> {
    await this.#updateClaimed(claim, "lease_until_ms = 0", []);
  }

  async makeDue({ target, form }: Stream, nowMs: number): Promise<boolean> {
    const { rowCount } = await this.#query(queries.makeDue, [target, form, nowMs]);
    return rowCount !== 0;
  }

  async takeBackClaims(): Promise<void> {
    await this.#query(queries.takeBackClaims, [`${APPLICATION_NAME} %`]);
  }

  async setTargets(
    targets: readonly DeliveryTarget[],
    nowMs: number,
    deliverSinceMs: number | undefined,
  ): Promise<Partial<Record<DeliveryTarget, number>>> {
    await this.#ready();
    return await inTransaction(this.#pool, async (client) => {
      await client.query(queries.lockTargets);
      await client.query(queries.dropTargets, [targets]);
      const held: Partial<Record<DeliveryTarget, number>> = {};
      for (const target of targets) {
        const added = await client.query(queries.addTarget, [target, nowMs]);
        if (added.rowCount !== 0) await client.query(queries.holdBacklog, [target, nowMs]);
        if (deliverSinceMs !== undefined) {
          await client.query(queries.releaseBacklog, [target, deliverSinceMs]);
        }
        const { rows } = await client.query<{ n: number }>(queries.countHeld, [target]);
        held[target] = rows[0]?.n ?? 0;
      }
      return held;
    });
  }

  async #updateClaimed(claim: Claim, change: string, values: unknown[]): Promise<void> {
    await this.#query(
      `UPDATE outbox SET ${change} WHERE target = $1 AND lease_until_ms = $2
       AND sequence = (SELECT sequence FROM leads WHERE id = $3)`,
      [claim.target, claim.leaseUntilMs, claim.lead.id, ...values],
    );
  }

  async find(id: string): Promise<StoredLead | undefined> {
    const { rows } = await this.#query<queries.PostgresLeadRow>(
      `${queries.selectLeads} WHERE id = $1`,
      [id],
    );
    return rows[0] && toStored(rows[0]);
  }

  async findByPrefix(prefix: string, limit: number): Promise<StoredLead[]> {
    const { rows } = await this.#query<queries.PostgresLeadRow>(
      `${queries.selectLeads} WHERE starts_with(id, $1) LIMIT $2`,
      [prefix, limit],
    );
    return rows.map(toStored);
  }

  async change(
    id: string,
    version: number,
    { state, owner, note, isSpam }: LeadChange,
  ): Promise<"changed" | "changed-meanwhile" | "gone"> {
    const { rows } = await this.#query<{ found: number; changed: number }>(queries.change, [
      id,
      version,
      state ?? null,
      owner ?? null,
      note ?? null,
      isSpam ?? null,
      ownerTargets,
    ]);
    if (rows[0]?.changed) return "changed";
    return rows[0]?.found ? "changed-meanwhile" : "gone";
  }

  async confirmSubscription(token: string, nowMs: number): Promise<string | undefined> {
    const values = [token, nowMs, ownerTargets];
    const { rows } = await this.#query<{ email: string }>(queries.confirmSubscription, values);
    return rows[0]?.email;
  }

  async unsubscribe(token: string, nowMs: number): Promise<string | undefined> {
    const { rows } = await this.#query<{ email: string }>(queries.unsubscribe, [token, nowMs]);
    return rows[0]?.email;
  }

  async page(filter: LeadFilter, afterSequence: number, limit: number): Promise<StoredLead[]> {
    const { where, values } = queries.toWhere(filter);
    const { rows } = await this.#query<queries.PostgresLeadRow>(
      `${queries.selectLeads} WHERE ${where} AND sequence > $${values.length + 1}
       ORDER BY sequence LIMIT $${values.length + 2}`,
      [...values, afterSequence, limit],
    );
    return rows.map(toStored);
  }

  async newest(
    filter: LeadFilter,
    limit: number,
    beforeSequence = Number.MAX_SAFE_INTEGER,
  ): Promise<StoredLead[]> {
    const { where, values } = queries.toWhere(filter);
    const { rows } = await this.#query<queries.PostgresLeadRow>(
      `${queries.selectLeads} WHERE ${where} AND sequence < $${values.length + 1}
       ORDER BY sequence DESC LIMIT $${values.length + 2}`,
      [...values, beforeSequence, limit],
    );
    return rows.map(toStored);
  }

  async count(filter: LeadFilter): Promise<number> {
    const { where, values } = queries.toWhere(filter);
    const sql = `SELECT count(*) AS n FROM leads WHERE ${where}`;
    const { rows } = await this.#query<{ n: number }>(sql, values);
    return rows[0]?.n ?? 0;
  }

  async stats(): Promise<LeadStats> {
    const [counts, waiting] = await Promise.all([
      this.#query<CountRow>(queries.counts),
      this.#query<WaitingRow>(queries.waitingCounts),
    ]);
    return toStats(counts.rows, waiting.rows);
  }

  async retryFailed(): Promise<number> {
    const { rowCount } = await this.#query(
      `UPDATE outbox SET ${queries.dueNow}
       WHERE ${queries.unsettled} AND set_aside IS DISTINCT FROM 'skipped'`,
    );
    return rowCount ?? 0;
  }

  retryLead(id: string): Promise<DeliveryTarget[]> {
    return this.#updateFailed(id, queries.dueNow);
  }

  skipLead(id: string): Promise<DeliveryTarget[]> {
    return this.#updateFailed(id, "set_aside = 'skipped'");
  }

  async #updateFailed(id: string, change: string): Promise<DeliveryTarget[]> {
    const { rows } = await this.#query<{ target: DeliveryTarget }>(
      `UPDATE outbox SET ${change} WHERE ${queries.unsettled}
       AND sequence = (SELECT sequence FROM leads WHERE id = $1) RETURNING target`,
      [id],
    );
    return rows.map((row) => row.target);
  }

  /** The vacuum frees the erased rows' space at once, so that later writes reuse it. */
  async forget(email: string): Promise<Forgotten> {
    const { rows } = await this.#query<Record<"leads" | DeliveryTarget, number>>(queries.forget, [
      email,
    ]);
    const { leads = 0, webhook = 0, email: mailed = 0, confirmation = 0 } = rows[0] ?? {};
    const vacuumFailed = await this.#query("VACUUM leads, outbox").then(
      () => [],
      (error: unknown) => [`VACUUM could not be run (${reasonOf(error)}).`],
    );
    const remains = leads === 0 ? [] : [...vacuumFailed, keptByPostgres];
    return { leads, delivered: { webhook, email: mailed, confirmation }, remains };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

function toStored(row: queries.PostgresLeadRow): StoredLead {
  return toStoredLead(row, row.deliveries);
}
