import type { SQLInputValue } from "node:sqlite";
import { type CountRow, toStats, type WaitingRow } from "#server/leads/lead-stats.ts";
import type { SqliteQueries } from "./sqlite-queries.ts";
import { type LeadRow, type OutboxRow, toDeliveryState, toLead } from "./sqlite-rows.ts";
import {
  type DeliveryTarget,
  deliveryTargets,
  type Forgotten,
  type LeadFilter,
  type LeadStats,
  type NewLead,
  type StoredLead,
} from "#server/leads/store.ts";

/** The leads of an open SQLite database. Synchronous, for use inside the worker thread. */
export class SqliteLeads {
  readonly #database: SqliteQueries;

  constructor(database: SqliteQueries) {
    this.#database = database;
  }

  /** Group commit: leads that came in while the disk was busy share one transaction and one sync. */
  saveAll(leads: readonly NewLead[]): ("stored" | "already-stored")[] {
    return this.#database.transaction(() => leads.map((lead) => this.#insert(lead)));
  }

  #insert(lead: NewLead): "stored" | "already-stored" {
    const { changes, lastInsertRowid } = this.#database.run(
      `INSERT INTO leads (id, idempotency_key, form, email, fields, spam_reason, received_at_ms)
       VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
      lead.id,
      lead.idempotencyKey,
      lead.form,
      lead.fields["email"] ?? "",
      JSON.stringify(lead.fields),
      lead.spamReason,
      lead.receivedAtMs,
    );
    if (changes === 0) return "already-stored";
    if (lead.spamReason === null) {
      for (const target of deliveryTargets) {
        this.#database.run(
          "INSERT INTO outbox (sequence, target, form) VALUES (?, ?, ?)",
          lastInsertRowid,
          target,
          lead.form,
        );
      }
    }
    return "stored";
  }

  /** Writes as much as a long lead, which fails when the file is locked or read-only or the disk full. */
  checkReady(nowMs: number): void {
    this.#database.run(
      `INSERT INTO readiness (id, checked_at_ms, filler) VALUES (1, ?, randomblob(16384))
       ON CONFLICT (id) DO UPDATE SET checked_at_ms = excluded.checked_at_ms, filler = excluded.filler`,
      nowMs,
    );
  }

  find(id: string): StoredLead | undefined {
    const row = this.#database.get<LeadRow>("SELECT * FROM leads WHERE id = ?", id);
    return row && this.#withDeliveries(row);
  }

  page(filter: LeadFilter, afterSequence: number, limit: number): StoredLead[] {
    const { where, values } = toWhere(filter);
    return this.#database
      .all<LeadRow>(
        `SELECT * FROM leads WHERE ${where} AND sequence > ? ORDER BY sequence LIMIT ?`,
        ...values,
        afterSequence,
        limit,
      )
      .map((row) => this.#withDeliveries(row));
  }

  newest(
    filter: LeadFilter,
    limit: number,
    beforeSequence = Number.MAX_SAFE_INTEGER,
  ): StoredLead[] {
    const { where, values } = toWhere(filter);
    return this.#database
      .all<LeadRow>(
        `SELECT * FROM leads WHERE ${where} AND sequence < ? ORDER BY sequence DESC LIMIT ?`,
        ...values,
        beforeSequence,
        limit,
      )
      .map((row) => this.#withDeliveries(row));
  }

  count(filter: LeadFilter): number {
    const { where, values } = toWhere(filter);
    return this.#database.count(`SELECT count(*) AS n FROM leads WHERE ${where}`, ...values);
  }

  stats(): LeadStats {
    const counts = this.#database.all<CountRow>(
      `SELECT form, sum(spam_reason IS NULL) AS leads, sum(spam_reason IS NOT NULL) AS spam,
       max(received_at_ms) AS last FROM leads GROUP BY form ORDER BY form`,
    );
    const waiting = this.#database.all<WaitingRow>(
      `SELECT target, form, sum(set_aside IS NULL) AS waiting,
       sum(set_aside IS NULL AND attempts > 0) AS failing, sum(set_aside IS 'refused') AS refused
       FROM outbox WHERE delivered_at_ms IS NULL GROUP BY target, form`,
    );
    return toStats(counts, waiting);
  }

  /** `secure_delete` overwrites the rows; the checkpoint empties the log that still held them. */
  forget(email: string): Forgotten {
    const forgotten = this.#database.transaction(() => {
      const delivered = (target: DeliveryTarget) =>
        this.#database.count(
          `SELECT count(*) AS n FROM outbox JOIN leads USING (sequence)
           WHERE email = ? AND target = ? AND delivered_at_ms IS NOT NULL`,
          email,
          target,
        );
      const copies = { webhook: delivered("webhook"), email: delivered("email") };
      const { changes } = this.#database.run("DELETE FROM leads WHERE email = ?", email);
      return { leads: Number(changes), delivered: copies };
    });
    return { ...forgotten, remains: this.#emptyLog() ? [] : [logInUse] };
  }

  /** Each try waits for other readers for as long as any statement does. */
  #emptyLog(): boolean {
    for (let tries = 0; tries < CHECKPOINT_TRIES; tries += 1) {
      const result = this.#database.get<{ busy: number }>("PRAGMA wal_checkpoint(TRUNCATE)");
      if (result?.busy === 0) return true;
    }
    return false;
  }

  #withDeliveries(row: LeadRow): StoredLead {
    const deliveries = this.#database
      .all<OutboxRow>("SELECT * FROM outbox WHERE sequence = ? ORDER BY target DESC", row.sequence)
      .map(toDeliveryState);
    return { ...toLead(row), sequence: row.sequence, deliveries };
  }
}

const CHECKPOINT_TRIES = 3;
const logInUse =
  "Another program is reading the store, so its files still hold what was erased. Run this command again when that " +
  "program has ended.";

function toWhere(filter: LeadFilter): { where: string; values: SQLInputValue[] } {
  const conditions = ["TRUE"];
  const values: SQLInputValue[] = [];
  if (filter.form !== undefined) {
    conditions.push("form = ?");
    values.push(filter.form);
  }
  if (filter.sinceMs !== undefined) {
    conditions.push("received_at_ms >= ?");
    values.push(filter.sinceMs);
  }
  if (filter.spam === undefined) conditions.push("spam_reason IS NULL");
  if (filter.spam === "only") conditions.push("spam_reason IS NOT NULL");
  if (filter.refused) {
    conditions.push("sequence IN (SELECT sequence FROM outbox WHERE set_aside = 'refused')");
  }
  return { where: conditions.join(" AND "), values };
}
