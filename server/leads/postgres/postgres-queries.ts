import type { FormName } from "#contract/forms.ts";
import {
  type DeliveryState,
  type DeliveryTarget,
  deliveryTargets,
  type Lead,
  type LeadFilter,
  type NewLead,
  type SpamReason,
  type StoredLead,
} from "#server/leads/store.ts";

export type ClaimRow = {
  id: string;
  form: FormName;
  fields: Record<string, string>;
  spam_reason: SpamReason | null;
  received_at_ms: number;
  attempts: number;
  refusals: number;
};

export type LeadRow = Omit<ClaimRow, "attempts" | "refusals"> & {
  sequence: number;
  deliveries: {
    target: DeliveryTarget;
    attempts: number;
    delivered_at_ms: number | null;
    next_attempt_at_ms: number;
    last_error: string | null;
    set_aside: DeliveryState["setAside"];
  }[];
};

/** One statement, so lead and deliveries are one transaction; no row comes back when the key is known. */
export const save = `
  WITH added AS (
    INSERT INTO leads (id, idempotency_key, form, email, fields, spam_reason, received_at_ms)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (idempotency_key) DO NOTHING
    RETURNING sequence, form, spam_reason
  ), queued AS (
    INSERT INTO outbox (sequence, target, form)
    SELECT sequence, target, form FROM added, unnest($8::text[]) AS target
    WHERE spam_reason IS NULL
  )
  SELECT sequence FROM added`;

export function saveValues(lead: NewLead): unknown[] {
  return [
    lead.id,
    lead.idempotencyKey,
    lead.form,
    lead.fields["email"] ?? "",
    JSON.stringify(lead.fields),
    lead.spamReason,
    lead.receivedAtMs,
    deliveryTargets,
  ];
}

export const waiting = "delivered_at_ms IS NULL AND set_aside IS NULL";
export const dueNow = "next_attempt_at_ms = 0, refusals = 0, set_aside = NULL";
export const failed = "delivered_at_ms IS NULL AND attempts > 0";

/**
 * Only the stream's first waiting delivery is looked at: when another instance holds its row, SKIP LOCKED leaves
 * nothing, and the order stays whole.
 */
export const claim = `
  WITH head AS (
    SELECT sequence, target FROM outbox
    WHERE target = $1 AND form = $2 AND ${waiting}
      AND next_attempt_at_ms <= $3 AND lease_until_ms <= $3
      AND sequence = (
        SELECT min(sequence) FROM outbox WHERE target = $1 AND form = $2 AND ${waiting}
      )
    FOR UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE outbox SET lease_until_ms = $4 FROM head
    WHERE outbox.sequence = head.sequence AND outbox.target = head.target
    RETURNING outbox.sequence, outbox.attempts, outbox.refusals
  )
  SELECT leads.id, leads.form, leads.fields, leads.spam_reason, leads.received_at_ms,
    claimed.attempts, claimed.refusals
  FROM claimed JOIN leads USING (sequence)`;

export const nextFree = `
  SELECT greatest(next_attempt_at_ms, lease_until_ms) AS free_at_ms FROM outbox
  WHERE target = $1 AND form = $2 AND ${waiting} ORDER BY sequence LIMIT 1`;

export const makeDue = `
  UPDATE outbox SET next_attempt_at_ms = 0
  WHERE target = $1 AND attempts > 0 AND refusals = 0 AND next_attempt_at_ms > $3 AND sequence =
    (SELECT min(sequence) FROM outbox WHERE target = $1 AND form = $2 AND ${waiting})`;

/** A process is alone when no other one like it has a connection; a killed one's are gone within a moment. */
export const takeBackClaims = `
  UPDATE outbox SET lease_until_ms = 0
  WHERE ${waiting} AND lease_until_ms > 0
    AND current_setting('application_name') LIKE $1
    AND NOT EXISTS (
      SELECT FROM pg_stat_activity WHERE datname = current_database()
        AND application_name LIKE $1 AND application_name <> current_setting('application_name')
    )`;

/** Takes the locks that a lead needs, and commits a row of its own. */
export const checkReady = `
  WITH unlocked_leads AS (DELETE FROM leads WHERE false),
    unlocked_outbox AS (DELETE FROM outbox WHERE false)
  INSERT INTO readiness (id, checked_at_ms) VALUES (1, $1)
  ON CONFLICT (id) DO UPDATE SET checked_at_ms = excluded.checked_at_ms`;

export const selectLeads = `
  SELECT leads.*, coalesce(
    (SELECT json_agg(outbox ORDER BY target DESC) FROM outbox WHERE outbox.sequence = leads.sequence),
    '[]') AS deliveries
  FROM leads`;

export const counts = `
  SELECT form, count(*) FILTER (WHERE spam_reason IS NULL) AS leads,
    count(*) FILTER (WHERE spam_reason IS NOT NULL) AS spam, max(received_at_ms) AS last
  FROM leads GROUP BY form ORDER BY form`;

export const waitingCounts = `
  SELECT target, form, count(*) FILTER (WHERE set_aside IS NULL) AS waiting,
    count(*) FILTER (WHERE set_aside IS NULL AND attempts > 0) AS failing,
    count(*) FILTER (WHERE set_aside = 'refused') AS refused
  FROM outbox WHERE delivered_at_ms IS NULL GROUP BY target, form`;

export const forget = `
  WITH gone AS (
    DELETE FROM leads WHERE lower(email) = lower($1) RETURNING sequence
  ), copies AS (
    SELECT target FROM outbox JOIN gone USING (sequence) WHERE delivered_at_ms IS NOT NULL
  )
  SELECT (SELECT count(*) FROM gone) AS leads,
    (SELECT count(*) FROM copies WHERE target = 'webhook') AS webhook,
    (SELECT count(*) FROM copies WHERE target = 'email') AS email`;

export function toWhere(filter: LeadFilter): { where: string; values: unknown[] } {
  const { form, sinceMs, spam, refused } = filter;
  const onlyRefused = "sequence IN (SELECT sequence FROM outbox WHERE set_aside = 'refused')";
  return {
    where: `${refused ? onlyRefused : "true"} AND
      ($1::text IS NULL OR form = $1) AND ($2::bigint IS NULL OR received_at_ms >= $2)
      AND ($3 = 'include' OR (spam_reason IS NOT NULL) = ($3 = 'only'))`,
    values: [form ?? null, sinceMs ?? null, spam ?? "exclude"],
  };
}

export function toLead(row: Omit<ClaimRow, "attempts" | "refusals">): Lead {
  return {
    id: row.id,
    form: row.form,
    receivedAtMs: row.received_at_ms,
    fields: row.fields,
    spamReason: row.spam_reason,
  };
}

export function toStoredLead(row: LeadRow): StoredLead {
  const deliveries = row.deliveries.map((delivery) => ({
    target: delivery.target,
    attempts: delivery.attempts,
    deliveredAtMs: delivery.delivered_at_ms,
    nextAttemptAtMs: delivery.next_attempt_at_ms,
    lastError: delivery.last_error,
    setAside: delivery.set_aside,
  }));
  return { ...toLead(row), sequence: row.sequence, deliveries };
}
