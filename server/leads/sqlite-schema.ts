/** Applied in order, each in its own transaction; `PRAGMA user_version` says how many have been. Never edit one. */
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
];
