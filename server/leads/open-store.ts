import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { type LeadStore, StoreOpenError } from "./store.ts";
import { PostgresStore } from "./postgres/postgres-store.ts";
import { SQLITE_FILE_NAME, SqliteStore } from "./sqlite/sqlite-store.ts";

/** For the server: PostgreSQL when DATABASE_URL is set, else the SQLite file in DATA_DIR. */
export async function openStore({ databaseUrl, dataDir }: Config): Promise<LeadStore> {
  return databaseUrl === undefined
    ? await SqliteStore.open(dataDir, { tidiesLog: true })
    : await PostgresStore.open(databaseUrl);
}

/** For commands: in the wrong place, a new and empty store would pass for the right one. */
export async function openExistingStore({ databaseUrl, dataDir }: Config): Promise<LeadStore> {
  if (databaseUrl !== undefined) return await PostgresStore.open(databaseUrl, { mustExist: true });
  if (!existsSync(join(dataDir, SQLITE_FILE_NAME))) {
    throw new StoreOpenError(
      `There is no lead store in ${dataDir}. Set DATA_DIR to the folder, or DATABASE_URL to the database, that the ` +
        `server uses.`,
    );
  }
  return await SqliteStore.open(dataDir);
}
