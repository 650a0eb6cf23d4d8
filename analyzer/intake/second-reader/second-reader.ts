import type { FileReading } from "../source.ts";
import { plainLoops } from "./kernel/plain-loops.ts";
import { openVectorLoops } from "./kernel/vector-loops.ts";
import { offersOf } from "./offers.ts";
import { piecesOf } from "./pieces.ts";
import { type LabelledWord, predict } from "./predict.ts";
import type { SecondReading } from "./second-reading.ts";
import { openWeights, type ReaderCard } from "./weights.ts";

/** Reads a file once more, by what was learned; `null` where that takes longer than `mostMs`. */
export type SecondReader = (file: FileReading, mostMs?: number) => SecondReading | null;

/** About 2,000 words. A longer file is left to the rules alone. */
const mostLetters = 14_000;

export async function openSecondReader(card: ReaderCard, bytes: Uint8Array): Promise<SecondReader> {
  const weights = openWeights(card, bytes);
  const loops = (await openVectorLoops(weights.matrices)) ?? plainLoops;
  return (file, mostMs = Infinity) => {
    const start = performance.now();
    if (isLong(file)) return null;
    const pieces = piecesOf(file);
    const words: LabelledWord[] = [];
    for (const window of predict(weights, loops, pieces)) {
      if (performance.now() - start > mostMs) return null;
      words.push(...window);
    }
    return offersOf(pieces, words);
  };
}

function isLong({ lines, tables }: FileReading): boolean {
  let letters = 0;
  for (const { text } of lines) letters += text.length;
  for (const { rows } of tables) {
    for (const row of rows) {
      for (const cell of row) letters += cell?.text.length ?? 0;
      if (letters > mostLetters) return true;
    }
  }
  return letters > mostLetters;
}
