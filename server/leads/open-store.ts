import type { Config } from "#server/config.ts";
import { PostgresStore } from "./postgres-store.ts";
import { SqliteStore } from "./sqlite-store.ts";

/** PostgreSQL when DATABASE_URL is set, else the SQLite file in DATA_DIR. */
export async function openStore({
  databaseUrl,
  dataDir,
}: Config): Promise<PostgresStore | SqliteStore> {
  return databaseUrl === undefined
    ? await SqliteStore.open(dataDir)
    : await PostgresStore.open(databaseUrl);
}
