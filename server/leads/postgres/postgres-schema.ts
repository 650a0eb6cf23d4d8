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
];
