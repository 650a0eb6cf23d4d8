import type { FileReading } from "../source.ts";

/** About 2,000 words. */
const mostLetters = 14_000;

/** Whether there is something to read; a longer file is left to the rules alone. */
export function isReadTwice({ lines, tables }: FileReading): boolean {
  let letters = 0;
  for (const { text } of lines) letters += text.length;
  for (const { rows } of tables) {
    for (const row of rows) {
      for (const cell of row) letters += cell?.text.length ?? 0;
      if (letters > mostLetters) return false;
    }
  }
  return letters > 0 && letters <= mostLetters;
}
