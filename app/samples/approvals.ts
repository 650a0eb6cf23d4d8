import { samplePackage } from "./sample-package.ts";

/** Who can be asked to sign, by title and holder, and who gets the request when their clock runs out. Illustrative. */
export const approvers = {
  finance: approver("Finance controller", "J. Tan", "financeDirector"),
  quality: approver("Quality engineer", "P. Holm", "qualityManager"),
  engineering: approver("Design engineer", "L. Okoro", "chiefEngineer"),
  trade: approver("Trade compliance", "M. Weiss", "generalCounsel"),
  purchasingLead: approver("Purchasing lead", "D. Amato", "plantManager"),
  plantManager: approver("Plant manager", "R. Castell", "vpOperations"),
  vpOperations: approver("VP operations", "S. Lindqvist", "chiefExecutive"),
  cfo: approver("Chief financial officer", "H. Brandeis", "chiefExecutive"),
  financeDirector: approver("Finance director", "C. Moreau", "chiefExecutive"),
  qualityManager: approver("Quality manager", "T. Abara", "chiefExecutive"),
  chiefEngineer: approver("Chief engineer", "E. Novak", "chiefExecutive"),
  generalCounsel: approver("General counsel", "B. Farrow", "chiefExecutive"),
  chiefExecutive: approver("Chief executive", "G. Hale", null),
};

function approver<Above extends string | null>(title: string, holder: string, escalatesTo: Above) {
  return { title, holder, escalatesTo };
}

export type Approver = keyof typeof approvers;

/** Whom a rule may ask: somebody with a person above. */
export type RoutedApprover = Exclude<Approver, "chiefExecutive">;

export const requestCategories = {
  machined: "Machined parts",
  castings: "Castings and forgings",
  electronics: "Electronics",
  tooling: "Tooling",
  indirect: "Indirect",
} as const;

export type RequestCategory = keyof typeof requestCategories;

export const requestPlants = {
  dayton: "Dayton, OH",
  monterrey: "Monterrey, MX",
  aachen: "Aachen, DE",
} as const;

export type RequestPlant = keyof typeof requestPlants;

/** Where the sample's suppliers ship from. */
export const supplierCountries = {
  us: "United States",
  mx: "Mexico",
  de: "Germany",
  se: "Sweden",
  no: "Norway",
} as const;

export type SupplierCountry = keyof typeof supplierCountries;

/** Of a place written "Stuttgart, DE" or "Erie, PA": whatever is none of the other countries is a state. */
export function countryOf(place: string): SupplierCountry {
  const code = place.slice(-2).toLowerCase();
  return code in supplierCountries ? (code as SupplierCountry) : "us";
}

/** When a request matches, somebody signs. A condition that is absent matches every request. */
export interface ApprovalRule {
  /** As the audit trail cites it. */
  id: string;
  /** US dollars: from this amount on. */
  fromAmount?: number;
  /** US dollars: this amount is the first that no longer matches. */
  belowAmount?: number;
  categories?: readonly RequestCategory[];
  /** The supplier ships from another country than the plant's. */
  isImport?: true;
  /** Parallel signatures are asked for at once; the final one when all of them are in. */
  stage: "parallel" | "final";
  approver: RoutedApprover;
  slaHours: number;
  /** Why it is a rule. */
  reason: string;
}

/** In the order in which they are read. Every request matches exactly one final rule. */
export const approvalRules: readonly ApprovalRule[] = [
  {
    id: "R1",
    fromAmount: 5000,
    stage: "parallel",
    approver: "finance",
    slaHours: 4,
    reason: "Finance checks the terms of larger orders.",
  },
  {
    id: "R2",
    categories: ["machined", "castings"],
    stage: "parallel",
    approver: "quality",
    slaHours: 8,
    reason: "Quality inspects these parts on arrival.",
  },
  {
    id: "R3",
    categories: ["electronics", "tooling"],
    stage: "parallel",
    approver: "engineering",
    slaHours: 12,
    reason: "Substitutes and fixtures can change the design.",
  },
  {
    id: "R4",
    categories: ["machined", "castings", "electronics", "tooling"],
    isImport: true,
    stage: "parallel",
    approver: "trade",
    slaHours: 12,
    reason: "An import needs an origin and a tariff number.",
  },
  {
    id: "R5",
    fromAmount: 500_000,
    stage: "parallel",
    approver: "vpOperations",
    slaHours: 16,
    reason: "An order of this size affects the production plan.",
  },
  {
    id: "R6",
    belowAmount: 10_000,
    stage: "final",
    approver: "purchasingLead",
    slaHours: 8,
    reason: "Inside the purchasing budget.",
  },
  {
    id: "R7",
    fromAmount: 10_000,
    belowAmount: 100_000,
    stage: "final",
    approver: "plantManager",
    slaHours: 16,
    reason: "Inside the plant's budget.",
  },
  {
    id: "R8",
    fromAmount: 100_000,
    belowAmount: 500_000,
    stage: "final",
    approver: "vpOperations",
    slaHours: 24,
    reason: "Above the plant's budget.",
  },
  {
    id: "R9",
    fromAmount: 500_000,
    stage: "final",
    approver: "cfo",
    slaHours: 24,
    reason: "Above what operations may commit alone.",
  },
];

/** The award of the home page's sample package, with which the simulator begins. */
export const sampleRequest = {
  rfq: samplePackage.rfq,
  supplier: "Tallow Creek Machine",
  requestedBy: "A. Reyes",
  amount: 44_582,
  category: "machined",
  plant: "dayton",
  from: "us",
} as const;

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

/** Requests of three sizes, for signing one after another against signing side by side. */
export const comparedRequests = [
  { ...sampleRequest, name: "Drill fixtures", amount: 6_200, category: "tooling" },
  { ...sampleRequest, name: "Motor mounts" },
  {
    name: "Housing castings",
    amount: 620_000,
    category: "castings",
    plant: "monterrey",
    from: "us",
  },
] as const;
