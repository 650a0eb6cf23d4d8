import { addCount, countsBetween, dropCounts } from "#server/leads/shared-statements.ts";
import type { DailyCount } from "#server/leads/store.ts";
import type { SqliteQueries } from "./sqlite-queries.ts";

/** The sums of visits in an open SQLite database. Synchronous, for use inside the worker thread. */
export class SqliteCounts {
  readonly #database: SqliteQueries;

  constructor(database: SqliteQueries) {
    this.#database = database;
  }

  addCounts(counts: readonly DailyCount[], oldestDay: string): void {
    this.#database.transaction(() => {
      for (const { day, what, label, n } of counts) {
        this.#database.run(addCount("?"), day, what, label, n);
      }
      this.#database.run(dropCounts("?"), oldestDay);
    });
  }

  countsBetween(firstDay: string, lastDay: string): DailyCount[] {
    return this.#database.all<DailyCount>(countsBetween("?"), firstDay, lastDay);
  }
}
