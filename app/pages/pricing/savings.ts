import type { NumberSetting, UsableSettings } from "#app/page/state/tool-settings.ts";
import { claims } from "#app/site/claims.ts";
import { type Plan, plans } from "#app/site/plans/plans.ts";

/** What a team may need beyond numbers; `feature` is a line of the plan that brings it. */
export interface PlanNeed {
  id: string;
  feature: string;
}

export const planNeeds: PlanNeed[] = [
  { id: "api", feature: "API access" },
  { id: "routing", feature: "Approval routing" },
  { id: "scorecards", feature: "Vendor scorecards" },
  { id: "sso", feature: "SSO" },
  { id: "manager", feature: "Dedicated customer success manager" },
  { id: "sla", feature: "SLA guarantees" },
];

export type SavingsFieldName = "rfqs" | "quotes" | "hours" | "order" | "rate" | "users";

/** A quantity that the visitor gives to the savings worksheet. Defaults are meant to be too low. */
export interface SavingsField extends NumberSetting {
  id: SavingsFieldName;
  hint: string;
}

const fields: Omit<SavingsField, "kind" | "isWhole">[] = [
  {
    id: "rfqs",
    label: "RFQs a month",
    unit: "RFQs",
    min: 1,
    max: 5000,
    default: 20,
    hint: "Requests you send, however many suppliers reply.",
  },
  {
    id: "quotes",
    label: "Quotes for each",
    unit: "quotes",
    min: 1,
    max: 100,
    default: 4,
    hint: "Supplier responses you compare for each RFQ.",
  },
  {
    id: "hours",
    label: "Hours by hand for each quote",
    unit: "hours",
    min: 0.1,
    max: 40,
    default: 0.5,
    hint: "Opening, re-keying, converting and following up. Comparing and approving are not counted.",
  },
  {
    id: "order",
    label: "Average order",
    unit: "USD",
    min: 0,
    max: 10_000_000,
    default: 2500,
    hint: "Value of one award, with freight and duty.",
  },
  {
    id: "rate",
    label: "Cost of a buyer's hour",
    unit: "USD",
    min: 1,
    max: 1000,
    default: 40,
    hint: "Salary, benefits and overhead.",
  },
  {
    id: "users",
    label: "People who would log in",
    unit: "users",
    min: 1,
    max: 10_000,
    default: 3,
    hint: "Buyers and approvers. Suppliers need no account.",
  },
];

export const savingsFields = Object.fromEntries(
  fields.map((field) => {
    const isWhole = field.unit !== "hours" && field.unit !== "USD";
    return [field.id, { ...field, kind: "number", isWhole }];
  }),
) as Readonly<Record<SavingsFieldName, SavingsField>>;

/** What the worksheet can be set to: its fields, how much of our own claims to count in percent, what is needed. */
export const worksheetSettings = {
  ...savingsFields,
  counted: { kind: "choice", options: ["10", "25", "50", "100"], default: "25" },
  need: { kind: "set", options: planNeeds.map(({ id }) => id), default: [] },
} as const;

export interface Workload {
  rfqsPerMonth: number;
  quotesPerRfq: number;
  hoursPerQuote: number;
  /** US dollars. */
  averageOrder: number;
  /** US dollars. */
  hourCost: number;
  /** How much of our claims to count, 0 to 100. */
  countedPercent: number;
}

/** "80%" is 0.8. */
function claimedShare({ figure }: { figure: `${number}%` }): number {
  return Number.parseFloat(figure) / 100;
}

const roundHours = (hours: number) => Math.round(hours * 10) / 10;

/**
 * A month, in hours and whole US dollars. Each line is worked from the lines above it as they are printed, so that a pocket
 * calculator agrees.
 */
export function monthlySavings(work: Workload) {
  const counted = work.countedPercent / 100;
  const handHours = roundHours(work.rfqsPerMonth * work.quotesPerRfq * work.hoursPerQuote);
  const hoursSaved = roundHours(handHours * claimedShare(claims.manualWork) * counted);
  const laborSaved = Math.round(hoursSaved * work.hourCost);
  const orders = Math.round(work.rfqsPerMonth * work.averageOrder);
  const landedCostSaved = Math.round(orders * claimedShare(claims.landedCost) * counted);
  const total = laborSaved + landedCostSaved;
  return { handHours, hoursSaved, laborSaved, orders, landedCostSaved, total };
}

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

export interface TeamNeeds {
  rfqsPerMonth: number;
  users: number;
  /** Lines of the plans' feature lists. */
  features: string[];
}

/** The features of a plan, those of the plans it builds on first. */
export function allFeatures(plan: Plan, plans: readonly Plan[]): string[] {
  const base = plans.find(({ name }) => name === plan.buildsOn);
  return [...(base ? allFeatures(base, plans) : []), ...plan.features];
}

/** The smallest plan that holds what the team needs. `plans` are in order of size, the last one has no limits. */
export function findPlan(plans: readonly Plan[], needs: TeamNeeds) {
  const judged = plans.map((plan) => ({ plan, reasons: reasonsAgainst(plan, plans, needs) }));
  const fitting = judged.findIndex(({ reasons }) => reasons.length === 0);
  const chosen = fitting === -1 ? judged.length - 1 : fitting;
  /** The smaller plans, each with what stood in the way. */
  const passedOver = judged.slice(0, chosen);
  return { plan: judged[chosen]!.plan, passedOver };
}

export type FoundPlan = ReturnType<typeof findPlan>;

function reasonsAgainst(plan: Plan, plans: readonly Plan[], needs: TeamNeeds): string[] {
  const features = allFeatures(plan, plans);
  return [
    ...(plan.rfqsPerMonth !== null && needs.rfqsPerMonth > plan.rfqsPerMonth
      ? [`stops at ${plan.rfqsPerMonth} RFQs/month`]
      : []),
    ...(plan.users !== null && needs.users > plan.users ? [`stops at ${plan.users} users`] : []),
    ...needs.features
      .filter((feature) => !features.includes(feature))
      .map((feature) => `has no ${feature}`),
  ];
}
