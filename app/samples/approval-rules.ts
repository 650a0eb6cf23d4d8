import { samplePackage } from "./sample-package.ts";

/** Who can be asked to sign, and who gets the request when their clock runs out. Illustrative, like every name here. */
export const approvers = {
  finance: { title: "Finance controller", holder: "J. Tan", escalatesTo: "financeDirector" },
  quality: { title: "Quality engineer", holder: "P. Holm", escalatesTo: "qualityManager" },
  engineering: { title: "Design engineer", holder: "L. Okoro", escalatesTo: "chiefEngineer" },
  trade: { title: "Trade compliance", holder: "M. Weiss", escalatesTo: "generalCounsel" },
  purchasingLead: { title: "Purchasing lead", holder: "D. Amato", escalatesTo: "plantManager" },
  plantManager: { title: "Plant manager", holder: "R. Castell", escalatesTo: "vpOperations" },
  vpOperations: { title: "VP operations", holder: "S. Lindqvist", escalatesTo: "chiefExecutive" },
  cfo: { title: "Chief financial officer", holder: "H. Brandeis", escalatesTo: "chiefExecutive" },
  financeDirector: {
    title: "Finance director",
    holder: "C. Moreau",
    escalatesTo: "chiefExecutive",
  },
  qualityManager: { title: "Quality manager", holder: "T. Abara", escalatesTo: "chiefExecutive" },
  chiefEngineer: { title: "Chief engineer", holder: "E. Novak", escalatesTo: "chiefExecutive" },
  generalCounsel: { title: "General counsel", holder: "B. Farrow", escalatesTo: "chiefExecutive" },
  chiefExecutive: { title: "Chief executive", holder: "G. Hale", escalatesTo: null },
} as const satisfies Record<
  string,
  { title: string; holder: string; /** Null at the top. */ escalatesTo: string | null }
>;

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
    fromAmount: 5_000,
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

/** What every clock shares. Hours are hours of the clock; nights and weekends are the plant's own affair. */
export const slaThresholds = {
  /** A reminder goes out when this much of a clock is gone. */
  reminderShare: 0.75,
  /** The clock of whoever the request escalates to. */
  escalatedHours: 4,
} as const;

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

const keys = <Key extends string>(record: Record<Key, string>) => Object.keys(record) as Key[];

/** What the simulator can be set to; amounts in US dollars. */
export const requestSettings = {
  amount: {
    kind: "number",
    min: 1,
    max: 10_000_000,
    isWhole: true,
    default: sampleRequest.amount,
    label: "Amount",
    unit: "USD",
  },
  category: {
    kind: "choice",
    options: keys(requestCategories),
    default: sampleRequest.category,
  },
  plant: { kind: "choice", options: keys(requestPlants), default: sampleRequest.plant },
  from: { kind: "choice", options: keys(supplierCountries), default: sampleRequest.from },
} as const;

/** Requests of three sizes, for signing one after another against signing side by side. */
export const comparedRequests: readonly {
  name: string;
  amount: number;
  category: RequestCategory;
  plant: RequestPlant;
  from: SupplierCountry;
}[] = [
  { ...sampleRequest, name: "Drill fixtures", amount: 6_200, category: "tooling" },
  { ...sampleRequest, name: "Motor mounts" },
  {
    name: "Housing castings",
    amount: 620_000,
    category: "castings",
    plant: "monterrey",
    from: "us",
  },
];
