import { randomBytes } from "node:crypto";

/** Applied in order; `schema_versions` says which have been. Never edit one. */
export const postgresMigrations: readonly string[] = [
  `CREATE TABLE leads (
     sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     id text NOT NULL UNIQUE,
     idempotency_key text NOT NULL UNIQUE,
     form text NOT NULL,
     email text NOT NULL,
     fields jsonb NOT NULL,
     spam_reason text,
     received_at_ms bigint NOT NULL
   );
   CREATE INDEX leads_by_email ON leads (lower(email));
   CREATE TABLE outbox (
     sequence bigint NOT NULL REFERENCES leads (sequence) ON DELETE CASCADE,
     target text NOT NULL,
     form text NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     next_attempt_at_ms bigint NOT NULL DEFAULT 0,
     lease_until_ms bigint NOT NULL DEFAULT 0,
     delivered_at_ms bigint,
     last_error text,
     PRIMARY KEY (sequence, target)
   );
   CREATE INDEX outbox_waiting ON outbox (target, form, sequence) WHERE delivered_at_ms IS NULL;`,
  `ALTER TABLE outbox ADD COLUMN refusals integer NOT NULL DEFAULT 0;
   ALTER TABLE outbox ADD COLUMN set_aside text;
   DROP INDEX outbox_waiting;
   CREATE INDEX outbox_waiting ON outbox (target, form, sequence)
     WHERE delivered_at_ms IS NULL AND set_aside IS NULL;
   CREATE INDEX outbox_refused ON outbox (sequence) WHERE set_aside = 'refused';
   CREATE TABLE readiness (id integer PRIMARY KEY, checked_at_ms bigint NOT NULL);`,
  `ALTER TABLE leads ADD COLUMN state text NOT NULL DEFAULT 'new';
   ALTER TABLE leads ADD COLUMN owner text NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN note text NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN version integer NOT NULL DEFAULT 0;
   ALTER TABLE leads ADD COLUMN source_page text;
   ALTER TABLE leads ADD COLUMN subscription_token text;
   ALTER TABLE leads ADD COLUMN confirmed_at_ms bigint;
   ALTER TABLE leads ADD COLUMN unsubscribed_at_ms bigint;
   CREATE UNIQUE INDEX leads_by_subscription_token ON leads (subscription_token);
   CREATE TABLE targets (target text PRIMARY KEY, since_ms bigint NOT NULL);
   INSERT INTO targets SELECT DISTINCT target, 0 FROM outbox
     WHERE attempts > 0 OR delivered_at_ms IS NOT NULL;
   CREATE UNLOGGED TABLE rate_limits (bucket text PRIMARY KEY, full_at_ms bigint NOT NULL);`,
  `ALTER TABLE leads ADD COLUMN email_digest text;
   CREATE INDEX leads_by_email_digest ON leads (email_digest);
   DELETE FROM outbox WHERE delivered_at_ms IS NULL
     AND (target = 'confirmation' OR (lease_until_ms = 0 AND attempts <= refusals))
     AND sequence IN (SELECT sequence FROM leads WHERE unsubscribed_at_ms IS NOT NULL);
   UPDATE outbox SET next_attempt_at_ms = CASE WHEN delivered_at_ms IS NULL THEN lease_until_ms ELSE 0 END,
       lease_until_ms = 0, delivered_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL, set_aside = NULL
     WHERE target <> 'confirmation'
     AND sequence IN (SELECT sequence FROM leads WHERE unsubscribed_at_ms IS NOT NULL);
   UPDATE leads SET email_digest = encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'),
       email = '', fields = '{}', note = '', source_page = NULL, idempotency_key = id, version = version + 1
     WHERE unsubscribed_at_ms IS NOT NULL;`,
  `UPDATE outbox SET form = 'newsletter-left' WHERE delivered_at_ms IS NULL AND target <> 'confirmation'
     AND sequence IN (SELECT sequence FROM leads WHERE unsubscribed_at_ms IS NOT NULL AND email = '');
   CREATE INDEX leads_not_erased ON leads (sequence) WHERE unsubscribed_at_ms IS NOT NULL AND email <> '';
   ALTER TABLE leads ADD CONSTRAINT erased_stays_unsubscribed
     CHECK (email <> '' OR email_digest IS NULL OR unsubscribed_at_ms IS NOT NULL) NOT VALID;`,
  `UPDATE outbox SET form = 'newsletter-left',
       next_attempt_at_ms = CASE WHEN delivered_at_ms IS NULL THEN lease_until_ms ELSE 0 END,
       lease_until_ms = 0, delivered_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL, set_aside = NULL
     WHERE target <> 'confirmation' AND sequence IN (SELECT sequence FROM leads
       WHERE email = '' AND email_digest IS NOT NULL AND unsubscribed_at_ms IS NULL);
   DELETE FROM outbox WHERE delivered_at_ms IS NULL AND target = 'confirmation'
     AND sequence IN (SELECT sequence FROM leads
       WHERE email = '' AND email_digest IS NOT NULL AND unsubscribed_at_ms IS NULL);
   UPDATE leads SET unsubscribed_at_ms = greatest(received_at_ms, confirmed_at_ms), version = version + 1
     WHERE email = '' AND email_digest IS NOT NULL AND unsubscribed_at_ms IS NULL;
   ALTER TABLE leads VALIDATE CONSTRAINT erased_stays_unsubscribed;`,
  `CREATE TABLE secrets (name text PRIMARY KEY, value bytea NOT NULL);
   INSERT INTO secrets VALUES ('digest', decode('${randomBytes(64).toString("hex")}', 'hex'));
   UPDATE leads SET email_digest = encode(sha256(value || sha256(value || decode(email_digest, 'hex'))), 'hex')
     FROM secrets WHERE name = 'digest' AND email_digest IS NOT NULL;
   CREATE INDEX outbox_asked ON outbox (delivered_at_ms) WHERE target = 'confirmation';`,
  "ALTER TABLE leads ADD COLUMN arrival jsonb NOT NULL DEFAULT '{}'",
  `CREATE TABLE daily_counts (
     day text NOT NULL, what text NOT NULL, label text NOT NULL, n bigint NOT NULL,
     PRIMARY KEY (day, what, label)
   )`,
  `ALTER TABLE leads ADD COLUMN follow_up text NOT NULL DEFAULT '';
   CREATE TABLE lead_events (
     sequence bigint NOT NULL REFERENCES leads (sequence) ON DELETE CASCADE,
     at_ms bigint NOT NULL, person text NOT NULL, what text NOT NULL
   );
   CREATE INDEX lead_events_by_lead ON lead_events (sequence);
   CREATE TABLE people (folded text PRIMARY KEY, name text NOT NULL, password text NOT NULL)`,
];
