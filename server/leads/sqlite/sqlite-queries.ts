import type { DatabaseSync, SQLInputValue } from "node:sqlite";

/** An open database with typed rows and transactions that roll back when their work throws. */
export class SqliteQueries {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  exec(sql: string): void {
    this.#database.exec(sql);
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
