import type { Plan } from "./plans.ts";

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
