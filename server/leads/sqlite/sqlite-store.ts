import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type StoreNotice, StoreOpenError } from "#server/leads/store.ts";
import { messageOf } from "#server/thrown.ts";
import { type OperationName, operations } from "./sqlite-operations.ts";
import type {
  CallName,
  WorkerAnswer,
  WorkerCalls,
  WorkerMessage,
  WorkerSettings,
} from "./worker-calls.ts";

export const SQLITE_FILE_NAME = "leads.sqlite";

/** How long to leave a thread that could not be started before it is tried again. */
const START_AGAIN_MS = 1_000;

/** All that a store can be asked, but for its end. */
type Calls = {
  [Name in Exclude<CallName, "close">]: (
    ...args: WorkerCalls[Name]["args"]
  ) => Promise<WorkerCalls[Name]["result"]>;
};
const callNames = [...(Object.keys(operations) as OperationName[]), "save", "backup"] as const;

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Leads in one SQLite file. The database lives in a worker thread, so that waiting for the disk delays no page. */
export class SqliteStore {
  readonly location: string;
  onNotice: (notice: StoreNotice) => void = () => {};
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #isClosed = false;
  #isLost = false;
  readonly #tidiesLog: boolean;

  private constructor(file: string, tidiesLog: boolean) {
    this.location = file;
    this.#tidiesLog = tidiesLog;
  }

  /**
   * Rejects with StoreOpenError when leads cannot be kept in `dataDir`. One of the processes on a store, which stays, is to
   * tidy its log: each takes the checkpoints of another for a reason to read the whole file.
   */
  static async open(dataDir: string, { tidiesLog = false } = {}): Promise<SqliteStore & Calls> {
    const store = new SqliteStore(join(dataDir, SQLITE_FILE_NAME), tidiesLog);
    await store.#startThread();
    const calls = callNames.map((name) => [name, store.#sends(name)] as const);
    return Object.assign(store, Object.fromEntries(calls) as Calls);
  }

  get needsRestart(): boolean {
    return this.#isLost;
  }

  async #startThread(): Promise<void> {
    const worker = new Worker(new URL("./sqlite-worker.ts", import.meta.url), {
      workerData: { path: this.location, tidiesLog: this.#tidiesLog } satisfies WorkerSettings,
    });
    try {
      await once(worker, "message");
    } catch (error) {
      throw new StoreOpenError(messageOf(error));
    }
    if (this.#isClosed) return void worker.terminate();
    this.#worker = worker;
    this.#isLost = false;
    worker.on("message", (message: WorkerMessage) => this.#receive(message));
    // Its end follows; without a listener an error would be the process's.
    worker.on("error", () => {});
    worker.once("exit", () => this.#replaceThread());
  }

  /** A thread that ended for want of memory or by a fault of its own leaves no lead behind that was acknowledged. */
  #replaceThread(): void {
    this.#worker = undefined;
    const gone = new Error("The lead database is closed.");
    for (const { reject } of this.#waiting.values()) reject(gone);
    this.#waiting.clear();
    if (this.#isClosed) return;
    this.#startThread().catch(() => {
      this.#isLost = true;
      setTimeout(() => this.#replaceThread(), START_AGAIN_MS).unref();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#worker) return;
    const exited = once(this.#worker, "exit");
    await this.#sends("close")();
    await exited;
  }

  /** The call of this name, made in the thread. */
  #sends<Name extends CallName>(name: Name) {
    return (...args: WorkerCalls[Name]["args"]): Promise<WorkerCalls[Name]["result"]> => {
      const worker = this.#worker;
      if (!worker) return Promise.reject(new Error("The lead database is closed."));
      const id = ++this.#lastId;
      return new Promise((resolve, reject) => {
        // The thread answers each name with its own result; a map of calls in flight cannot say so.
        this.#waiting.set(id, { resolve: (result) => resolve(result as never), reject });
        worker.postMessage({ id, name, args });
      });
    };
  }

  #receive(message: WorkerMessage): void {
    if (message.kind === "notice") {
      this.#isLost = message.notice.lost;
      this.onNotice(message.notice);
    } else if (message.kind !== "open") this.#settle(message);
  }

  #settle(answer: WorkerAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (answer.kind === "done") waiting?.resolve(answer.result);
    else waiting?.reject(Object.assign(new Error(answer.error.message), answer.error));
  }
}
