import type { SQLInputValue } from "node:sqlite";
import {
  fromJson,
  type SqliteLeadRow,
  type SqliteOutboxRow,
  type SqliteQueries,
} from "./sqlite-queries.ts";
import { toLead } from "#server/leads/lead-row.ts";
import {
  ASKED_WITHIN_MS,
  countExpired,
  cutOff,
  dueNow,
  firstOf,
  isStopped,
  lastAllowed,
  takeUpLater,
  unsettled,
} from "#server/leads/shared-statements.ts";
import type { Claim, ClaimResult, DeliveryTarget, Stream } from "#server/leads/store.ts";

const waiting = "delivered_at_ms IS NULL AND set_aside IS NULL";

/** The deliveries of an open SQLite database. Synchronous, for use inside the worker thread. */
export class SqliteOutbox {
  readonly #database: SqliteQueries;

  constructor(database: SqliteQueries) {
    this.#database = database;
  }

  claimNext({ target, form }: Stream, nowMs: number, leaseMs: number): ClaimResult {
    return this.#database.transaction(() => {
      if (target === "confirmation") {
        this.#database.run(takeUpLater("?1"), nowMs);
        const last = this.#database.get<{ delivered_at_ms: number }>(lastAllowed("?1"), nowMs);
        if (last) return { waitUntilMs: last.delivered_at_ms + ASKED_WITHIN_MS };
      }
      // The lead's columns last: its form is the one that was filled in, and not the outbox's.
      const row = this.#database.get<SqliteOutboxRow & SqliteLeadRow>(
        `SELECT outbox.*, leads.* FROM outbox JOIN leads USING (sequence)
         WHERE outbox.target = ?1 AND outbox.sequence = ${firstOf("?1", "?2", waiting)}`,
        target,
        form,
      );
      if (!row) return { waitUntilMs: undefined };
      const freeAtMs = Math.max(row.next_attempt_at_ms, row.lease_until_ms);
      if (freeAtMs > nowMs) return { waitUntilMs: freeAtMs };

      const leaseUntilMs = nowMs + leaseMs;
      const [claimed] = this.#database.all<SqliteOutboxRow>(
        `UPDATE outbox SET ${countExpired}, lease_until_ms = ? WHERE sequence = ? AND target = ? RETURNING *`,
        leaseUntilMs,
        row.sequence,
        target,
      );
      const { attempts, refusals } = claimed ?? row;
      return {
        claim: { target, form, lead: toLead(fromJson(row)), attempts, refusals, leaseUntilMs },
      };
    });
  }

  markDelivered(claim: Claim, nowMs: number): void {
    const change = "delivered_at_ms = ?, last_error = NULL, set_aside = NULL";
    this.#updateClaimed(claim, change, nowMs);
  }

  markFailed(claim: Claim, nextAttemptAtMs: number, error: string): void {
    const change =
      "lease_until_ms = 0, attempts = attempts + 1, next_attempt_at_ms = ?, last_error = ?";
    this.#updateClaimed(claim, change, nextAttemptAtMs, error);
  }

  markRefused(claim: Claim, nextAttemptAtMs: number | null, error: string): void {
    const change = `lease_until_ms = 0, attempts = attempts + 1, refusals = refusals + 1, last_error = ?,
      next_attempt_at_ms = ?, set_aside = coalesce(set_aside, ?)`;
    const setAside = nextAttemptAtMs === null ? "refused" : null;
    this.#updateClaimed(claim, change, error, nextAttemptAtMs ?? 0, setAside);
  }

  release(claim: Claim): void {
    this.#updateClaimed(claim, cutOff);
  }

  makeDue({ target, form }: Stream, nowMs: number): boolean {
    const { changes } = this.#database.run(
      `UPDATE outbox SET next_attempt_at_ms = 0
       WHERE target = ?1 AND attempts > 0 AND refusals = 0 AND next_attempt_at_ms > ?3
         AND sequence = ${firstOf("?1", "?2", waiting)}`,
      target,
      form,
      nowMs,
    );
    return changes > 0;
  }

  /** One process at a time is meant to deliver from a file, so whatever is claimed at its start was its own. */
  takeBackClaims(): void {
    this.#database.run(`UPDATE outbox SET ${cutOff} WHERE ${waiting} AND lease_until_ms > 0`);
  }

  setTargets(
    targets: readonly DeliveryTarget[],
    nowMs: number,
    deliverSinceMs: number | undefined,
  ): Partial<Record<DeliveryTarget, number>> {
    const before = (comparison: string) =>
      `sequence IN (SELECT sequence FROM leads WHERE received_at_ms ${comparison} ?)`;
    return this.#database.transaction(() => {
      this.#database.run(
        "DELETE FROM targets WHERE target NOT IN (SELECT value FROM json_each(?))",
        JSON.stringify(targets),
      );
      const held = targets.map((target): [DeliveryTarget, number] => {
        const { changes: isNew } = this.#database.run(
          "INSERT INTO targets VALUES (?, ?) ON CONFLICT (target) DO NOTHING",
          target,
          nowMs,
        );
        if (isNew) {
          this.#database.run(
            `UPDATE outbox SET set_aside = 'held' WHERE target = ? AND ${waiting} AND ${before("<")}`,
            target,
            nowMs,
          );
        }
        if (deliverSinceMs !== undefined) {
          this.#database.run(
            `UPDATE outbox SET set_aside = NULL WHERE target = ? AND set_aside = 'held' AND ${before(">=")}`,
            target,
            deliverSinceMs,
          );
        }
        const sql = "SELECT count(*) AS n FROM outbox WHERE target = ? AND set_aside = 'held'";
        return [target, this.#database.count(sql, target)];
      });
      return Object.fromEntries(held);
    });
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
    const { changes } = this.#database.run(
      `UPDATE outbox SET ${dueNow}
       WHERE ${unsettled} AND set_aside IS NOT 'skipped'`,
    );
    return Number(changes);
  }

  retryLead(id: string, target?: DeliveryTarget): DeliveryTarget[] {
    return this.#updateFailed(id, target, dueNow, unsettled);
  }

  skipLead(id: string, target?: DeliveryTarget): DeliveryTarget[] {
    const which = target === undefined ? "set_aside = 'refused'" : unsettled;
    return this.#updateFailed(id, target, "set_aside = 'skipped'", which);
  }

  #updateFailed(
    id: string,
    target: DeliveryTarget | undefined,
    change: string,
    which: string,
  ): DeliveryTarget[] {
    return this.#database
      .all<{ target: DeliveryTarget }>(
        `UPDATE outbox SET ${change} WHERE ${which} AND target = coalesce(?2, target)
         AND sequence = (SELECT sequence FROM leads WHERE id = ?1 AND NOT (${isStopped})) RETURNING target`,
        id,
        target ?? null,
      )
      .map((row) => row.target);
  }
}
