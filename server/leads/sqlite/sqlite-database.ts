import { createHash, createHmac } from "node:crypto";
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreOpenError } from "#server/leads/store.ts";
import { codeOf, messageOf } from "#server/thrown.ts";
import { sqliteMigrations } from "./sqlite-schema.ts";

const BUSY_TIMEOUT_MS = 3_000;

/** Opens the lead database, creating it when there is none. Throws StoreOpenError when leads could not be kept in it. */
export function openSqliteDatabase(file: string): DatabaseSync {
  makePlace(file);
  try {
    checkIntact(file);
    const database = new DatabaseSync(file, {
      timeout: BUSY_TIMEOUT_MS,
      enableForeignKeyConstraints: true,
    });
    setDurability(database);
    addFunctions(database);
    migrate(database);
    return database;
  } catch (error) {
    throw new StoreOpenError(
      `The lead database ${file} cannot be used (${messageOf(error)}). Repair it or restore a backup, or set DATA_DIR to a ` +
        `folder that can be written.`,
    );
  }
}

/** Only the owner may read visitors' data. SQLite gives its log and its index the mode of the database. */
function makePlace(file: string): void {
  try {
    makeFolder(dirname(file));
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    throw new StoreOpenError(
      `DATA_DIR is ${dirname(file)}, where no lead database can be written (${codeOf(error)}). Set it to a folder that can be ` +
        `made and written.`,
    );
  }
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    const mode = statSync(part, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) === 0) continue;
    try {
      chmodSync(part, 0o600);
    } catch {
      // Another user's file, or a file system without modes: whoever set it up so decides.
    }
  }
}

/** Step by step: where the system refuses a folder as it does in /proc, Node's `recursive` tries without end. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return;
  makeFolder(dirname(dir));
  mkdirSync(dir, { mode: 0o700 });
}

/** Read-only, because even closing a writable connection can change a damaged file. */
export function checkIntact(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS });
  try {
    const [result] = Object.values(database.prepare("PRAGMA quick_check(1)").get() ?? {});
    if (result !== "ok") throw new Error(`damaged: ${String(result).split("\n")[0]}`);
  } finally {
    database.close();
  }
}

/** An acknowledged lead must survive a power cut, so both settings are read back. */
function setDurability(database: DatabaseSync): void {
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  const journalMode = database.prepare("PRAGMA journal_mode").get()?.["journal_mode"];
  const synchronous = database.prepare("PRAGMA synchronous").get()?.["synchronous"];
  if (journalMode !== "wal" || synchronous !== 2) {
    throw new Error(`journal_mode is ${journalMode} and synchronous ${synchronous}, not wal and 2`);
  }
}

function addFunctions(database: DatabaseSync): void {
  // SQLite folds the case of ASCII letters only.
  const fold = (text: unknown) => String(text).toLowerCase();
  const digest = (text: unknown) => createHash("sha256").update(fold(text)).digest("hex");
  database.function("fold", { deterministic: true }, fold);
  const keyed = (text: unknown, key: unknown) =>
    createHmac("sha256", String(key)).update(String(text)).digest("hex");
  database.function("digest", { deterministic: true }, digest);
  database.function("keyed", { deterministic: true }, keyed);
}

function migrate(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE");
  const applied = Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
  if (applied > sqliteMigrations.length) {
    database.exec("ROLLBACK");
    throw new Error("it was written by a newer version of this program");
  }
  for (const migration of sqliteMigrations.slice(applied)) database.exec(migration);
  // Written even when nothing is new: a file that cannot be written is found out here and not by a visitor.
  database.exec(`PRAGMA user_version = ${sqliteMigrations.length}; COMMIT`);
  // A migration may have erased what the database holds until its log is played into it.
  if (applied > 0 && applied < sqliteMigrations.length) {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }
}
