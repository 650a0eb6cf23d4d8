/** A quantity that the visitor gives to the savings worksheet. Defaults are meant to be too low. */
export interface SavingsField {
  label: string;
  hint: string;
  unit: string;
  min: number;
  max: number;
  isWhole: boolean;
  default: number;
}

export const savingsFields = {
  rfqs: {
    label: "RFQs a month",
    hint: "Requests you send, however many suppliers reply.",
    unit: "RFQs",
    min: 1,
    max: 5_000,
    isWhole: true,
    default: 20,
  },
  quotes: {
    label: "Quotes for each",
    hint: "Supplier responses you compare for each RFQ.",
    unit: "quotes",
    min: 1,
    max: 100,
    isWhole: true,
    default: 4,
  },
  hours: {
    label: "Hours by hand for each quote",
    hint: "Opening, re-keying, converting and following up.",
    unit: "hours",
    min: 0.1,
    max: 40,
    isWhole: false,
    default: 0.5,
  },
  order: {
    label: "Average order",
    hint: "Value of one award, with freight and duty.",
    unit: "USD",
    min: 0,
    max: 10_000_000,
    isWhole: false,
    default: 2_500,
  },
  rate: {
    label: "Cost of a buyer's hour",
    hint: "Salary, benefits and overhead.",
    unit: "USD",
    min: 1,
    max: 1_000,
    isWhole: false,
    default: 40,
  },
  users: {
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

/** How much of our own claims the worksheet may count, in percent. */
export const countedPercents = [10, 25, 50, 100] as const;

export type CountedPercent = (typeof countedPercents)[number];

export const defaultCountedPercent: CountedPercent = 25;
