import type { OcrEngine } from "./scan/ocr.ts";

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Called with a share from 0 to 1 that never falls. */
  readonly onProgress?: (share: number) => void;
  /** Reads pictures of text; without one they are refused as scans. */
  readonly ocr?: OcrEngine;
  /** Fetches what PDF.js needs to read fonts that a PDF names and does not hold: "UniGB-UCS2-H.bcmap". */
  readonly characterMap?: (fileName: string) => Promise<Uint8Array>;
}

const breatheAfterMs = 50;

/** Lets a long reading report how far it is and hear that it was canceled. */
export class Pace {
  readonly #options: ReadOptions;
  readonly #from: number;
  readonly #to: number;
  #lastBreathMs = performance.now();

  constructor(options: ReadOptions, from = 0, to = 1) {
    this.#options = options;
    this.#from = from;
    this.#to = to;
  }

  /** The pace of a piece of the work, which runs from one share of it to another. */
  part(from: number, to: number): Pace {
    const span = this.#to - this.#from;
    return new Pace(this.#options, this.#from + span * from, this.#from + span * to);
  }

  /** True when it is time to await `breathe`. Asking often is cheap, awaiting often is not. */
  get isDue(): boolean {
    return performance.now() - this.#lastBreathMs > breatheAfterMs;
  }

  get ocr(): OcrEngine | null {
    return this.#options.ocr ?? null;
  }

  get characterMap(): ReadOptions["characterMap"] | null {
    return this.#options.characterMap ?? null;
  }

  throwIfCanceled(): void {
    this.#options.signal?.throwIfAborted();
  }

  report(share: number): void {
    this.#options.onProgress?.(this.#from + (this.#to - this.#from) * Math.min(1, share));
  }

  async breathe(share: number): Promise<void> {
    this.throwIfCanceled();
    this.report(share);
    // A message that cancels is a task: only a task of our own lets it run.
    await new Promise((resolve) => setTimeout(resolve));
    this.throwIfCanceled();
    this.#lastBreathMs = performance.now();
  }
}
