/** Applied in order, all that are new in one transaction; `PRAGMA user_version` says how many have been. Never edit one. */
export const sqliteMigrations: readonly string[] = [
  `CREATE TABLE leads (
     sequence INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     idempotency_key TEXT NOT NULL UNIQUE,
     form TEXT NOT NULL,
     email TEXT NOT NULL COLLATE NOCASE,
     fields TEXT NOT NULL,
     spam_reason TEXT,
     received_at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX leads_by_email ON leads (email);
   CREATE TABLE outbox (
     sequence INTEGER NOT NULL REFERENCES leads (sequence) ON DELETE CASCADE,
     target TEXT NOT NULL,
     form TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at_ms INTEGER NOT NULL DEFAULT 0,
     lease_until_ms INTEGER NOT NULL DEFAULT 0,
     delivered_at_ms INTEGER,
     last_error TEXT,
     PRIMARY KEY (sequence, target)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX outbox_waiting ON outbox (target, form, sequence) WHERE delivered_at_ms IS NULL;`,
  `ALTER TABLE outbox ADD COLUMN refusals INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE outbox ADD COLUMN set_aside TEXT;
   DROP INDEX outbox_waiting;
   CREATE INDEX outbox_waiting ON outbox (target, form, sequence)
     WHERE delivered_at_ms IS NULL AND set_aside IS NULL;
   CREATE INDEX outbox_refused ON outbox (sequence) WHERE set_aside = 'refused';
   CREATE TABLE readiness (id INTEGER PRIMARY KEY, checked_at_ms INTEGER NOT NULL, filler BLOB NOT NULL) STRICT;`,
  `ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
   ALTER TABLE leads ADD COLUMN owner TEXT NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN note TEXT NOT NULL DEFAULT '';
   ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE leads ADD COLUMN source_page TEXT;
   ALTER TABLE leads ADD COLUMN subscription_token TEXT;
   ALTER TABLE leads ADD COLUMN confirmed_at_ms INTEGER;
   ALTER TABLE leads ADD COLUMN unsubscribed_at_ms INTEGER;
   CREATE UNIQUE INDEX leads_by_subscription_token ON leads (subscription_token);
   CREATE TABLE targets (target TEXT PRIMARY KEY, since_ms INTEGER NOT NULL) STRICT;
   INSERT INTO targets SELECT DISTINCT target, 0 FROM outbox
     WHERE attempts > 0 OR delivered_at_ms IS NOT NULL;`,
  `ALTER TABLE leads ADD COLUMN email_digest TEXT;
   CREATE INDEX leads_by_email_digest ON leads (email_digest);
   DELETE FROM outbox WHERE delivered_at_ms IS NULL
     AND (target = 'confirmation' OR (lease_until_ms = 0 AND attempts <= refusals))
     AND sequence IN (SELECT sequence FROM leads WHERE unsubscribed_at_ms IS NOT NULL);
   UPDATE outbox SET next_attempt_at_ms = CASE WHEN delivered_at_ms IS NULL THEN lease_until_ms ELSE 0 END,
       lease_until_ms = 0, delivered_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL, set_aside = NULL
     WHERE target <> 'confirmation'
     AND sequence IN (SELECT sequence FROM leads WHERE unsubscribed_at_ms IS NOT NULL);
   UPDATE leads SET email_digest = digest(email), email = '', fields = '{}', note = '', source_page = NULL,
       idempotency_key = id, version = version + 1
     WHERE unsubscribed_at_ms IS NOT NULL;`,
  `UPDATE outbox SET form = 'newsletter-left' WHERE delivered_at_ms IS NULL AND target <> 'confirmation'
     AND sequence IN (SELECT sequence FROM leads WHERE unsubscribed_at_ms IS NOT NULL AND email = '');
   CREATE INDEX leads_not_erased ON leads (sequence) WHERE unsubscribed_at_ms IS NOT NULL AND email <> '';`,
  `UPDATE outbox SET form = 'newsletter-left',
       next_attempt_at_ms = CASE WHEN delivered_at_ms IS NULL THEN lease_until_ms ELSE 0 END,
       lease_until_ms = 0, delivered_at_ms = NULL, attempts = 0, refusals = 0, last_error = NULL, set_aside = NULL
     WHERE target <> 'confirmation' AND sequence IN (SELECT sequence FROM leads
       WHERE email = '' AND email_digest IS NOT NULL AND unsubscribed_at_ms IS NULL);
   DELETE FROM outbox WHERE delivered_at_ms IS NULL AND target = 'confirmation'
     AND sequence IN (SELECT sequence FROM leads
       WHERE email = '' AND email_digest IS NOT NULL AND unsubscribed_at_ms IS NULL);
   UPDATE leads SET unsubscribed_at_ms = max(received_at_ms, coalesce(confirmed_at_ms, 0)), version = version + 1
     WHERE email = '' AND email_digest IS NOT NULL AND unsubscribed_at_ms IS NULL;
   CREATE TRIGGER erased_stays_unsubscribed BEFORE UPDATE OF unsubscribed_at_ms ON leads
     WHEN new.email = '' AND new.email_digest IS NOT NULL AND new.unsubscribed_at_ms IS NULL
     BEGIN SELECT raise(ABORT, 'erased_stays_unsubscribed'); END;`,
  `CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
   INSERT INTO secrets VALUES ('digest', hex(randomblob(32)));
   UPDATE leads SET email_digest = keyed(email_digest, (SELECT value FROM secrets WHERE name = 'digest'))
     WHERE email_digest IS NOT NULL;
   CREATE INDEX outbox_asked ON outbox (delivered_at_ms) WHERE target = 'confirmation';`,
  `ALTER TABLE leads ADD COLUMN arrival TEXT NOT NULL DEFAULT '{}';`,
  `CREATE TABLE daily_counts (
     day TEXT NOT NULL, what TEXT NOT NULL, label TEXT NOT NULL, n INTEGER NOT NULL,
     PRIMARY KEY (day, what, label)
   ) STRICT, WITHOUT ROWID;`,
  `ALTER TABLE leads ADD COLUMN follow_up TEXT NOT NULL DEFAULT '';
   CREATE TABLE lead_events (
     sequence INTEGER NOT NULL REFERENCES leads (sequence) ON DELETE CASCADE,
     at_ms INTEGER NOT NULL, person TEXT NOT NULL, what TEXT NOT NULL
   ) STRICT;
   CREATE INDEX lead_events_by_lead ON lead_events (sequence);
   CREATE TABLE people (folded TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT NOT NULL) STRICT, WITHOUT ROWID;`,
];
