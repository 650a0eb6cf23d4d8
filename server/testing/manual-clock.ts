import type { Clock } from "#server/leads/delivery/clock.ts";

type Sleeper = { atMs: number; wake: () => void };

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #nowMs = 1_700_000_000_000;
  #sleepers = new Set<Sleeper>();

  now(): number {
    return this.#nowMs;
  }

  date(): number {
    return this.#nowMs;
  }

  wait(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const sleeper = {
        atMs: this.#nowMs + ms,
        wake: () => {
          this.#sleepers.delete(sleeper);
          resolve();
        },
      };
      this.#sleepers.add(sleeper);
      signal.addEventListener("abort", sleeper.wake, { once: true });
    });
  }

  advance(ms: number): void {
    this.#nowMs += ms;
    for (const sleeper of this.#sleepers) if (sleeper.atMs <= this.#nowMs) sleeper.wake();
  }
}
