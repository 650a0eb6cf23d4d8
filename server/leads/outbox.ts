import { formNames } from "#contract/forms.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Delivery, DELIVERY_TIMEOUT_MS } from "./deliveries.ts";
import type { Claim, LeadStore, Stream } from "./store.ts";

/** Longer than any delivery, so that a claim runs out only when its process has died. */
const LEASE_MS = 4 * DELIVERY_TIMEOUT_MS;
/** How long a lead stored by another instance, or a `leads retry`, may go unnoticed. */
const POLL_MS = 10_000;
const FIRST_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 60 * 60_000;
/** What deliveries under way get to finish when the process stops. */
const STOP_GRACE_MS = 3_000;

type Log = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};

type OutboxOptions = {
  store: LeadStore;
  deliveries: readonly Delivery[];
  log: Log;
  clock?: Clock;
};

/**
 * Delivers leads at least once and in order. Each pair of target and form is a stream of its own with its own loop:
 * the first delivery of a stream is retried until it succeeds, and holds up nothing but that stream.
 */
export class Outbox {
  readonly #store: LeadStore;
  readonly #deliveries: readonly Delivery[];
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #stopping = new AbortController();
  readonly #cut = new AbortController();
  #wake = new AbortController();
  #loops: Promise<void>[] = [];

  constructor({ store, deliveries, log, clock = systemClock }: OutboxOptions) {
    this.#store = store;
    this.#deliveries = deliveries;
    this.#log = log;
    this.#clock = clock;
  }

  start(): void {
    this.#loops = this.#deliveries.flatMap((delivery) =>
      formNames.map((form) => this.#runStream(delivery, { target: delivery.target, form })),
    );
  }

  /** A lead has come in. */
  wake(): void {
    this.#wake.abort();
    this.#wake = new AbortController();
  }

  /** Lets deliveries under way finish for a moment; what is cut off is delivered again after the next start. */
  async stop(graceMs: number = STOP_GRACE_MS): Promise<void> {
    this.#stopping.abort();
    const timer = setTimeout(() => this.#cut.abort(), graceMs);
    await Promise.all(this.#loops);
    clearTimeout(timer);
    for (const delivery of this.#deliveries) delivery.close?.();
  }

  async #runStream(delivery: Delivery, stream: Stream): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      // Taken before looking, so that a lead that comes in meanwhile is not slept over.
      const woken = AbortSignal.any([this.#wake.signal, this.#stopping.signal]);
      const waitMs = await this.#deliverNext(delivery, stream).catch((error: unknown) => {
        this.#log.warn({ ...stream, reason: codeOf(error) }, "outbox cannot reach the store");
        return POLL_MS;
      });
      if (waitMs > 0) await this.#clock.wait(Math.min(waitMs, POLL_MS), woken);
    }
  }

  /** Returns how long to wait before the stream is worth looking at again. */
  async #deliverNext(delivery: Delivery, stream: Stream): Promise<number> {
    const { claim, waitUntilMs } = await this.#store.claimNext(stream, this.#clock.now(), LEASE_MS);
    if (!claim) return waitUntilMs === undefined ? POLL_MS : waitUntilMs - this.#clock.now();

    const { id } = claim.lead;
    try {
      await delivery.deliver(claim.lead, this.#cut.signal);
    } catch (error) {
      await this.#giveBack(claim, error);
      return 0;
    }
    await this.#store.markDelivered(claim, this.#clock.now());
    this.#log.info({ lead: id, ...stream, attempt: claim.attempts + 1 }, "delivered");
    return 0;
  }

  async #giveBack(claim: Claim, error: unknown): Promise<void> {
    if (this.#cut.signal.aborted) return this.#store.release(claim);
    const { lead, target, form, attempts } = claim;
    const reason = error instanceof Error ? error.message : "failed";
    const nextAttemptAtMs = this.#clock.now() + backoffMs(attempts);
    await this.#store.markFailed(claim, nextAttemptAtMs, reason);
    const details = { lead: lead.id, target, form, attempt: attempts + 1, reason };
    this.#log.warn(details, "delivery failed");
  }
}

/** Doubles with each failure up to an hour; spread by a fifth, so that instances do not knock in step. */
export function backoffMs(failedAttempts: number, random: () => number = Math.random): number {
  const base = Math.min(FIRST_BACKOFF_MS * 2 ** failedAttempts, MAX_BACKOFF_MS);
  return Math.round(base * (0.8 + 0.2 * random()));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unavailable";
}
