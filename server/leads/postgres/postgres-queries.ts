import { toCondition } from "#server/leads/lead-filter.ts";
import type { DeliveryRow, LeadRow } from "#server/leads/lead-row.ts";
import {
  askAgain,
  askLater,
  cannotHaveArrived,
  countExpired,
  cutOff,
  erase,
  firstOf,
  hasCopy,
  isNotErased,
  isStopped,
  isSubscriber,
  isToldAnew,
  orDueAgain,
  stopsAsSpam,
  stopsUntold,
  tellAnew,
  waits,
} from "#server/leads/shared-statements.ts";
import type { LeadFilter, NewLead } from "#server/leads/store.ts";

export type ClaimRow = { sequence: number; attempts: number; refusals: number };

export type PostgresLeadRow = LeadRow & { deliveries: DeliveryRow[] };

/** One statement, so lead and deliveries are one transaction; no row comes back when the key is known. */
export const save = `
  WITH added AS (
    INSERT INTO leads (id, idempotency_key, form, email, fields, spam_reason, received_at_ms, source_page,
      subscription_token, arrival)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $9, $10, $11) ON CONFLICT (idempotency_key) DO NOTHING
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
    lead.deliverTo,
    lead.sourcePage,
    lead.subscriptionToken,
    JSON.stringify(lead.arrival),
  ];
}

const databaseNowMs = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/**
 * A bucket is the moment from which it is full again; it is not moved for what is refused. What is refused waits for at
 * least a moment: posts of the same moment are not seen by the last part, only by the condition before it.
 */
export const takeToken = `
  WITH asked AS (
    SELECT ${databaseNowMs} AS now_ms
  ), taken AS (
    INSERT INTO rate_limits AS held SELECT $1, now_ms + $2::bigint FROM asked
    ON CONFLICT (bucket) DO UPDATE
      SET full_at_ms = greatest(held.full_at_ms, excluded.full_at_ms - $2::bigint) + $2::bigint
      WHERE greatest(held.full_at_ms, excluded.full_at_ms - $2::bigint) - (excluded.full_at_ms - $2::bigint)
        + $2::bigint <= $3::bigint
    RETURNING 1
  )
  SELECT CASE WHEN EXISTS (SELECT FROM taken) THEN 0 ELSE greatest(1,
    coalesce((SELECT full_at_ms FROM rate_limits WHERE bucket = $1), 0) + $2::bigint - now_ms - $3::bigint)
    END AS wait_ms FROM asked`;

export const sweepTokens = `DELETE FROM rate_limits WHERE full_at_ms < ${databaseNowMs}`;

export const waiting = "delivered_at_ms IS NULL AND set_aside IS NULL";

/**
 * Only the stream's first waiting delivery is looked at: when another instance holds its row, SKIP LOCKED leaves
 * nothing, and the order stays whole.
 */
export const claim = `
  WITH head AS (
    SELECT sequence, target FROM outbox
    WHERE target = $1 AND ${waiting} AND next_attempt_at_ms <= $3 AND lease_until_ms <= $3
      AND sequence = ${firstOf("$1", "$2", waiting)}
    FOR UPDATE SKIP LOCKED
  )
  UPDATE outbox SET ${countExpired}, lease_until_ms = $4 FROM head
  WHERE outbox.sequence = head.sequence AND outbox.target = head.target
  RETURNING outbox.sequence, outbox.attempts, outbox.refusals`;

/** After the claim: the claim's own statement would see the lead as it was before somebody unsubscribed meanwhile. */
export const claimedLead = `
  SELECT id, form, fields, spam_reason, received_at_ms, source_page, arrival, subscription_token, unsubscribed_at_ms
  FROM leads WHERE sequence = $1`;

export const nextFree = `
  SELECT greatest(next_attempt_at_ms, lease_until_ms) AS free_at_ms FROM outbox
  WHERE target = $1 AND ${waiting} AND sequence = ${firstOf("$1", "$2", waiting)}`;

export const makeDue = `
  UPDATE outbox SET next_attempt_at_ms = 0
  WHERE target = $1 AND attempts > 0 AND refusals = 0 AND next_attempt_at_ms > $3
    AND sequence = ${firstOf("$1", "$2", waiting)}`;

/** A process is alone when no other one like it has a connection; a killed one's are gone within a moment. */
export const takeBackClaims = `
  UPDATE outbox SET ${cutOff}
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
    (SELECT json_agg(each ORDER BY target DESC) FROM (
      SELECT *, target IN (SELECT target FROM targets) AS is_set_up FROM outbox) AS each
      WHERE each.sequence = leads.sequence),
    '[]') AS deliveries
  FROM leads`;

export const counts = `
  SELECT form, count(*) FILTER (WHERE spam_reason IS NULL) AS leads,
    count(*) FILTER (WHERE spam_reason IS NOT NULL) AS spam, max(received_at_ms) AS last
  FROM leads GROUP BY form ORDER BY form`;

export const waitingCounts = `
  SELECT target, leads.form, count(*) FILTER (WHERE ${waits}) AS waiting,
    count(*) FILTER (WHERE set_aside IS NULL AND attempts > 0) AS failing,
    count(*) FILTER (WHERE set_aside = 'refused') AS refused,
    count(*) FILTER (WHERE set_aside = 'held') AS held,
    count(*) FILTER (WHERE set_aside = 'spam') AS stopped,
    min(coalesce(unsubscribed_at_ms, received_at_ms)) FILTER (WHERE ${waits}) AS oldest
  FROM outbox JOIN leads USING (sequence)
  WHERE delivered_at_ms IS NULL GROUP BY target, leads.form`;

/**
 * Each part sees the table as it was before: a lead is changed only where its version still is the given one. What
 * waits of a subscriber who has left is the word that they did.
 */
export const change = `
  WITH old AS (SELECT * FROM leads WHERE id = $1 FOR UPDATE), changed AS (
    UPDATE leads SET state = coalesce($3, old.state), owner = coalesce($4, old.owner), note = coalesce($5, old.note),
      follow_up = coalesce($8, old.follow_up), version = old.version + 1, spam_reason = CASE coalesce($6, old.spam_reason IS NOT NULL)
        WHEN true THEN coalesce(old.spam_reason, 'marked') END
    FROM old WHERE leads.sequence = old.sequence AND old.version = $2
    RETURNING leads.sequence, leads.form, leads.spam_reason, leads.unsubscribed_at_ms, old.spam_reason AS was_spam,
      CASE WHEN leads.form = 'newsletter' AND leads.confirmed_at_ms IS NULL
          AND EXISTS (SELECT FROM targets WHERE target = 'confirmation')
        THEN ARRAY['confirmation']
        ELSE $7::text[] || ARRAY(SELECT target FROM targets
          WHERE target = ANY ($9::text[]) AND leads.form <> 'newsletter') END AS targets
  ), queued AS (
    INSERT INTO outbox (sequence, target, form)
    SELECT sequence, target, form FROM changed, unnest(targets) AS target
    WHERE spam_reason IS NULL AND was_spam IS NOT NULL AND unsubscribed_at_ms IS NULL
    ${orDueAgain}
  )
  SELECT (SELECT count(*) FROM old) AS found, (SELECT count(*) FROM changed) AS changed`;

const ofStopped = `sequence = (SELECT sequence FROM leads WHERE id = $1 AND ${isStopped})`;
/**
 * In turn, after the change and in its transaction: each sees what was queued or claimed while the change waited for its
 * lock.
 */
export const stopSpam = [
  `UPDATE outbox SET set_aside = 'spam' WHERE ${ofStopped} AND ${stopsAsSpam}`,
  `DELETE FROM outbox WHERE ${ofStopped} AND ${cannotHaveArrived}`,
] as const;

/** Whoever marks the lead as spam meanwhile waits for this, or this for them. */
export const settledLead = `
  SELECT sequence FROM leads WHERE id = $1 AND NOT (${isStopped}) FOR SHARE`;

export const confirmSubscription = `
  WITH confirmed AS (
    UPDATE leads SET confirmed_at_ms = coalesce(confirmed_at_ms, $2)
    WHERE subscription_token = $1 AND unsubscribed_at_ms IS NULL RETURNING sequence, form, email, spam_reason
  ), others AS (
    SELECT FROM leads JOIN confirmed ON lower(leads.email) = lower(confirmed.email)
    WHERE leads.sequence <> confirmed.sequence AND leads.form = 'newsletter' AND leads.spam_reason IS NULL
      AND leads.unsubscribed_at_ms IS NULL AND leads.confirmed_at_ms IS NOT NULL
  ), queued AS (
    INSERT INTO outbox (sequence, target, form)
    SELECT sequence, target, form FROM confirmed, unnest($3::text[]) AS target
    WHERE spam_reason IS NULL AND NOT EXISTS (SELECT FROM others)
    ${orDueAgain}
  )
  SELECT (SELECT email FROM confirmed) AS email FROM leads WHERE subscription_token = $1`;

/** With a key of the store's own: whoever guesses addresses must have that too. */
const digestOf = (text: string) => `(SELECT encode(sha256(value || sha256(value ||
  sha256(convert_to(lower(${text}), 'UTF8')))), 'hex') FROM secrets WHERE name = 'digest')`;

/** In turn, in one transaction: posts of one address wait for each other, on every instance. */
export const subscribing = {
  lock: "SELECT pg_advisory_xact_lock(hashtextextended(lower($1), 0))",
  known: `SELECT sequence FROM leads WHERE lower(email) = lower($1) AND ${isSubscriber} LIMIT 1`,
  askAgain: askAgain("$1", "$2::bigint"),
  askLater: askLater("$1", digestOf("$2"), "$3::bigint"),
} as const;

/**
 * In turn, in one transaction. What is locked first cannot be claimed meanwhile, and each later statement sees what was
 * claimed before.
 */
export const unsubscribing = {
  lockNotErased: `SELECT sequence FROM leads WHERE ${isNotErased} ORDER BY sequence FOR UPDATE`,
  asked: "SELECT email FROM leads WHERE subscription_token = $1",
  lockLeads: `SELECT sequence FROM leads WHERE form = 'newsletter' AND lower(email) = lower($1)
    ORDER BY sequence FOR UPDATE`,
  lockOutbox: "SELECT FROM outbox WHERE sequence = ANY ($1) ORDER BY sequence, target FOR UPDATE",
  stop: `DELETE FROM outbox WHERE sequence = ANY ($1) AND ${stopsUntold}`,
  tell: `UPDATE outbox SET ${tellAnew} WHERE sequence = ANY ($1) AND ${isToldAnew}`,
  erase: `UPDATE leads SET unsubscribed_at_ms = coalesce(unsubscribed_at_ms, $2), email_digest = ${digestOf("email")}, ${erase}
    WHERE sequence = ANY ($1)`,
} as const;

/** Instances that start together take turns. */
export const lockTargets = "LOCK TABLE targets IN EXCLUSIVE MODE";
export const dropTargets = "DELETE FROM targets WHERE target <> ALL ($1::text[])";
export const addTarget = "INSERT INTO targets VALUES ($1, $2) ON CONFLICT (target) DO NOTHING";
const received = (comparison: string) =>
  `sequence IN (SELECT sequence FROM leads WHERE received_at_ms ${comparison} $2)`;
export const holdBacklog = `
  UPDATE outbox SET set_aside = 'held' WHERE target = $1 AND ${waiting} AND ${received("<")}`;
export const releaseBacklog = `
  UPDATE outbox SET set_aside = NULL WHERE target = $1 AND set_aside = 'held' AND ${received(">=")}`;
export const countHeld = `
  SELECT count(*) AS n FROM outbox WHERE target = $1 AND set_aside = 'held'`;

export const forget = `
  WITH gone AS (
    DELETE FROM leads WHERE lower(email) = lower($1) OR email_digest = ${digestOf("$1")}
    RETURNING sequence, unsubscribed_at_ms
  ), copies AS (
    SELECT target FROM outbox JOIN gone USING (sequence) WHERE ${hasCopy}
  )
  SELECT (SELECT count(*) FROM gone) AS leads,
    (SELECT coalesce(json_object_agg(target, n), '{}')
      FROM (SELECT target, count(*) AS n FROM copies GROUP BY target) AS counted) AS delivered`;

const dialect = {
  isEmail: `(lower(email) = lower(?) OR email_digest = ${digestOf("?")})`,
  fold: "lower",
  allText: `concat_ws(E'\\n', owner, note, (SELECT string_agg(value, E'\\n') FROM jsonb_each_text(fields || arrival)))`,
} as const;

/** The leads of a filter, and of them that part; each `?` becomes a numbered value. */
export function toWhere(filter: LeadFilter, part = "TRUE"): { where: string; values: unknown[] } {
  const { where, values } = toCondition(filter, dialect);
  let index = 0;
  return { where: `${where} AND ${part}`.replaceAll("?", () => `$${++index}`), values };
}
