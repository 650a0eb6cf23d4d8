import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { StoreOpenError } from "./sqlite-database.ts";
import type { WorkerAnswer } from "./sqlite-worker.ts";
import type {
  Claim,
  ClaimResult,
  Forgotten,
  LeadFilter,
  LeadStats,
  LeadStore,
  NewLead,
  StoredLead,
  Stream,
} from "./store.ts";

export const SQLITE_FILE_NAME = "leads.sqlite";

type Waiting = { resolve: (value: never) => void; reject: (error: Error) => void };

/** Leads in one SQLite file. The database lives in a worker thread, so that waiting for the disk delays no page. */
export class SqliteStore implements LeadStore {
  readonly location: string;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #gone: Error | undefined;

  private constructor(file: string, worker: Worker) {
    this.location = file;
    this.#worker = worker;
    worker.on("message", (answer: WorkerAnswer) => this.#settle(answer));
    worker.on("error", (error) => this.#failAll(error));
    worker.on("exit", () => this.#failAll(new Error("The lead database is closed.")));
  }

  /** Rejects with StoreOpenError when leads cannot be kept in `dataDir`. */
  static async open(dataDir: string): Promise<SqliteStore> {
    const file = join(dataDir, SQLITE_FILE_NAME);
    const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
      workerData: { file },
    });
    try {
      await once(worker, "message");
    } catch (error) {
      throw new StoreOpenError((error as Error).message);
    }
    return new SqliteStore(file, worker);
  }

  save(lead: NewLead): Promise<"stored" | "already-stored"> {
    return this.#call("save", lead);
  }
  checkReady(): Promise<void> {
    return this.#call("checkReady");
  }
  claimNext(stream: Stream, nowMs: number, leaseMs: number): Promise<ClaimResult> {
    return this.#call("claimNext", stream, nowMs, leaseMs);
  }
  markDelivered(claim: Claim, nowMs: number): Promise<void> {
    return this.#call("markDelivered", claim, nowMs);
  }
  markFailed(claim: Claim, nextAttemptAtMs: number, error: string): Promise<void> {
    return this.#call("markFailed", claim, nextAttemptAtMs, error);
  }
  release(claim: Claim): Promise<void> {
    return this.#call("release", claim);
  }
  find(id: string): Promise<StoredLead | undefined> {
    return this.#call("find", id);
  }
  page(filter: LeadFilter, afterSequence: number, limit: number): Promise<StoredLead[]> {
    return this.#call("page", filter, afterSequence, limit);
  }
  newest(filter: LeadFilter, limit: number, beforeSequence?: number): Promise<StoredLead[]> {
    return this.#call("newest", filter, limit, beforeSequence);
  }
  count(filter: LeadFilter): Promise<number> {
    return this.#call("count", filter);
  }
  stats(): Promise<LeadStats> {
    return this.#call("stats");
  }
  retryFailed(): Promise<number> {
    return this.#call("retryFailed");
  }
  forget(email: string): Promise<Forgotten> {
    return this.#call("forget", email);
  }
  /** A consistent copy, made while the server goes on writing. */
  backup(file: string): Promise<void> {
    return this.#call("backup", file);
  }

  async close(): Promise<void> {
    if (this.#gone) return;
    const exited = once(this.#worker, "exit");
    await this.#call("close");
    await exited;
  }

  #call<Result>(method: string, ...args: unknown[]): Promise<Result> {
    if (this.#gone) return Promise.reject(this.#gone);
    const id = ++this.#lastId;
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, method, args });
    });
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.error) waiting?.reject(Object.assign(new Error(answer.error.message), answer.error));
    else waiting?.resolve(answer.result as never);
  }

  #failAll(error: Error): void {
    this.#gone ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
