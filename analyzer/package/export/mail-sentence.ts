import type { OfferGroup, RankedOffer } from "../analysis.ts";
import { daysText, moneyText, numberText, quantityText } from "../figures.ts";

/** The award in one or two sentences, to paste into a mail; empty when nothing is ranked. */
export function mailSentence(group: OfferGroup, currency: string): string {
  const [first, second] = group.best;
  if (!first) return "";
  const { quantity } = first.cost;
  const amount = quantity ? `, ${quantityText(quantity.amount, quantity.dimension)}` : "";
  const facts = [
    costText(first, currency),
    first.leadTimeDays === null
      ? "no lead time given"
      : `delivery in ${daysText(first.leadTimeDays)}`,
    first.reliability === null ? "no rating" : `rated ${numberText(first.reliability)} of 100`,
  ];
  const award = `For ${group.title}${amount} we propose ${first.supplier}: ${facts.join(", ")}.`;
  if (!second || !group.savings) return award;
  const percent = group.savings.againstHighestPercent;
  const below = percent > 0 ? `, ${percent.toFixed(1)} % below the highest` : "";
  return `${award} It is first of ${group.rankedCount} comparable offers${below}; ${second.supplier} is second.`;
}

function costText({ cost }: RankedOffer, currency: string): string {
  if (cost.quantity === null && cost.perUnit !== null) {
    return `${moneyText(cost.perUnit)} ${currency} landed (${cost.unitLabel})`;
  }
  return `${moneyText(cost.total)} ${currency} landed`;
}
