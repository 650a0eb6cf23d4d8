import { criteria, criterionNames, type Criterion } from "../../rank/criteria.ts";
import { quotedValue, type Quote } from "../../quote/quote.ts";
import type { Weights } from "../../rank/weights.ts";
import { listText } from "../figures.ts";

/** The criteria that no quote says anything about. */
export function unstatedCriteria(quotes: readonly Quote[]): Criterion[] {
  if (quotes.length === 0) return [];
  return criteria.filter((criterion) =>
    quotes.every((quote) => quotedValue(quote, criterion) === null),
  );
}

/** The weights without what no quote states: the others share it in their proportion. */
export function statedWeights(quotes: readonly Quote[], weights: Weights): Weights {
  const unstated = unstatedCriteria(quotes);
  const left = criteria.reduce(
    (sum, criterion) => (unstated.includes(criterion) ? sum : sum + weights[criterion]),
    0,
  );
  if (unstated.length === 0 || left === 0) return weights;
  const shareOf = (criterion: Criterion) =>
    unstated.includes(criterion) ? 0 : (weights[criterion] / left) * 100;
  return {
    landedCost: shareOf("landedCost"),
    leadTime: shareOf("leadTime"),
    reliability: shareOf("reliability"),
  };
}

/** Says what does not count because nobody states it; `null` where nothing of weight is left out. */
export function unstatedNote(quotes: readonly Quote[], weights: Weights): string | null {
  const unstated = unstatedCriteria(quotes).filter((criterion) => weights[criterion] > 0);
  if (unstated.length === 0 || unstated.length === criteria.length) return null;
  const names = listText(unstated.map((criterion) => criterionNames[criterion]));
  return `No quote states ${names}: its weight is split among the others.`;
}
