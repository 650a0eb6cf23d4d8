import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { StoreNotice } from "#server/leads/store.ts";
import { messageOf, propertyOf } from "#server/thrown.ts";
import { checkIntact, openSqliteDatabase } from "./sqlite-database.ts";
import { SqliteCounts } from "./sqlite-counts.ts";
import { SqliteLeads } from "./sqlite-leads.ts";
import { SqliteOutbox } from "./sqlite-outbox.ts";
import { SqlitePeople } from "./sqlite-people.ts";
import { SqliteQueries } from "./sqlite-queries.ts";

const LOG_LIMIT_BYTES = 4 * 1024 * 1024;

type FileState = { ino: bigint; size: bigint; mtimeNs: bigint };
type Place = { database: FileState | undefined; log: FileState | undefined };
export type OpenDatabase = {
  database: DatabaseSync;
  leads: SqliteLeads;
  outbox: SqliteOutbox;
  counts: SqliteCounts;
  people: SqlitePeople;
};

/**
 * The lead database and its place on the disk. SQLite goes on writing to a file that was deleted, replaced or
 * overwritten under it, where nobody will find the leads: so the place is looked at before and after each write. What
 * was deleted is put back from the file that is still open; a damaged file takes no more leads.
 */
export class SqliteFile {
  readonly #file: string;
  readonly #notify: (notice: StoreNotice) => void;
  #open: OpenDatabase | undefined;
  #seen: Place = { database: undefined, log: undefined };
  #dataVersion: unknown;
  #damage: Error | undefined;
  #checkpointAtBytes = LOG_LIMIT_BYTES;

  constructor(file: string, notify: (notice: StoreNotice) => void) {
    this.#file = file;
    this.#notify = notify;
    this.#reopen();
  }

  get open(): OpenDatabase {
    return (this.#open ??= this.#reopen());
  }

  /**
   * The result is given only after the write was found in its place. The log, which still holds what was erased, is
   * emptied; while another program reads it, that is left to `tidyLog`.
   */
  write<Result>(
    work: (open: OpenDatabase) => Result,
    hasErased: (result: Result) => boolean = () => false,
  ): Result {
    this.#checkBefore();
    const result = this.#try(work);
    const now = this.#look();
    if (!this.#isInPlace(now)) {
      return this.#mend() === "replaced" ? this.#try(work) : result;
    }
    // A commit goes to the log: the database itself is written by checkpoints only.
    if (differs(now.database, this.#seen.database)) this.#verify(now, false);
    // Only now: a checkpoint that a reader cuts short has written to the database, too.
    if (hasErased(result)) this.#emptyLog();
    else this.#shortenLog(now);
    this.#remember();
    return result;
  }

  /** Whether the log holds nothing any more. Nobody is waited for: a checkpoint that waits for readers stops all writers. */
  emptyLog(): boolean {
    try {
      this.#checkBefore();
      const isEmpty = this.#emptyLog();
      this.#remember();
      return isEmpty;
    } catch {
      return false;
    }
  }

  /**
   * Now and then: what was erased while another program read, also by a process that has ended since, goes when the reader
   * does. A file that is gone or replaced is the next write's to find.
   */
  tidyLog(): void {
    const now = this.#look();
    if (this.#isInPlace(now) && now.log !== undefined && now.log.size > 0n) this.emptyLog();
  }

  close(): void {
    this.#open?.database.close();
    this.#open = undefined;
  }

  #reopen(): OpenDatabase {
    const database = openSqliteDatabase(this.#file);
    // Waiting for a lock would hold up the thread, and checkpoints of its own would look like a stranger's writing.
    database.exec("PRAGMA busy_timeout = 0; PRAGMA wal_autocheckpoint = 0");
    const queries = new SqliteQueries(database);
    this.#open = {
      database,
      leads: new SqliteLeads(queries),
      outbox: new SqliteOutbox(queries),
      counts: new SqliteCounts(queries),
      people: new SqlitePeople(queries),
    };
    this.#damage = undefined;
    this.#readDataVersion();
    this.#remember();
    return this.#open;
  }

  #try<Result>(work: (open: OpenDatabase) => Result): Result {
    try {
      return work(this.open);
    } catch (error) {
      if (isDamage(error)) throw this.#noteDamage(error);
      // What failed half way may have written to the log.
      const { log } = this.#look();
      if (log?.ino === this.#seen.log?.ino) this.#seen = { ...this.#seen, log };
      throw error;
    }
  }

  #checkBefore(): void {
    const now = this.#look();
    if (this.#open === undefined || this.#damage) {
      if (this.#damage && !this.#hasChanged(now)) throw this.#damage;
      this.close();
      if (this.#isReplaced(now)) this.#removeOldLog();
      this.#reopen();
      const message = "lead database is whole again";
      this.#notify({ message, file: this.#file, lost: false });
    } else if (!this.#isInPlace(now)) {
      this.#mend();
    } else {
      const isLogOverwritten = this.#isLogOverwritten(now);
      if (isLogOverwritten || differs(now.database, this.#seen.database))
        this.#verify(now, isLogOverwritten);
    }
  }

  /** Commits of other programs change the data version too; what changes the log alone was no SQLite. */
  #isLogOverwritten(now: Place): boolean {
    return differs(now.log, this.#seen.log) && !this.#readDataVersion();
  }

  #readDataVersion(): boolean {
    const before = this.#dataVersion;
    this.#dataVersion = this.open.database.prepare("PRAGMA data_version").get()?.["data_version"];
    return this.#dataVersion !== before;
  }

  /** A database that alone has changed was most likely checkpointed by another program, which a reader may have cut short. */
  #verify(now: Place, isLogOverwritten: boolean): void {
    try {
      if (now.database?.size === 0n) throw new Error("it is empty");
      checkIntact(this.#file);
    } catch (error) {
      throw isBusy(error) ? error : this.#noteDamage(error);
    }
    // After a crash the log would be read up to the first frame that somebody overwrote: empty it.
    if (!this.#emptyLog() && isLogOverwritten) {
      throw Object.assign(new Error("database is locked"), { errcode: 5 });
    }
    this.#remember();
  }

  #noteDamage(error: unknown): Error {
    this.#damage = Object.assign(new Error(`${this.#file} is damaged (${messageOf(error)})`), {
      code: "DATABASE_DAMAGED",
    });
    this.#remember();
    const message = "lead database is damaged, no more leads are taken";
    this.#notify({ message, file: this.#file, lost: false });
    return this.#damage;
  }

  /** The open file still holds every lead: a copy goes back to its place, or beside whatever stands there now. */
  #mend(): "restored" | "replaced" {
    const copy = this.#file.replace(/(\.sqlite)?$/, `-rescued-${Date.now()}.sqlite`);
    try {
      mkdirSync(dirname(this.#file), { recursive: true, mode: 0o700 });
      this.#copyTo(copy);
      this.close();
      const outcome = this.#isReplaced(this.#look()) ? "replaced" : "restored";
      this.#removeOldLog();
      if (outcome === "restored") {
        renameSync(copy, this.#file);
        syncFile(dirname(this.#file));
      }
      this.#reopen();
      this.#notify(
        outcome === "restored"
          ? { message: "lead database was gone, put back", file: this.#file, lost: false }
          : {
              message: "lead database was replaced, old leads are beside it",
              file: copy,
              lost: false,
            },
      );
      return outcome;
    } catch (error) {
      const message = "lead database is gone and cannot be put back";
      this.#notify({ message, file: this.#file, lost: true });
      throw Object.assign(new Error(message, { cause: error }), { code: "DATABASE_FILE_GONE" });
    }
  }

  #isReplaced({ database }: Place): boolean {
    return database !== undefined && database.ino !== this.#seen.database?.ino;
  }

  /** SQLite would play the log of the old file into whatever file stands in its place. */
  #removeOldLog(): void {
    const { log } = this.#look();
    if (log !== undefined && log.ino !== this.#seen.log?.ino) return;
    for (const end of ["-wal", "-shm"]) rmSync(this.#file + end, { force: true });
  }

  #copyTo(copy: string): void {
    this.open.database.prepare("VACUUM INTO ?").run(copy);
    chmodSync(copy, 0o600);
    syncFile(copy);
  }

  #shortenLog({ log }: Place): void {
    if (log === undefined || log.size < this.#checkpointAtBytes) return;
    this.#checkpointAtBytes = this.#emptyLog()
      ? LOG_LIMIT_BYTES
      : Number(log.size) + LOG_LIMIT_BYTES;
  }

  /** False when a reader is in the way or the disk is full; the log then goes on growing. */
  #emptyLog(): boolean {
    try {
      return this.open.database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] === 0;
    } catch {
      return false;
    }
  }

  #look(): Place {
    return { database: stateOf(this.#file), log: stateOf(`${this.#file}-wal`) };
  }

  #remember(): void {
    this.#seen = this.#look();
  }

  #isInPlace({ database, log }: Place): boolean {
    return database?.ino === this.#seen.database?.ino && log?.ino === this.#seen.log?.ino;
  }

  #hasChanged(now: Place): boolean {
    return differs(now.database, this.#seen.database) || differs(now.log, this.#seen.log);
  }
}

function stateOf(file: string): FileState | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false });
}

function differs(a: FileState | undefined, b: FileState | undefined): boolean {
  return a?.ino !== b?.ino || a?.size !== b?.size || a?.mtimeNs !== b?.mtimeNs;
}

function syncFile(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** SQLite's own number of an error, with its finer distinctions in the upper bits. */
export function errcodeOf(error: unknown): number | undefined {
  const errcode = propertyOf(error, "errcode");
  return typeof errcode === "number" ? errcode : undefined;
}

const primaryCodeOf = (error: unknown) => (errcodeOf(error) ?? 0) & 0xff;

export const isBusy = (error: unknown) => primaryCodeOf(error) === 5;

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const isDamage = (error: unknown) => primaryCodeOf(error) === 11 || primaryCodeOf(error) === 26;
