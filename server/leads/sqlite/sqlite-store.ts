import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type LeadStore, type StoreNotice, StoreOpenError } from "#server/leads/store.ts";
import { messageOf } from "#server/thrown.ts";
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

type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Leads in one SQLite file. The database lives in a worker thread, so that waiting for the disk delays no page. */
export class SqliteStore implements LeadStore {
  readonly location: string;
  onNotice: (notice: StoreNotice) => void = () => {};
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;
  #isClosed = false;
  #isLost = false;
  readonly #tidiesLog: boolean;

  save = this.#sends("save");
  checkReady = this.#sends("checkReady");
  claimNext = this.#sends("claimNext");
  markDelivered = this.#sends("markDelivered");
  markFailed = this.#sends("markFailed");
  markRefused = this.#sends("markRefused");
  release = this.#sends("release");
  makeDue = this.#sends("makeDue");
  takeBackClaims = this.#sends("takeBackClaims");
  setTargets = this.#sends("setTargets");
  find = this.#sends("find");
  findByPrefix = this.#sends("findByPrefix");
  change = this.#sends("change");
  confirmSubscription = this.#sends("confirmSubscription");
  unsubscribe = this.#sends("unsubscribe");
  finishUnsubscribing = this.#sends("finishUnsubscribing");
  endUnconfirmed = this.#sends("endUnconfirmed");
  page = this.#sends("page");
  newest = this.#sends("newest");
  count = this.#sends("count");
  stats = this.#sends("stats");
  retryFailed = this.#sends("retryFailed");
  retryLead = this.#sends("retryLead");
  skipLead = this.#sends("skipLead");
  forget = this.#sends("forget");
  noteEvent = this.#sends("noteEvent");
  eventsOf = this.#sends("eventsOf");
  people = this.#sends("people");
  setPerson = this.#sends("setPerson");
  removePerson = this.#sends("removePerson");
  addCounts = this.#sends("addCounts");
  countsBetween = this.#sends("countsBetween");
  backup = this.#sends("backup");
  mergeRescued = this.#sends("mergeRescued");

  private constructor(file: string, tidiesLog: boolean) {
    this.location = file;
    this.#tidiesLog = tidiesLog;
  }

  /**
   * Rejects with StoreOpenError when leads cannot be kept in `dataDir`. One of the processes on a store, which stays, is to
   * tidy its log: each takes the checkpoints of another for a reason to read the whole file.
   */
  static async open(dataDir: string, { tidiesLog = false } = {}): Promise<SqliteStore> {
    const store = new SqliteStore(join(dataDir, SQLITE_FILE_NAME), tidiesLog);
    await store.#startThread();
    return store;
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
