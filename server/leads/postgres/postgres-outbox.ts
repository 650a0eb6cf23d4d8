import { type SentLeadRow, toLead } from "#server/leads/lead-row.ts";
import {
  ASKED_WITHIN_MS,
  cutOff,
  dueNow,
  lastAllowed,
  takeUpLater,
  unsettled,
} from "#server/leads/shared-statements.ts";
import type { Claim, ClaimResult, DeliveryTarget, Stream } from "#server/leads/store.ts";
import type { PostgresConnection } from "./postgres-connection.ts";
import { APPLICATION_NAME } from "./postgres-database.ts";
import * as queries from "./postgres-queries.ts";

/** The deliveries of a store: claimed by one instance at a time, settled or set aside. */
export class PostgresOutbox {
  protected readonly database: PostgresConnection;

  constructor(database: PostgresConnection) {
    this.database = database;
  }

  async claimNext(stream: Stream, nowMs: number, leaseMs: number): Promise<ClaimResult> {
    const { target, form } = stream;
    const leaseUntilMs = nowMs + leaseMs;
    if (target === "confirmation") {
      await this.database.query(takeUpLater("$1::bigint"), [nowMs]);
      const sent = await this.database.query<{ delivered_at_ms: number }>(
        lastAllowed("$1::bigint"),
        [nowMs],
      );
      const [last] = sent.rows;
      if (last) return { waitUntilMs: last.delivered_at_ms + ASKED_WITHIN_MS };
    }
    const claim = await this.database.inTransaction(async (client) => {
      const values = [target, form, nowMs, leaseUntilMs];
      const [row] = (await client.query<queries.ClaimRow>(queries.claim, values)).rows;
      if (!row) return undefined;
      const { sequence, attempts, refusals } = row;
      const [lead] = (await client.query<SentLeadRow>(queries.claimedLead, [sequence])).rows;
      return lead && { target, form, lead: toLead(lead), attempts, refusals, leaseUntilMs };
    });
    if (claim) return { claim };
    const waiting = await this.database.query<{ free_at_ms: number }>(queries.nextFree, [
      target,
      form,
    ]);
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
    await this.#updateClaimed(claim, cutOff, []);
  }

  async makeDue({ target, form }: Stream, nowMs: number): Promise<boolean> {
    const { rowCount } = await this.database.query(queries.makeDue, [target, form, nowMs]);
    return rowCount !== 0;
  }

  async takeBackClaims(): Promise<void> {
    await this.database.query(queries.takeBackClaims, [`${APPLICATION_NAME} %`]);
  }

  async setTargets(
    targets: readonly DeliveryTarget[],
    nowMs: number,
    deliverSinceMs: number | undefined,
  ): Promise<Partial<Record<DeliveryTarget, number>>> {
    return await this.database.inTransaction(async (client) => {
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
    await this.database.query(
      `UPDATE outbox SET ${change} WHERE target = $1 AND lease_until_ms = $2
       AND sequence = (SELECT sequence FROM leads WHERE id = $3)`,
      [claim.target, claim.leaseUntilMs, claim.lead.id, ...values],
    );
  }

  async retryFailed(): Promise<number> {
    const { rowCount } = await this.database.query(
      `UPDATE outbox SET ${dueNow}
       WHERE ${unsettled} AND set_aside IS DISTINCT FROM 'skipped'`,
    );
    return rowCount ?? 0;
  }

  retryLead(id: string, target?: DeliveryTarget): Promise<DeliveryTarget[]> {
    return this.#updateFailed(id, target, dueNow, unsettled);
  }

  skipLead(id: string, target?: DeliveryTarget): Promise<DeliveryTarget[]> {
    const which = target === undefined ? "set_aside = 'refused'" : unsettled;
    return this.#updateFailed(id, target, "set_aside = 'skipped'", which);
  }

  async #updateFailed(
    id: string,
    target: DeliveryTarget | undefined,
    change: string,
    which: string,
  ): Promise<DeliveryTarget[]> {
    const { rows } = await this.database.query<{ target: DeliveryTarget }>(
      `UPDATE outbox SET ${change} WHERE ${which} AND target = coalesce($2, target)
       AND sequence = (${queries.settledLead}) RETURNING target`,
      [id, target ?? null],
    );
    return rows.map((row) => row.target);
  }
}
