import type { ClientBase, Pool, QueryResultRow } from "pg";
import { StoreOpenError } from "#server/leads/store.ts";
import { inTransaction, isAway, makePool, migratePostgres, reasonOf } from "./postgres-database.ts";

/** A pool of connections whose database is brought up to date before the first query. */
export class PostgresConnection {
  readonly location: string;
  readonly #pool: Pool;
  readonly #mustExist: boolean;
  #migrated: Promise<void> | undefined;
  #awayBecause: string | undefined;

  private constructor(location: string, pool: Pool, mustExist: boolean) {
    this.location = location;
    this.#pool = pool;
    this.#mustExist = mustExist;
  }

  /** Rejects with StoreOpenError where waiting cannot cure what is wrong. */
  static async open(databaseUrl: string, mustExist: boolean): Promise<PostgresConnection> {
    const { hostname, port, pathname } = new URL(databaseUrl);
    const location = `PostgreSQL ${hostname}${port === "" ? "" : `:${port}`}${pathname}`;
    const connection = new PostgresConnection(location, makePool(databaseUrl), mustExist);
    try {
      await connection.#ready();
    } catch (error) {
      const reason = reasonOf(error);
      if (!isAway(error)) {
        await connection.close();
        throw new StoreOpenError(
          `DATABASE_URL cannot be used (${reason}). Check its host, user, password and database.`,
        );
      }
      connection.#awayBecause = reason;
    }
    return connection;
  }

  /** Why PostgreSQL could not be reached at first. */
  get awayBecause(): string | undefined {
    return this.#awayBecause;
  }

  /** Migrates on the first contact that succeeds. */
  #ready(): Promise<void> {
    this.#migrated ??= migratePostgres(this.#pool, this.#mustExist).catch((error: unknown) => {
      this.#migrated = undefined;
      throw error;
    });
    return this.#migrated;
  }

  async query<Row extends QueryResultRow>(sql: string, values: unknown[] = []) {
    await this.#ready();
    return await this.#pool.query<Row>(sql, values);
  }

  async inTransaction<Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> {
    await this.#ready();
    return await inTransaction(this.#pool, work);
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}
