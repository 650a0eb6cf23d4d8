const atMostEveryMs = 15_000;

/** Says from time to time how far a step is, and how long the rest will take at the pace so far. */
export class Progress {
  readonly #name: string;
  readonly #total: number;
  readonly #beganAt: number;
  #saidAt: number;
  #done = 0;
  #failed = 0;

  constructor(name: string, total: number, now = performance.now()) {
    this.#name = name;
    this.#total = total;
    this.#beganAt = now;
    this.#saidAt = now;
  }

  /** One more is done; gives a line where one is due. */
  count(hasHeld: boolean, now = performance.now()): string | undefined {
    this.#done += 1;
    if (!hasHeld) this.#failed += 1;
    if (now - this.#saidAt < atMostEveryMs && this.#done < this.#total) return undefined;
    this.#saidAt = now;
    const left = Math.max(0, this.#total - this.#done);
    const leftMs = ((now - this.#beganAt) / this.#done) * left;
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : "";
    // The first to run are the slowest: what they take says nothing of the others.
    const hasPace = this.#done >= this.#total / 10;
    const pace = hasPace ? `, about ${inWords(leftMs)} left` : "";
    return `${this.#name}: ${this.#done} of ${this.#total}${failed}${pace}`;
  }
}

function inWords(ms: number): string {
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}
