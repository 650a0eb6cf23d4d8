import type { Quote } from "../quote/quote.ts";
import { scoreQuotes, type ScoredQuote } from "./score.ts";
import { breakTie, findTieBreaker, type TieBreaker } from "./tie-break.ts";
import type { Weights } from "./weights.ts";

/** Quotes with one and the same score, in the order they were placed. */
export interface Tie {
  readonly quoteIds: readonly string[];
  /** What put each quote behind the one before it: the first entry separates the first two. */
  readonly brokenBy: readonly TieBreaker[];
}

export interface RankedQuote<Q extends Quote = Quote> extends ScoredQuote<Q> {
  /** 1 for the best; no two quotes share a rank. */
  readonly rank: number;
  /** Shared by all quotes of the tie; `null` when no other quote has this score. */
  readonly tie: Tie | null;
}

export interface Ranking<Q extends Quote = Quote> {
  /** All quotes, best first. */
  readonly ranked: readonly RankedQuote<Q>[];
  /** The first ten of them. */
  readonly best: readonly RankedQuote<Q>[];
}

const bestCount = 10;

/** Ranks quotes by score and names the best. The order they are given in does not matter. */
export function rank<Q extends Quote>(quotes: readonly Q[], weights: Weights): Ranking<Q> {
  const ordered = scoreQuotes(quotes, weights).sort(compareScored);
  const ranked: RankedQuote<Q>[] = [];
  while (ranked.length < ordered.length) {
    const level = takeLevel(ordered, ranked.length);
    const tie = level.length > 1 ? describeTie(level) : null;
    for (const scored of level) ranked.push({ ...scored, rank: ranked.length + 1, tie });
  }
  return { ranked, best: ranked.slice(0, bestCount) };
}

/** Orders two scored quotes: negative when `a` ranks above `b`. */
export function compareScored(a: ScoredQuote, b: ScoredQuote): number {
  return b.score - a.score || breakTie(a.quote, b.quote);
}

/** The run of equal scores that begins at `start`. */
function takeLevel<Q extends Quote>(ordered: readonly ScoredQuote<Q>[], start: number) {
  const score = ordered[start]?.score;
  let end = start + 1;
  while (end < ordered.length && ordered[end]?.score === score) end += 1;
  return ordered.slice(start, end);
}

function describeTie(level: readonly ScoredQuote[]): Tie {
  const tied = level.map(({ quote }) => quote);
  return {
    quoteIds: tied.map(({ id }) => id),
    brokenBy: tied.slice(1).map((quote, index) => findTieBreaker(tied[index]!, quote)),
  };
}
