import type { DatabaseSync, SQLInputValue } from "node:sqlite";

import type { DeliveryRow, LeadRow } from "#server/leads/lead-row.ts";

/** An open database with typed rows and transactions that roll back when their work throws. */
export class SqliteQueries {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  transaction<Result>(work: () => Result): Result {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  run(sql: string, ...values: SQLInputValue[]) {
    return this.#database.prepare(sql).run(...values);
  }

  get<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#database.prepare(sql).get(...values) as Row | undefined;
  }

  /** The one figure, named `n`, of a statement that counts. */
  count(sql: string, ...values: SQLInputValue[]): number {
    return this.get<{ n: number }>(sql, ...values)?.n ?? 0;
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#database.prepare(sql).all(...values) as Row[];
  }
}

/** With a key of the store's own: whoever guesses addresses must have that too. */
export function digestOf(text: string): string {
  return `keyed(digest(${text}), (SELECT value FROM secrets WHERE name = 'digest'))`;
}

/** What SQLite says in its own way of a filter. */
export const dialect = {
  isEmail: `(email = ? OR email_digest = ${digestOf("?")})`,
  fold: "fold",
  allText: `concat_ws(char(10), owner, note, (SELECT group_concat(value, char(10)) FROM json_each(fields)),
    (SELECT group_concat(value, char(10)) FROM json_each(arrival)))`,
} as const;

/** SQLite keeps a lead's answers and its arrival as JSON's text. */
export type SqliteLeadRow = Omit<LeadRow, "fields" | "arrival"> & JsonColumns;

type JsonColumns = { fields: string; arrival: string };

export type SqliteOutboxRow = DeliveryRow & { lease_until_ms: number; refusals: number };

export function fromJson<Row extends JsonColumns>(row: Row) {
  return {
    ...row,
    fields: JSON.parse(row.fields) as LeadRow["fields"],
    arrival: JSON.parse(row.arrival) as LeadRow["arrival"],
  };
}
