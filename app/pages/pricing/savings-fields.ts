import { type NumberSetting } from "#app/page/state/tool-settings.ts";
import { readTable } from "#app/format/read-table.ts";

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

const fields = readTable<Omit<SavingsField, "kind" | "isWhole">[]>(`
id     | label                        | unit   | min | max      | default | hint
rfqs   | RFQs a month                 | RFQs   | 1   | 5000     | 20      | Requests you send, however many suppliers reply.
quotes | Quotes for each              | quotes | 1   | 100      | 4       | Supplier responses you compare for each RFQ.
hours  | Hours by hand for each quote | hours  | 0.1 | 40       | 0.5     | Opening, re-keying, converting and following up. Comparing and approving are not counted.
order  | Average order                | USD    | 0   | 10000000 | 2500    | Value of one award, with freight and duty.
rate   | Cost of a buyer's hour       | USD    | 1   | 1000     | 40      | Salary, benefits and overhead.
users  | People who would log in      | users  | 1   | 10000    | 3       | Buyers and approvers. Suppliers need no account.`);

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
