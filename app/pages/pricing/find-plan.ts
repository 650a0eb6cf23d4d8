import type { Plan } from "#app/site/plans/plans.ts";

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
