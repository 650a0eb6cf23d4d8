import type { NumberSetting } from "#app/page/state/tool-settings.ts";

import { planNeeds } from "./plan-needs.ts";

/** A quantity that the visitor gives to the savings worksheet. Defaults are meant to be too low. */
export interface SavingsField extends NumberSetting {
  hint: string;
}

export const savingsFields = {
  rfqs: {
    kind: "number",
    label: "RFQs a month",
    hint: "Requests you send, however many suppliers reply.",
    unit: "RFQs",
    min: 1,
    max: 5_000,
    isWhole: true,
    default: 20,
  },
  quotes: {
    kind: "number",
    label: "Quotes for each",
    hint: "Supplier responses you compare for each RFQ.",
    unit: "quotes",
    min: 1,
    max: 100,
    isWhole: true,
    default: 4,
  },
  hours: {
    kind: "number",
    label: "Hours by hand for each quote",
    hint: "Opening, re-keying, converting and following up. Comparing and approving are not counted.",
    unit: "hours",
    min: 0.1,
    max: 40,
    isWhole: false,
    default: 0.5,
  },
  order: {
    kind: "number",
    label: "Average order",
    hint: "Value of one award, with freight and duty.",
    unit: "USD",
    min: 0,
    max: 10_000_000,
    isWhole: false,
    default: 2_500,
  },
  rate: {
    kind: "number",
    label: "Cost of a buyer's hour",
    hint: "Salary, benefits and overhead.",
    unit: "USD",
    min: 1,
    max: 1_000,
    isWhole: false,
    default: 40,
  },
  users: {
    kind: "number",
    label: "People who would log in",
    hint: "Buyers and approvers. Suppliers need no account.",
    unit: "users",
    min: 1,
    max: 10_000,
    isWhole: true,
    default: 3,
  },
} as const satisfies Record<string, SavingsField>;

export type SavingsFieldName = keyof typeof savingsFields;

/** What the worksheet can be set to: its fields, how much of our own claims to count in percent, what is needed. */
export const worksheetSettings = {
  ...savingsFields,
  counted: { kind: "choice", options: ["10", "25", "50", "100"], default: "25" },
  need: { kind: "set", options: planNeeds.map(({ id }) => id), default: [] },
} as const;
