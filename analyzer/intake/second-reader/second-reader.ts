import type { FileReading } from "../source.ts";
import { isReadTwice } from "./is-read-twice.ts";
import { openVectorLoops } from "./kernel/vector-loops.ts";
import { offersOf } from "./offers.ts";
import { piecesOf } from "./pieces.ts";
import { predict } from "./predict.ts";
import type { SecondReading } from "./second-reading.ts";
import { openWeights, type ReaderCard } from "./weights.ts";

export interface SecondReaderOptions {
  readonly signal?: AbortSignal;
  /** After so long the file is left to the rules alone. */
  readonly mostMs?: number;
  readonly now?: () => number;
}

/** Reads a file once more, by what was learned; `null` where it is too long, or takes too long. Only an abort is thrown. */
export type SecondReader = (
  file: FileReading,
  options?: SecondReaderOptions,
) => Promise<SecondReading | null>;

export async function openSecondReader(card: ReaderCard, bytes: Uint8Array): Promise<SecondReader> {
  const weights = openWeights(card, bytes);
  // Without the vectors of WebAssembly no file is done in the time that a page has.
  const loops = await openVectorLoops(weights.matrices);
  return async (file, { signal, mostMs = Infinity, now = () => performance.now() } = {}) => {
    const start = now();
    if (loops === null || !isReadTwice(file)) return null;
    const pieces = piecesOf(file);
    const steps = predict(weights, loops, pieces);
    for (;;) {
      signal?.throwIfAborted();
      if (now() - start >= mostMs) return null;
      const { done, value } = steps.next();
      if (done) return offersOf(pieces, value);
      // A message that cancels is a task: only a task of our own lets it run.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
}
