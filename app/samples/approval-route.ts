import {
  type ApprovalRule,
  approvalRules,
  countryOf,
  type RequestCategory,
  type RequestPlant,
  requestPlants,
  type RoutedApprover,
  type SupplierCountry,
} from "./approval-rules.ts";

export interface ApprovalRequest {
  /** US dollars. */
  amount: number;
  category: RequestCategory;
  plant: RequestPlant;
  /** Where the supplier ships from. */
  from: SupplierCountry;
}

export interface RouteStep {
  approver: RoutedApprover;
  stage: ApprovalRule["stage"];
  slaHours: number;
  rule: string;
}

export interface ApprovalRoute {
  /** Asked for at once; empty when nobody but the final approver signs. */
  parallel: RouteStep[];
  final: RouteStep;
}

/** Who signs for a request, by the rules that match it. */
export function routeRequest(
  request: ApprovalRequest,
  rules: readonly ApprovalRule[] = approvalRules,
): ApprovalRoute {
  const steps = rules
    .filter((rule) => matches(rule, request))
    .map(({ id, approver, stage, slaHours }) => ({ approver, stage, slaHours, rule: id }));
  const [final, ...moreFinals] = steps.filter(({ stage }) => stage === "final");
  if (!final || moreFinals.length > 0) {
    throw new Error(`A request needs one final rule, not ${final ? moreFinals.length + 1 : 0}.`);
  }
  return { parallel: steps.filter(({ stage }) => stage === "parallel"), final };
}

function matches(rule: ApprovalRule, { amount, category, plant, from }: ApprovalRequest): boolean {
  return (
    amount >= (rule.fromAmount ?? 0) &&
    amount < (rule.belowAmount ?? Infinity) &&
    (rule.categories?.includes(category) ?? true) &&
    (!rule.isImport || from !== countryOf(requestPlants[plant]))
  );
}

/** The steps in the order in which they are asked for. */
export function routeSteps({ parallel, final }: ApprovalRoute): RouteStep[] {
  return [...parallel, final];
}

/** The hour at which the final approver is asked if every parallel clock is used to its end. */
export function parallelHours({ parallel }: ApprovalRoute): number {
  return Math.max(0, ...parallel.map(({ slaHours }) => slaHours));
}

/** The longest a route takes while nobody is late. */
export function routeHours(route: ApprovalRoute): number {
  return parallelHours(route) + route.final.slaHours;
}

/** The same signatures, each waiting for the one before it. */
export function inSequenceHours(route: ApprovalRoute): number {
  return routeSteps(route).reduce((hours, { slaHours }) => hours + slaHours, 0);
}
