import { formNames } from "#contract/forms.ts";
import { codeOf } from "#server/thrown.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Delivery, DELIVERY_TIMEOUT_MS, DeliveryError } from "./deliveries.ts";
import type { Claim, DeliveryTarget, LeadStore, Stream } from "#server/leads/store.ts";

/** Longer than any delivery, so that a claim runs out only when its process has died. */
const LEASE_MS = 4 * DELIVERY_TIMEOUT_MS;
/** How long a lead stored by another instance, or a `leads retry`, may go unnoticed. */
const POLL_MS = 10_000;
const END_UNCONFIRMED_EVERY_MS = 60 * 60_000;
const FIRST_BACKOFF_MS = 5_000;
/** The try of the first lead is the probe: a receiver that comes back is noticed within this time. */
const MAX_BACKOFF_MS = 8_000;
const MAX_UNWILLING_BACKOFF_MS = 10 * 60_000;
/** A try that timed out has itself been a wait. */
const MIN_BACKOFF_MS = 1_000;
/** So often a receiver may refuse a lead before it is set aside. */
const MAX_REFUSALS = 3;
/** How long to wait before what a receiver answered is written down again. */
const RECORD_AGAIN_MS = 1_000;
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
  /** Leads from before a target was configured go to it if they came in since then; left out, none do. */
  deliverSinceMs?: number | undefined;
};

/**
 * Delivers leads at least once and in order. Each pair of target and form is a stream of its own with its own loop:
 * the first delivery of a stream is retried until it succeeds or is refused for good, and holds up nothing but that
 * stream.
 */
export class Outbox {
  readonly #store: LeadStore;
  readonly #deliveries: readonly Delivery[];
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #deliverSinceMs: number | undefined;
  readonly #stopping = new AbortController();
  readonly #cut = new AbortController();
  readonly #wokenAtMs = new Map<DeliveryTarget, number>();
  #wake = new AbortController();
  #startedAtMs = 0;
  #endUnconfirmedAtMs = 0;
  #resumed: Promise<void> | undefined;
  #loops: Promise<void>[] = [];

  constructor({ store, deliveries, log, clock = systemClock, deliverSinceMs }: OutboxOptions) {
    this.#deliverSinceMs = deliverSinceMs;
    this.#store = store;
    this.#deliveries = deliveries;
    this.#log = log;
    this.#clock = clock;
  }

  start(): void {
    this.#startedAtMs = this.#clock.date();
    const streams = this.#deliveries.flatMap((delivery) =>
      (delivery.forms ?? formNames).map((form) =>
        this.#runStream(delivery, { target: delivery.target, form }),
      ),
    );
    this.#loops = streams.length > 0 ? streams : [this.#noteAbsentTargets()];
  }

  /** Also without any target: when one is configured later, what comes in until then is its backlog. */
  async #noteAbsentTargets(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const isNoted = await this.#resume().then(
        () => true,
        () => false,
      );
      if (isNoted) return;
      await this.#clock.wait(POLL_MS, this.#stopping.signal);
    }
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
      const waitMs = await this.#resume()
        .then(() => this.#deliverNext(delivery, stream))
        .catch((error: unknown) => {
          this.#logStoreAway(stream, error);
          return POLL_MS;
        });
      if (waitMs > 0) await this.#clock.wait(Math.min(waitMs, POLL_MS), woken);
    }
  }

  /** At the first contact with the store: what a process before this one left claimed or waiting is due now. */
  #resume(): Promise<void> {
    this.#resumed ??= this.#takeUp().catch((error: unknown) => {
      this.#resumed = undefined;
      throw error;
    });
    return this.#resumed;
  }

  async #takeUp(): Promise<void> {
    await this.#store.takeBackClaims();
    await this.#store.finishUnsubscribing(this.#startedAtMs);
    const targets = this.#deliveries.map(({ target }) => target);
    const held = await this.#store.setTargets(targets, this.#startedAtMs, this.#deliverSinceMs);
    for (const [target, count] of Object.entries(held)) {
      if (count > 0) this.#log.warn({ target, count }, heldBacklog);
    }
    await Promise.all(this.#deliveries.map(({ target }) => this.#makeDue(target)));
  }

  async #makeDue(target: DeliveryTarget): Promise<boolean> {
    const nowMs = this.#clock.now();
    this.#wokenAtMs.set(target, nowMs);
    const due = await Promise.all(
      formNames.map((form) => this.#store.makeDue({ target, form }, nowMs)),
    );
    return due.includes(true);
  }

  /** The receiver is there: its other streams need not sit out their waits. */
  async #wakeOthers(target: DeliveryTarget): Promise<void> {
    const wokenAtMs = this.#wokenAtMs.get(target) ?? -Infinity;
    if (this.#clock.now() - wokenAtMs < FIRST_BACKOFF_MS) return;
    if (await this.#makeDue(target)) this.wake();
  }

  /** What the receiver answered is written down however long the store is away, or the lead would be sent again. */
  async #record(stream: Stream, write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (this.#stopping.signal.aborted) throw error;
        this.#logStoreAway(stream, error);
        await this.#clock.wait(RECORD_AGAIN_MS, this.#stopping.signal);
      }
    }
  }

  #logStoreAway({ target, form }: Stream, error: unknown): void {
    this.#log.warn(
      { target, form, reason: codeOf(error) ?? "unavailable" },
      "outbox cannot reach the store",
    );
  }

  /** Returns how long to wait before the stream is worth looking at again. */
  async #deliverNext(delivery: Delivery, stream: Stream): Promise<number> {
    if (stream.target === "confirmation") await this.#endUnconfirmed();
    const { claim, waitUntilMs } = await this.#store.claimNext(stream, this.#clock.now(), LEASE_MS);
    if (!claim) return waitUntilMs === undefined ? POLL_MS : waitUntilMs - this.#clock.now();

    const { id } = claim.lead;
    const startedMs = this.#clock.now();
    try {
      await delivery.deliver(claim.lead, this.#cut.signal);
    } catch (error) {
      if (this.#cut.signal.aborted) await this.#store.release(claim);
      else await this.#giveBack(claim, error, startedMs);
      return 0;
    }
    await this.#record(stream, () => this.#store.markDelivered(claim, this.#clock.date()));
    this.#log.info({ lead: id, ...stream, attempt: claim.attempts + 1 }, "delivered");
    await this.#wakeOthers(stream.target);
    return 0;
  }

  async #endUnconfirmed(): Promise<void> {
    const nowMs = this.#clock.now();
    if (nowMs < this.#endUnconfirmedAtMs) return;
    await this.#store.endUnconfirmed(this.#clock.date());
    this.#endUnconfirmedAtMs = nowMs + END_UNCONFIRMED_EVERY_MS;
  }

  async #giveBack(claim: Claim, error: unknown, startedMs: number): Promise<void> {
    const { lead, target, form, attempts, refusals } = claim;
    const reason = error instanceof Error ? error.message : "failed";
    const kind = error instanceof DeliveryError ? error.kind : "away";
    const nextAttemptAtMs = Math.max(
      startedMs + backoffMs(attempts, kind === "unwilling"),
      this.#clock.now() + MIN_BACKOFF_MS,
    );
    const setAside = kind === "refused" && refusals + 1 >= MAX_REFUSALS;
    await this.#record(claim, () =>
      kind === "refused"
        ? this.#store.markRefused(claim, setAside ? null : nextAttemptAtMs, reason)
        : this.#store.markFailed(claim, nextAttemptAtMs, reason),
    );
    const attempt = attempts + 1;
    const details = { lead: lead.id, target, form, attempt, reason };
    if (setAside) this.#log.warn(details, "delivery refused, set aside");
    else if (isPowerOfTwo(attempt)) this.#log.warn(details, "delivery failed");
  }
}

const heldBacklog =
  "leads from before this target was configured are held: LEAD_DELIVER_SINCE with a date or all sends them";

/** Doubles with each failure up to a bound; spread by a fifth, so that instances do not knock in step. */
export function backoffMs(
  failedAttempts: number,
  isUnwilling: boolean,
  random: () => number = Math.random,
): number {
  const maxMs = isUnwilling ? MAX_UNWILLING_BACKOFF_MS : MAX_BACKOFF_MS;
  const base = Math.min(FIRST_BACKOFF_MS * 2 ** failedAttempts, maxMs);
  return Math.round(base * (0.8 + 0.2 * random()));
}

/** A receiver that is away for a day fails ten thousand times: one line for each doubling tells enough. */
function isPowerOfTwo(attempt: number): boolean {
  return Number.isInteger(Math.log2(attempt));
}
