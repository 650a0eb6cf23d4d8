import { type AskedWord, matchQuality } from "./word-match.ts";
import { plainLetters } from "./words.ts";

/** A stretch of a text, and whether the query is why it is shown. */
export interface Stretch {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where it answers the query: the beginning of a word that was typed, all of one that was mistyped. */
export function highlight(text: string, asked: readonly AskedWord[]): Stretch[] {
  return text.split(/([\p{L}\p{M}\p{N}]+)/u).flatMap((piece, index) => {
    const isWord = index % 2 === 1;
    const typed = isWord ? matchedLength(piece, asked) : 0;
    return [
      { text: piece.slice(0, typed), isMatch: true },
      { text: piece.slice(typed), isMatch: false },
    ].filter((stretch) => stretch.text !== "");
  });
}

function matchedLength(word: string, asked: readonly AskedWord[]): number {
  const plain = plainLetters(word);
  const lengths = asked
    .filter((each) => matchQuality(each, plain) > 0)
    .map((each) => (plain.startsWith(each.word) ? each.word.length : word.length));
  return Math.max(0, ...lengths);
}
