import { type Concept, type Phrase, phrases } from "./concepts.ts";
import { editDistances } from "#app/search/edit-distances.ts";
import { numberAt } from "./number-words.ts";
import { periodAt } from "./periods.ts";
import type { Period } from "./reading.ts";
import { type NumberInDigits, type Token, tokensOf } from "./tokens.ts";

/** A stretch of a question and what it was taken for. */
export interface Mark {
  start: number;
  end: number;
  concept: Concept | { kind: "period"; period: Period } | NumberConcept | { kind: "unknown" };
  /** Letters that had to be corrected. */
  typos: number;
  /** Letters of the shortest corrected word: an error in a short word is a guess. */
  shortest: number;
}

type NumberConcept = { kind: "number" } & NumberInDigits;

interface Match {
  concept: Mark["concept"];
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
  const period = periodAt(tokens, at);
  if (period) return { concept: { kind: "period", period: period.period }, length: period.length };
  const exact = phrases.find((phrase) => isAt(phrase, tokens, at));
  if (exact && exact.stems.length > 1)
    return { concept: exact.concept, length: exact.stems.length };
  const number = numberAt(tokens, at);
  if (number && exact?.concept.kind !== "ranking" && !isPronoun(tokens, at)) {
    const { value, unit, currency, length } = number;
    return { concept: { kind: "number", value, unit, currency }, length };
  }
  if (exact) return { concept: exact.concept, length: 1 };
  return nearest(tokens, at) ?? { concept: { kind: "unknown" }, length: 1 };
}

function isAt({ stems }: Phrase, tokens: readonly Token[], at: number): boolean {
  return stems.every((stem, offset) => tokens[at + offset]?.stem === stem);
}

/** "Which one" asks, "one supplier" counts. */
function isPronoun(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.stem === "one" &&
    ["which", "that", "this", "the"].includes(tokens[at - 1]?.stem ?? "")
  );
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
