import { plans } from "#app/site/plans/plans.ts";

import { findPlan } from "./find-plan.ts";
import { planNeeds } from "./plan-needs.ts";
import { monthlySavings } from "./savings.ts";
import type { Worksheet } from "./worksheet-query.ts";

export type Worked = ReturnType<typeof workOut>;

export function workOut({ fields, countedPercent, needs }: Worksheet) {
  const savings = monthlySavings({
    rfqsPerMonth: fields.rfqs ?? 0,
    quotesPerRfq: fields.quotes ?? 0,
    hoursPerQuote: fields.hours ?? 0,
    averageOrder: fields.order ?? 0,
    hourCost: fields.rate ?? 0,
    countedPercent,
  });
  const found = findPlan(plans, {
    rfqsPerMonth: fields.rfqs ?? 0,
    users: fields.users ?? 0,
    features: planNeeds.filter(({ id }) => needs.includes(id)).map(({ feature }) => feature),
  });
  return { savings, found, countedPercent };
}
