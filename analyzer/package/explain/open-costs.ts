import { capitalized } from "../../rank/explain.ts";
import { compareScored, type RankedQuote } from "../../rank/rank.ts";
import { scoreQuotes } from "../../rank/score.ts";
import type { Weights } from "../../rank/weights.ts";
import { listText } from "../figures.ts";
import { type Offer, openCostsOf } from "../rank/offers.ts";

/** Up to this many offers it is tried what an unknown cost would do: it moves every score. */
const mostToRescore = 200;
const halvings = 40;

/** Who states not all of its cost, and from which amount on that would change who is first. */
export function openCostSentences(
  ranked: readonly RankedQuote<Offer>[],
  weights: Weights,
  amountText: (cost: number) => string,
): string[] {
  const open = ranked.filter(({ quote }) => openCostsOf(quote).length > 0);
  if (open.length === 0) return [];
  const sentences = [notStated(open, ranked.length)];
  const [first] = ranked;
  const costs = first && openCostsOf(first.quote);
  if (!first || !costs || costs.length === 0 || ranked.length < 2) return sentences;
  const turn = turningPoint(first.quote, ranked, weights);
  const named = listText(costs);
  const { supplier } = first.quote;
  if (turn === null) {
    if (ranked.length <= mostToRescore)
      sentences.push(`${supplier} stays first, whatever its ${named} cost.`);
    return sentences;
  }
  const isRivalOpen = openCostsOf(turn.rival).length > 0;
  const amount = amountText(turn.cost);
  const behind = `second, behind ${turn.rival.supplier}`;
  const unless = isRivalOpen ? `, if ${turn.rival.supplier}'s own is zero` : "";
  sentences.push(`${capitalized(named)} above ${amount} would put ${supplier} ${behind}${unless}.`);
  return sentences;
}

const mostNamed = 5;

function notStated(open: readonly RankedQuote<Offer>[], count: number): string {
  const byCosts = Map.groupBy(open, ({ quote }) => listText(openCostsOf(quote)));
  const clauses = [...byCosts].map(([costs, offers]) => {
    const names = [...new Set(offers.map(({ quote }) => quote.supplier))];
    const who =
      offers.length === count && count > 1
        ? "any offer"
        : listText([
            ...names.slice(0, mostNamed),
            ...(names.length > mostNamed ? [`${names.length - mostNamed} more`] : []),
          ]);
    return `${costs} of ${who}`;
  });
  return `Not stated, and not counted: ${clauses.join("; ")}.`;
}

/** The least that would have to be added to the first for another to lead; `null` where nothing would. */
function turningPoint(first: Offer, ranked: readonly RankedQuote<Offer>[], weights: Weights) {
  if (ranked.length > mostToRescore) return null;
  const leaderWith = (added: number) => {
    const quotes = ranked.map(({ quote }) =>
      quote.id === first.id ? { ...quote, landedCost: quote.landedCost + added } : quote,
    );
    return scoreQuotes(quotes, weights).sort(compareScored)[0]!.quote;
  };
  let [low, high] = [0, first.landedCost * 10];
  if (leaderWith(high).id === first.id) return null;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (leaderWith(middle).id === first.id) low = middle;
    else high = middle;
  }
  return { cost: high, rival: leaderWith(high) };
}
