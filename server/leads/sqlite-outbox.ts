import type { SQLInputValue } from "node:sqlite";
import type { SqliteQueries } from "./sqlite-queries.ts";
import { type LeadRow, type OutboxRow, toLead } from "./sqlite-rows.ts";
import type { Claim, ClaimResult, Stream } from "./store.ts";

/** The deliveries of an open SQLite database. Synchronous, for use inside the worker thread. */
export class SqliteOutbox {
  readonly #database: SqliteQueries;

  constructor(database: SqliteQueries) {
    this.#database = database;
  }

  claimNext({ target, form }: Stream, nowMs: number, leaseMs: number): ClaimResult {
    return this.#database.transaction(() => {
      const row = this.#database.get<LeadRow & OutboxRow>(
        `SELECT leads.*, outbox.* FROM outbox JOIN leads USING (sequence)
         WHERE outbox.target = ? AND outbox.form = ? AND delivered_at_ms IS NULL
         ORDER BY outbox.sequence LIMIT 1`,
        target,
        form,
      );
      if (!row) return { waitUntilMs: undefined };
      const freeAtMs = Math.max(row.next_attempt_at_ms, row.lease_until_ms);
      if (freeAtMs > nowMs) return { waitUntilMs: freeAtMs };

      const leaseUntilMs = nowMs + leaseMs;
      this.#database.run(
        "UPDATE outbox SET lease_until_ms = ? WHERE sequence = ? AND target = ?",
        leaseUntilMs,
        row.sequence,
        target,
      );
      const { attempts } = row;
      return { claim: { target, form, lead: toLead(row), attempts, leaseUntilMs } };
    });
  }

  markDelivered(claim: Claim, nowMs: number): void {
    this.#updateClaimed(claim, "delivered_at_ms = ?, last_error = NULL", nowMs);
  }

  markFailed(claim: Claim, nextAttemptAtMs: number, error: string): void {
    const change =
      "lease_until_ms = 0, attempts = attempts + 1, next_attempt_at_ms = ?, last_error = ?";
    this.#updateClaimed(claim, change, nextAttemptAtMs, error);
  }

  release(claim: Claim): void {
    this.#updateClaimed(claim, "lease_until_ms = 0");
  }

  #updateClaimed(claim: Claim, change: string, ...values: SQLInputValue[]): void {
    this.#database.run(
      `UPDATE outbox SET ${change} WHERE target = ? AND lease_until_ms = ?
       AND sequence = (SELECT sequence FROM leads WHERE id = ?)`,
      ...values,
      claim.target,
      claim.leaseUntilMs,
      claim.lead.id,
    );
  }

  retryFailed(): number {
    const retry =
      "UPDATE outbox SET next_attempt_at_ms = 0 WHERE delivered_at_ms IS NULL AND attempts > 0";
    return Number(this.#database.run(retry).changes);
  }
}
