import { type NumberSetting, numberSetting } from "#app/page/state/tool-settings.ts";

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

/** A quantity that the visitor gives to the savings worksheet. Defaults are meant to be too low. */
export interface SavingsField extends NumberSetting {
  hint: string;
}

export const savingsFields = {
  rfqs: {
    ...numberSetting("RFQs a month", "RFQs", { min: 1, max: 5_000, default: 20 }),
    hint: "Requests you send, however many suppliers reply.",
  },
  quotes: {
    ...numberSetting("Quotes for each", "quotes", { min: 1, max: 100, default: 4 }),
    hint: "Supplier responses you compare for each RFQ.",
  },
  hours: {
    ...numberSetting("Hours by hand for each quote", "hours", {
      min: 0.1,
      max: 40,
      default: 0.5,
      isWhole: false,
    }),
    hint: "Opening, re-keying, converting and following up. Comparing and approving are not counted.",
  },
  order: {
    ...numberSetting("Average order", "USD", {
      min: 0,
      max: 10_000_000,
      default: 2_500,
      isWhole: false,
    }),
    hint: "Value of one award, with freight and duty.",
  },
  rate: {
    ...numberSetting("Cost of a buyer's hour", "USD", {
      min: 1,
      max: 1_000,
      default: 40,
      isWhole: false,
    }),
    hint: "Salary, benefits and overhead.",
  },
  users: {
    ...numberSetting("People who would log in", "users", { min: 1, max: 10_000, default: 3 }),
    hint: "Buyers and approvers. Suppliers need no account.",
  },
} as const satisfies Record<string, SavingsField>;

export type SavingsFieldName = keyof typeof savingsFields;

/** What the worksheet can be set to: its fields, how much of our own claims to count in percent, what is needed. */
export const worksheetSettings = {
  ...savingsFields,
  counted: { kind: "choice", options: ["10", "25", "50", "100"], default: "25" },
  need: { kind: "set", options: planNeeds.map(({ id }) => id), default: [] },
} as const;
