import { editDistances } from "./edit-distances.ts";
import { plainLetters } from "./words.ts";

/** A word of the query, and how many wrong letters it is allowed. */
export interface AskedWord {
  word: string;
  edits: number;
}

/** One wrong letter in a word of four or more, two in one of eight or more. A number is never taken for another. */
export function allowedEdits(word: string): number {
  if (/\p{N}/u.test(word)) return 0;
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
}

/** From here on a mistyped word may also be the beginning of a longer one; shorter ones begin nearly everything. */
const shortestMistypedBeginning = 5;

/**
 * How well a word of a text answers one of the query: 1 when they are the same, less when it only begins with it, less
 * again when letters are wrong, 0 when it is another word.
 */
export function matchQuality({ word: asked, edits }: AskedWord, word: string): number {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.6 + 0.3 * (asked.length / word.length);
  if (edits === 0 || word.length < asked.length - edits) return 0;
  const { whole, beginning } = editDistances(asked, word, edits);
  if (whole <= edits) return 0.5 - 0.1 * whole;
  const mayBegin = asked.length >= shortestMistypedBeginning;
  return mayBegin && beginning <= edits ? 0.3 - 0.05 * beginning : 0;
}

/** A stretch of a text, and whether the query is why it is shown. */
interface Stretch {
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
