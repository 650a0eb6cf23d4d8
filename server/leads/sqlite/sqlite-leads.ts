import type { SQLInputValue } from "node:sqlite";
import type { FormName } from "#contract/forms.ts";
import { toStoredLead } from "#server/leads/lead-row.ts";
import { toCondition } from "#server/leads/lead-filter.ts";
import { type CountRow, toStats, type WaitingRow } from "#server/leads/lead-stats.ts";
import { cannotHaveArrived, orDueAgain, stopsAsSpam } from "#server/leads/marked-spam.ts";
import type { SqliteQueries } from "./sqlite-queries.ts";
import { type SqliteLeadRow, type SqliteOutboxRow, withFields } from "./sqlite-rows.ts";
import {
  erase,
  hasCopy,
  isNotErased,
  isToldAnew,
  stopsUntold,
  tellAnew,
} from "#server/leads/unsubscribing.ts";
import {
  type DeliveryTarget,
  type Forgotten,
  type LeadChange,
  type LeadFilter,
  type LeadStats,
  type NewLead,
  ownerTargets,
  type StoredLead,
  type Subscriber,
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
      `INSERT INTO leads (id, idempotency_key, form, email, fields, spam_reason, received_at_ms, source_page,
         subscription_token)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (idempotency_key) DO NOTHING`,
      lead.id,
      lead.idempotencyKey,
      lead.form,
      lead.fields["email"] ?? "",
      JSON.stringify(lead.fields),
      lead.spamReason,
      lead.receivedAtMs,
      lead.sourcePage,
      lead.subscriptionToken,
    );
    if (changes === 0) return "already-stored";
    if (lead.spamReason === null) this.#queue(lastInsertRowid, lead.form, lead.deliverTo);
    return "stored";
  }

  #queue(sequence: SQLInputValue, form: FormName, targets: readonly DeliveryTarget[]): void {
    for (const target of targets) {
      this.#database.run(
        `INSERT INTO outbox (sequence, target, form) VALUES (?, ?, ?) ${orDueAgain}`,
        sequence,
        target,
        form,
      );
    }
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
    const row = this.#database.get<SqliteLeadRow>("SELECT * FROM leads WHERE id = ?", id);
    return row && this.#withDeliveries(row);
  }

  findByPrefix(prefix: string, limit: number): StoredLead[] {
    return this.#database
      .all<SqliteLeadRow>(
        "SELECT * FROM leads WHERE substr(id, 1, ?) = ? LIMIT ?",
        prefix.length,
        prefix,
        limit,
      )
      .map((row) => this.#withDeliveries(row));
  }

  change(
    id: string,
    version: number,
    change: LeadChange,
  ): "changed" | "changed-meanwhile" | "gone" {
    return this.#database.transaction(() => {
      const row = this.#database.get<SqliteLeadRow>("SELECT * FROM leads WHERE id = ?", id);
      if (!row) return "gone";
      if (row.version !== version) return "changed-meanwhile";
      const { state = row.state, owner = row.owner, note = row.note } = change;
      const isSpam = change.isSpam ?? row.spam_reason !== null;
      this.#database.run(
        "UPDATE leads SET state = ?, owner = ?, note = ?, spam_reason = ?, version = version + 1 WHERE id = ?",
        state,
        owner,
        note,
        isSpam ? (row.spam_reason ?? "marked") : null,
        id,
      );
      // What waits of a subscriber who has left is the word that they did.
      if (row.unsubscribed_at_ms !== null) return "changed";
      if (isSpam) {
        this.#database.run(
          `UPDATE outbox SET set_aside = 'spam' WHERE sequence = ? AND ${stopsAsSpam}`,
          row.sequence,
        );
        this.#database.run(
          `DELETE FROM outbox WHERE sequence = ? AND ${cannotHaveArrived}`,
          row.sequence,
        );
      } else if (row.spam_reason !== null) {
        this.#queue(row.sequence, row.form, this.#asksFirst(row) ? ["confirmation"] : ownerTargets);
      }
      return "changed";
    });
  }

  #asksFirst({ form, confirmed_at_ms }: SqliteLeadRow): boolean {
    if (form !== "newsletter" || confirmed_at_ms !== null) return false;
    return (
      this.#database.count("SELECT count(*) AS n FROM targets WHERE target = 'confirmation'") > 0
    );
  }

  confirmSubscription(token: string, nowMs: number): Subscriber | undefined {
    return this.#database.transaction(() => {
      const row = this.#database.get<SqliteLeadRow>(
        "SELECT * FROM leads WHERE subscription_token = ?",
        token,
      );
      if (!row) return undefined;
      if (row.unsubscribed_at_ms !== null) return { email: null };
      this.#database.run(
        "UPDATE leads SET confirmed_at_ms = coalesce(confirmed_at_ms, ?) WHERE sequence = ?",
        nowMs,
        row.sequence,
      );
      if (row.spam_reason === null) this.#queue(row.sequence, row.form, ownerTargets);
      return { email: row.email };
    });
  }

  unsubscribe(token: string, nowMs: number): Subscriber | undefined {
    return this.#database.transaction(() => {
      const row = this.#database.get<SqliteLeadRow>(
        "SELECT * FROM leads WHERE subscription_token = ?",
        token,
      );
      if (!row) return undefined;
      const { email } = row;
      if (email === "") return { email: null };
      this.#eraseSubscribers("form = 'newsletter' AND email = ?", nowMs, email);
      return { email };
    });
  }

  finishUnsubscribing(nowMs: number): number {
    return this.#database.transaction(() => this.#eraseSubscribers(isNotErased, nowMs));
  }

  #eraseSubscribers(who: string, nowMs: number, ...values: SQLInputValue[]): number {
    const theirs = `sequence IN (SELECT sequence FROM leads WHERE ${who})`;
    this.#database.run(`DELETE FROM outbox WHERE ${theirs} AND ${stopsUntold}`, ...values);
    this.#database.run(
      `UPDATE outbox SET ${tellAnew} WHERE ${theirs} AND ${isToldAnew}`,
      ...values,
    );
    const { changes } = this.#database.run(
      `UPDATE leads SET unsubscribed_at_ms = coalesce(unsubscribed_at_ms, ?), email_digest = digest(email), ${erase}
       WHERE ${who}`,
      nowMs,
      ...values,
    );
    return Number(changes);
  }

  page(filter: LeadFilter, afterSequence: number, limit: number): StoredLead[] {
    const { where, values } = toCondition(filter, dialect);
    return this.#database
      .all<SqliteLeadRow>(
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
    const { where, values } = toCondition(filter, dialect);
    return this.#database
      .all<SqliteLeadRow>(
        `SELECT * FROM leads WHERE ${where} AND sequence < ? ORDER BY sequence DESC LIMIT ?`,
        ...values,
        beforeSequence,
        limit,
      )
      .map((row) => this.#withDeliveries(row));
  }

  count(filter: LeadFilter): number {
    const { where, values } = toCondition(filter, dialect);
    return this.#database.count(`SELECT count(*) AS n FROM leads WHERE ${where}`, ...values);
  }

  stats(): LeadStats {
    const counts = this.#database.all<CountRow>(
      `SELECT form, sum(spam_reason IS NULL) AS leads, sum(spam_reason IS NOT NULL) AS spam,
       max(received_at_ms) AS last FROM leads GROUP BY form ORDER BY form`,
    );
    const waiting = this.#database.all<WaitingRow>(
      `SELECT target, leads.form AS form, sum(set_aside IS NULL) AS waiting,
       sum(set_aside IS NULL AND attempts > 0) AS failing, sum(set_aside IS 'refused') AS refused,
       sum(set_aside IS 'held') AS held, sum(set_aside IS 'spam') AS stopped,
       min(CASE WHEN set_aside IS NULL THEN coalesce(unsubscribed_at_ms, received_at_ms) END) AS oldest
       FROM outbox JOIN leads USING (sequence) WHERE delivered_at_ms IS NULL GROUP BY target, leads.form`,
    );
    return toStats(counts, waiting);
  }

  /** `secure_delete` overwrites the rows; the log, which still holds them, is emptied afterwards (sqlite-worker.ts). */
  forget(email: string): Forgotten {
    return this.#database.transaction(() => {
      const delivered = (target: DeliveryTarget) =>
        this.#database.count(
          `SELECT count(*) AS n FROM outbox JOIN leads USING (sequence)
           WHERE ${dialect.isEmail} AND target = ? AND ${hasCopy}`,
          email,
          email,
          target,
        );
      const copies = {
        webhook: delivered("webhook"),
        email: delivered("email"),
        confirmation: delivered("confirmation"),
      };
      const { changes } = this.#database.run(
        `DELETE FROM leads WHERE ${dialect.isEmail}`,
        email,
        email,
      );
      return { leads: Number(changes), delivered: copies, remains: [] };
    });
  }

  #withDeliveries(row: SqliteLeadRow): StoredLead {
    const deliveries = this.#database.all<SqliteOutboxRow>(
      "SELECT * FROM outbox WHERE sequence = ? ORDER BY target DESC",
      row.sequence,
    );
    return toStoredLead(withFields(row), deliveries);
  }
}

const dialect = {
  isEmail: "(email = ? OR email_digest = digest(?))",
  hasText: `fold(concat_ws(char(10), owner, note, (SELECT group_concat(value, char(10)) FROM json_each(fields))))
    LIKE fold(?) ESCAPE '\\'`,
};
