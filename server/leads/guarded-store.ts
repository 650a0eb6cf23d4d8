import type { Metrics } from "#server/metrics/metrics.ts";
import type { LeadStore, NewLead } from "./store.ts";

/** A connection is cut after 14 s of silence: whoever posts is answered before. */
const SAVE_DEADLINE_MS = 8_000;
/** Orchestrators that ask for readiness do not wait long. */
const READY_DEADLINE_MS = 2_000;
/** Readiness is public, and each look costs a write to the disk: so often at most. */
const READY_FOR_MS = 1_000;
/** A lead that could not be stored says more than a small write that could. */
const FAILURE_COUNTS_MS = 5_000;

/** The store as the server's requests see it: every question is answered in time. */
export class GuardedStore {
  readonly #store: LeadStore;
  readonly #metrics: Metrics | undefined;
  #look = { ready: Promise.resolve(false), staleAtMs: -Infinity };
  #failedAtMs = -Infinity;

  constructor(store: LeadStore, metrics?: Metrics) {
    this.#store = store;
    this.#metrics = metrics;
  }

  get needsRestart(): boolean {
    return this.#store.needsRestart;
  }

  /** Rejects when the lead was not stored, or nobody knows yet: sent again, it is the same lead. */
  async save(lead: NewLead): Promise<"stored" | "already-stored"> {
    const end = this.#metrics?.storeSeconds.startTimer({ operation: "save" });
    try {
      const result = await within(SAVE_DEADLINE_MS, this.#store.save(lead));
      this.#failedAtMs = -Infinity;
      this.#look = { ready: Promise.resolve(true), staleAtMs: performance.now() + READY_FOR_MS };
      return result;
    } catch (error) {
      this.#failedAtMs = performance.now();
      throw error;
    } finally {
      end?.();
    }
  }

  async isReady(): Promise<boolean> {
    if (performance.now() >= this.#look.staleAtMs) this.#lookAgain();
    const canWrite = await within(READY_DEADLINE_MS, this.#look.ready).catch(() => false);
    return canWrite && performance.now() - this.#failedAtMs >= FAILURE_COUNTS_MS;
  }

  /** One look at a time: while it lasts, later questions wait for it. */
  #lookAgain(): void {
    const end = this.#metrics?.storeSeconds.startTimer({ operation: "ready" });
    const ready = this.#store.checkReady().then(
      () => true,
      () => false,
    );
    const look = { ready, staleAtMs: Infinity };
    this.#look = look;
    void ready.finally(() => {
      end?.();
      look.staleAtMs = performance.now() + READY_FOR_MS;
    });
  }
}

/** Rejects when there is no result in this time. */
export async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const error = Object.assign(new Error("The store did not answer in time."), { code: "TIMEOUT" });
  const timer = setTimeout(reject, ms, error);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
