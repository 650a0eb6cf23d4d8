import { setTimeout } from "node:timers/promises";

/** Time as the outbox sees it, so that a test can own it. */
export type Clock = {
  /** Milliseconds that never go back, for leases and waits. */
  now(): number;
  /** What the wall clock says, for people. */
  date(): number;
  /** Resolves after `ms`, or as soon as the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
};

/** Follows the wall clock forward, as after a machine's sleep, and goes on steadily when it is set back. */
export function makeSteadyNow(
  wallMs: () => number = () => Date.now(),
  elapsedMs: () => number = () => performance.now(),
): () => number {
  let offsetMs = -Infinity;
  return () => {
    const elapsed = elapsedMs();
    offsetMs = Math.max(offsetMs, wallMs() - elapsed);
    return Math.floor(offsetMs + elapsed);
  };
}

export const systemClock: Clock = {
  now: makeSteadyNow(),
  date: () => Date.now(),
  wait: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => {}),
};
