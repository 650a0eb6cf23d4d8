import { isReadTwice } from "#analyzer/intake/second-reader/is-read-twice.ts";
import type { SecondReader } from "#analyzer/intake/second-reader/second-reader.ts";
import type { ReaderCard } from "#analyzer/intake/second-reader/weights.ts";
import type { FileReading } from "#analyzer/intake/source.ts";

/** A reading with a second one beside it, where that came in time. Only an abort is thrown. */
export type ReadTwice = (file: FileReading, signal: AbortSignal) => Promise<FileReading>;

/** What the worker asks the page for: it may fetch nothing itself. */
export const weightsName = "reader.bin";

/** No file waits longer for its second reading, the way of the weights included. */
export const mostWaitMs = 2000;

interface Clock {
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

const realClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

export function secondReadings(
  fetchWeights: () => Promise<Uint8Array>,
  { now, wait }: Clock = realClock,
): ReadTwice {
  let reader: SecondReader | null = null;
  let opening: Promise<void> | null = null;
  /** One file has waited for the weights in vain: until they come the others of a package do not as well. */
  let isLate = false;

  const open = async () => {
    try {
      reader = await openReader(await fetchWeights());
    } catch {
      opening = null;
    }
    isLate = false;
  };

  return async (file, signal) => {
    if (!isReadTwice(file)) return file;
    const start = now();
    opening ??= open();
    if (reader === null && !isLate) {
      await Promise.race([opening, wait(mostWaitMs), aborted(signal)]);
      isLate = reader === null && opening !== null;
    }
    signal.throwIfAborted();
    const second = await reader?.(file, { signal, mostMs: mostWaitMs - (now() - start), now });
    return second ? { ...file, second } : file;
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}

async function openReader(bytes: Uint8Array): Promise<SecondReader> {
  const [{ openSecondReader }, { default: card }] = await Promise.all([
    import("#analyzer/intake/second-reader/second-reader.ts"),
    import("../../../reader/weights/reader.json"),
  ]);
  return openSecondReader(card as ReaderCard, bytes);
}
