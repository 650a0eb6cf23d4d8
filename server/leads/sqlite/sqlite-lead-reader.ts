import { toCondition } from "#server/leads/lead-filter.ts";
import { toStoredLead } from "#server/leads/lead-row.ts";
import { type CountRow, toStats, type WaitingRow } from "#server/leads/lead-stats.ts";
import { waits } from "#server/leads/shared-statements.ts";
import type { LeadFilter, LeadStats, StoredLead } from "#server/leads/store.ts";
import {
  dialect,
  fromJson,
  type SqliteLeadRow,
  type SqliteOutboxRow,
  type SqliteQueries,
} from "./sqlite-queries.ts";

/** What people and the outbox read of the leads, without changing anything. */
export class SqliteLeadReader {
  protected readonly database: SqliteQueries;

  constructor(database: SqliteQueries) {
    this.database = database;
  }

  find(id: string): StoredLead | undefined {
    const row = this.rowOf("id", id);
    return row && this.#withDeliveries(row);
  }

  findByPrefix(prefix: string, limit: number): StoredLead[] {
    return this.database
      .all<SqliteLeadRow>(
        "SELECT * FROM leads WHERE substr(id, 1, ?) = ? LIMIT ?",
        prefix.length,
        prefix,
        limit,
      )
      .map((row) => this.#withDeliveries(row));
  }

  page(filter: LeadFilter, afterSequence: number, limit: number): StoredLead[] {
    return this.#select(filter, "sequence > ? ORDER BY sequence", afterSequence, limit);
  }

  newest(
    filter: LeadFilter,
    limit: number,
    beforeSequence = Number.MAX_SAFE_INTEGER,
  ): StoredLead[] {
    return this.#select(filter, "sequence < ? ORDER BY sequence DESC", beforeSequence, limit);
  }

  #select(filter: LeadFilter, part: string, sequence: number, limit: number): StoredLead[] {
    const { where, values } = toCondition(filter, dialect);
    return this.database
      .all<SqliteLeadRow>(
        `SELECT * FROM leads WHERE ${where} AND ${part} LIMIT ?`,
        ...values,
        sequence,
        limit,
      )
      .map((row) => this.#withDeliveries(row));
  }

  count(filter: LeadFilter): number {
    const { where, values } = toCondition(filter, dialect);
    return this.database.count(`SELECT count(*) AS n FROM leads WHERE ${where}`, ...values);
  }

  stats(): LeadStats {
    const counts = this.database.all<CountRow>(
      `SELECT form, sum(spam_reason IS NULL) AS leads, sum(spam_reason IS NOT NULL) AS spam,
       max(received_at_ms) AS last FROM leads GROUP BY form ORDER BY form`,
    );
    const waiting = this.database.all<WaitingRow>(
      `SELECT target, leads.form AS form, sum(${waits}) AS waiting,
       sum(set_aside IS NULL AND attempts > 0) AS failing, sum(set_aside IS 'refused') AS refused,
       sum(set_aside IS 'held') AS held, sum(set_aside IS 'spam') AS stopped,
       min(CASE WHEN ${waits} THEN coalesce(unsubscribed_at_ms, received_at_ms) END) AS oldest
       FROM outbox JOIN leads USING (sequence) WHERE delivered_at_ms IS NULL GROUP BY target, leads.form`,
    );
    return toStats(counts, waiting);
  }

  protected rowOf(column: "id" | "subscription_token" | "email", value: string, which = "TRUE") {
    const sql = `SELECT * FROM leads WHERE ${column} = ? AND ${which}`;
    return this.database.get<SqliteLeadRow>(sql, value);
  }

  #withDeliveries(row: SqliteLeadRow): StoredLead {
    const deliveries = this.database.all<SqliteOutboxRow>(
      "SELECT *, target IN (SELECT target FROM targets) AS is_set_up FROM outbox WHERE sequence = ? ORDER BY target DESC",
      row.sequence,
    );
    return toStoredLead(fromJson(row), deliveries);
  }
}
