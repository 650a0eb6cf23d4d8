const atMostEveryMs = 15_000;

/** Says from time to time how far a step is, and how long the rest will take at the pace so far. */
export class Progress {
  readonly #name: string;
  readonly #total: number;
  readonly #beganAt: number;
  #saidAt: number;
  readonly #failed: string[] = [];
  #done = 0;

  constructor(name: string, total: number, now = performance.now()) {
    this.#name = name;
    this.#total = total;
    this.#beganAt = now;
    this.#saidAt = now;
  }

  /** One more is done, by its name where it failed; gives a line where one is due. */
  count(failed: string | undefined, now = performance.now()): string | undefined {
    this.#done += 1;
    if (failed !== undefined) this.#failed.push(failed);
    if (now - this.#saidAt < atMostEveryMs && this.#done < this.#total) return undefined;
    this.#saidAt = now;
    const left = Math.max(0, this.#total - this.#done);
    const leftMs = ((now - this.#beganAt) / this.#done) * left;
    // The first to run are the slowest: what they take says nothing of the others.
    const hasPace = this.#done >= this.#total / 10;
    const pace = hasPace ? `, about ${inWords(leftMs)} left` : "";
    const failures = this.#failed.length > 0 ? `, ${inShort(this.#failed)}` : "";
    return `${this.#name}: ${this.#done} of ${this.#total}${failures}${pace}`;
  }
}

const mostNamed = 5;
const mostCharacters = 90;

/** “2 failed (menus.spec.ts: closes; …)”: on every line, because a kept log may hold only some of them. */
export function inShort(failed: readonly string[]): string {
  const named = failed.slice(0, mostNamed).map((name) => name.slice(0, mostCharacters));
  const others = failed.length > mostNamed ? `; ${failed.length - mostNamed} more` : "";
  return failed.length === 0
    ? "0 failed"
    : `${failed.length} failed (${named.join("; ")}${others})`;
}

function inWords(ms: number): string {
  return ms < 90_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}
