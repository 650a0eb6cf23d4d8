import { dollars } from "#app/format/format-money.ts";
import { moneyText } from "#app/tool/figure-text.ts";
import type { OfferView } from "#app/tool/worker/worker-messages.ts";

import type { DashboardRow, Scale } from "../ranked-rows.tsx";

export const mostRows = 3;

/** The best offers as rows of the dashboard, and the scales that hold them all. */
export function ownRows(
  best: readonly OfferView[],
  currency: string,
): { rows: DashboardRow[]; scale: Scale } {
  const shown = best.slice(0, mostRows);
  const rows = shown.map(
    ({ id, rank, supplier, quotedAs, cost, leadTimeDays, reliability, score }) => ({
      id,
      rank,
      supplier,
      note: termsOf(quotedAs),
      cost: cost.parts,
      // Without a quantity it is the cost of one, where cents count.
      costText:
        currency === "USD"
          ? dollars(cost.total, cost.total < 1000 ? 2 : 0)
          : moneyText(cost.total, currency),
      leadTimeDays,
      reliability,
      ordersOnTime: null,
      score,
    }),
  );
  return {
    rows,
    scale: {
      cost: roundUp(Math.max(...shown.map(({ cost }) => cost.total), 1), 3),
      leadTimeDays: roundUp(Math.max(...shown.map((offer) => offer.leadTimeDays ?? 0), 1), 2),
    },
  };
}

/** "EUR, FCA" of "EUR, FCA, row 7 of Quotes.xlsx": where the line stands is for the bench. */
function termsOf(quotedAs: string): string {
  return quotedAs
    .split(", ")
    .filter((part) => /^[A-Z]{3}$/.test(part))
    .join(", ");
}

/** The end of a scale of so many steps, each 1, 2, 2.5 or 5 times a power of ten. */
function roundUp(value: number, steps: number): number {
  const least = value / steps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5, 10].find((each) => each * power >= least) ?? 10;
  return step * power * steps;
}
