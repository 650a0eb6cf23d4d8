import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import {
  type Claim,
  type ClaimResult,
  type DeliveryTarget,
  type Forgotten,
  type LeadChange,
  type LeadFilter,
  type LeadStats,
  type LeadStore,
  type Merged,
  type NewLead,
  type StoredLead,
  type StoreNotice,
  StoreOpenError,
  type Stream,
  type Subscriber,
} from "#server/leads/store.ts";
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
  markRefused(claim: Claim, nextAttemptAtMs: number | null, error: string): Promise<void> {
    return this.#call("markRefused", claim, nextAttemptAtMs, error);
  }
  release(claim: Claim): Promise<void> {
    return this.#call("release", claim);
  }
  makeDue(stream: Stream, nowMs: number): Promise<boolean> {
    return this.#call("makeDue", stream, nowMs);
  }
  takeBackClaims(): Promise<void> {
    return this.#call("takeBackClaims");
  }
  setTargets(
    targets: readonly DeliveryTarget[],
    nowMs: number,
    deliverSinceMs: number | undefined,
  ): Promise<Partial<Record<DeliveryTarget, number>>> {
    return this.#call("setTargets", targets, nowMs, deliverSinceMs);
  }
  find(id: string): Promise<StoredLead | undefined> {
    return this.#call("find", id);
  }
  findByPrefix(prefix: string, limit: number): Promise<StoredLead[]> {
    return this.#call("findByPrefix", prefix, limit);
  }
  change(
    id: string,
    version: number,
    change: LeadChange,
  ): Promise<"changed" | "changed-meanwhile" | "gone"> {
    return this.#call("change", id, version, change);
  }
  confirmSubscription(token: string, nowMs: number): Promise<Subscriber | undefined> {
    return this.#call("confirmSubscription", token, nowMs);
  }
  unsubscribe(token: string, nowMs: number): Promise<Subscriber | undefined> {
    return this.#call("unsubscribe", token, nowMs);
  }
  finishUnsubscribing(nowMs: number): Promise<number> {
    return this.#call("finishUnsubscribing", nowMs);
  }
  endUnconfirmed(nowMs: number): Promise<number> {
    return this.#call("endUnconfirmed", nowMs);
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
  retryLead(id: string, target?: DeliveryTarget): Promise<DeliveryTarget[]> {
    return this.#call("retryLead", id, target);
  }
  skipLead(id: string, target?: DeliveryTarget): Promise<DeliveryTarget[]> {
    return this.#call("skipLead", id, target);
  }
  forget(email: string): Promise<Forgotten> {
    return this.#call("forget", email);
  }
  backup(file: string): Promise<void> {
    return this.#call("backup", file);
  }

  mergeRescued(file: string): Promise<Merged> {
    return this.#call("mergeRescued", file);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (!this.#worker) return;
    const exited = once(this.#worker, "exit");
    await this.#call("close");
    await exited;
  }

  #call<Name extends CallName>(
    name: Name,
    ...args: WorkerCalls[Name]["args"]
  ): Promise<WorkerCalls[Name]["result"]> {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Error("The lead database is closed."));
    const id = ++this.#lastId;
    return new Promise<WorkerCalls[Name]["result"]>((resolve, reject) => {
      // The thread answers each name with its own result; a map of calls in flight cannot say so.
      this.#waiting.set(id, { resolve: (result) => resolve(result as never), reject });
      worker.postMessage({ id, name, args });
    });
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
