import type { UsableSettings } from "#app/page/state/tool-settings.ts";
import { plans } from "#app/site/plans/plans.ts";

import { findPlan } from "./find-plan.ts";
import { planNeeds } from "./plan-needs.ts";
import { monthlySavings } from "./savings.ts";
import type { worksheetSettings } from "./savings-fields.ts";

export type Worked = ReturnType<typeof workOut>;

export function workOut(worksheet: UsableSettings<typeof worksheetSettings>) {
  const countedPercent = Number(worksheet.counted);
  const savings = monthlySavings({
    rfqsPerMonth: worksheet.rfqs,
    quotesPerRfq: worksheet.quotes,
    hoursPerQuote: worksheet.hours,
    averageOrder: worksheet.order,
    hourCost: worksheet.rate,
    countedPercent,
  });
  const found = findPlan(plans, {
    rfqsPerMonth: worksheet.rfqs,
    users: worksheet.users,
    features: planNeeds
      .filter(({ id }) => worksheet.need.includes(id))
      .map(({ feature }) => feature),
  });
  return { savings, found, countedPercent };
}
