import { formatMoney } from "#app/format/format-money.ts";

import { type Plan, plans } from "./plans.ts";

type Prices = Pick<Plan, "monthlyPrice" | "annualPrice">;

/** US dollars a year saved by paying annually; null where the price is custom. */
export function annualSaving({ monthlyPrice, annualPrice }: Prices): number | null {
  if (monthlyPrice === null || annualPrice === null) return null;
  return (monthlyPrice - annualPrice) * 12;
}

/** The saving as a share of what a year costs month to month, 0 to 1. */
export function annualSavingShare({ monthlyPrice, annualPrice }: Prices): number | null {
  if (monthlyPrice === null || annualPrice === null) return null;
  return (monthlyPrice - annualPrice) / monthlyPrice;
}

/** The share as it is shown, "13.4%", beside the saving in dollars. */
export function annualSavingPercent(prices: Prices): string {
  return `${((annualSavingShare(prices) ?? 0) * 100).toFixed(1)}%`;
}

/** What the annual price comes to, beside the name of the discount. */
export const annualDiscountText = `about ${Math.round(
  100 * Math.min(...plans.flatMap((plan) => annualSavingShare(plan) ?? [])),
)}% less than paying monthly`;

/** The discount in dollars, beside its name: "$480 a year on Starter and $1,440 a year on Growth". */
export function annualSavingsText(): string {
  return plans
    .flatMap((plan) => {
      const saving = annualSaving(plan);
      return saving === null ? [] : [`${formatMoney(saving)} a year on ${plan.name}`];
    })
    .join(" and ");
}

/** "Starter saves $480 a year (13.4%)", for each plan with a price. */
export function annualSavingTexts(): string[] {
  return plans.flatMap((plan) => {
    const saving = annualSaving(plan);
    if (saving === null) return [];
    return [`${plan.name} saves ${formatMoney(saving)} a year (${annualSavingPercent(plan)})`];
  });
}
