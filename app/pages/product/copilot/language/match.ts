import { editDistances } from "#app/search/edit-distances.ts";

import { numberAt, type NumberInDigits, phraseAt, type Token, tokensOf } from "./tokens.ts";
import { periodAt } from "./periods.ts";
import { type Concept, phrases } from "./phrases.ts";
import type { Period } from "./reading.ts";

/** A stretch of a question and what it was taken for. */
export interface Mark {
  start: number;
  end: number;
  concept:
    | Concept
    | { kind: "period"; period: Period }
    | ({ kind: "number" } & NumberInDigits)
    | { kind: "unknown" };
  /** Letters that had to be corrected. */
  typos: number;
  /** Letters of the shortest corrected word: an error in a short word is a guess. */
  shortest: number;
}

interface Match extends Pick<Mark, "concept"> {
  length: number;
  typos?: number;
  shortest?: number;
}

/** Reads a question from left to right, at each place the longest phrase that is known. */
export function markWords(text: string): Mark[] {
  const tokens = tokensOf(text);
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length;) {
    const { concept, length, typos = 0, shortest = 0 } = matchAt(tokens, at);
    const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
    marks.push({ start: first.start, end: last.end, concept, typos, shortest });
    at += length;
  }
  return marks;
}

function matchAt(tokens: readonly Token[], at: number): Match {
  const written = periodAt(tokens, at);
  if (written)
    return { concept: { kind: "period", period: written.period }, length: written.length };
  const exact = phraseAt(phrases, tokens, at);
  const number = numberAt(tokens, at);
  const isWord = exact && (exact.stems.length > 1 || exact.concept.kind === "ranking");
  if (number && !isWord && !isPronoun(tokens, at)) {
    const { length, ...inDigits } = number;
    return { concept: { kind: "number", ...inDigits }, length };
  }
  if (exact) return { concept: exact.concept, length: exact.stems.length };
  return nearest(tokens, at) ?? { concept: { kind: "unknown" }, length: 1 };
}

/** "Which one" asks, "one supplier" counts. */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.stem ?? "";
  return tokens[at]?.stem === "one" && /^(which|that|this|the)$/.test(before);
}

const typosAllowed = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The phrase with the fewest errors; of equals the longest. Fillers are too short to be guessed at. */
function nearest(tokens: readonly Token[], at: number): Match | null {
  let best: (Match & { typos: number }) | null = null;
  for (const { stems, concept } of phrases) {
    if (concept.kind === "filler") continue;
    let typos = 0;
    let shortest = Infinity;
    for (const [offset, stem] of stems.entries()) {
      const token = tokens[at + offset];
      const allowed =
        token && !token.number ? typosAllowed(Math.min(stem.length, token.stem.length)) : 0;
      const distance = token ? editDistances(token.stem, stem, allowed).whole : Infinity;
      typos += distance > allowed ? Infinity : distance;
      if (distance > 0) shortest = Math.min(shortest, stem.length);
      if (typos > 2) break;
    }
    if (typos <= 2 && (best === null || typos < best.typos)) {
      best = { concept, length: stems.length, typos, shortest };
    }
  }
  return best;
}
