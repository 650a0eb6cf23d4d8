import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";

import { dollarsEach, gearboxPackage, normalizedResponse } from "./gearbox-package.ts";

/** The sample document, one of the responses to the gearbox package. */
export const balloonedQuote = {
  responseId: "reinhold-vogt",
  file: "Angebot_26-1130.pdf",
  number: "26-1130",
  date: "15.09.2026",
  /** In percent: below this, a person is asked. */
  asksBelow: 95,
  /** Two answers to the question about the lead time. */
  leadTimeAnswers: [
    { answer: "With the order", leadTimeDays: 42 },
    { answer: "A week later", leadTimeDays: 49 },
  ],
};

const response = gearboxPackage.responses.find(({ id }) => id === balloonedQuote.responseId)!;
const rate = gearboxPackage.dollarsPer[response.currency];

/** The sample document's response, ready to be ranked. */
export const balloonedResponse = normalizedResponse(response);

const { cost, leadTimeDays } = balloonedResponse;

export type ValueId =
  | "housing"
  | "cover"
  | "shaft"
  | "tooling"
  | "quantity"
  | "delivery"
  | "leadTime"
  | "certificate"
  | "validity";

interface Value {
  id: ValueId;
  characteristic: string;
  /** In the supplier's own words. */
  asQuoted: string;
  normalized: string;
  /** How that follows from what was quoted. */
  working: string;
  /** In percent: how sure the reading is. */
  confidence: number;
  /** What a person is asked, where the confidence is too low. */
  question?: string;
}

/** The sample document as the analyzer reads it, value by value, in the order of the balloons. */
export function quoteReadings() {
  const values: Value[] = [
    {
      id: "housing",
      characteristic: "Housing, price",
      asQuoted: "92,50 / Stk",
      confidence: 99.6,
      ...linePrice(0),
    },
    {
      id: "cover",
      characteristic: "Bearing cover, price",
      asQuoted: "20,90 / Stk",
      confidence: 99.6,
      ...linePrice(1),
    },
    {
      id: "shaft",
      characteristic: "Pinion shaft, price",
      asQuoted: "3.720,– / 100 Stk",
      confidence: 97.8,
      ...linePrice(2),
    },
    {
      id: "tooling",
      characteristic: "Tooling",
      asQuoted: "einmalig 6.400,–",
      confidence: 98.4,
      normalized: `${formatMoney(cost.tooling)} NRE`,
      working: `${amount(response.tooling)} × ${rate}, once`,
    },
    {
      id: "quantity",
      characteristic: "Quantity break",
      asQuoted: "ab 400 Satz",
      confidence: 99.1,
      normalized: `${gearboxPackage.sets} sets min`,
      working: "Satz: one set, three lines",
    },
    {
      id: "delivery",
      characteristic: "Delivery term",
      asQuoted: "EXW Stuttgart",
      confidence: 97.2,
      normalized: `DDP + ${formatMoney(cost.freight + cost.duty)}`,
      working: `freight ${formatMoney(cost.freight)}, duty ${formatMoney(cost.duty)}`,
    },
    {
      id: "leadTime",
      characteristic: "Lead time",
      asQuoted: "5–6 Wo. n. Freigabe",
      confidence: 93.8,
      normalized: `${leadTimeDays} d`,
      working: `${response.leadTime?.amount} weeks × 7, the later end`,
      question: "The quote says six weeks from drawing release. When is the drawing released?",
    },
    {
      id: "certificate",
      characteristic: "Material cert",
      asQuoted: "APZ 3.1",
      confidence: 99.9,
      normalized: "EN 10204 3.1",
      working: "matches the flow-down",
    },
    {
      id: "validity",
      characteristic: "Validity",
      asQuoted: "freibl. 30 T",
      confidence: 91.4,
      normalized: "30 d, not binding",
      working: "freibleibend: subject to change",
      question:
        "“Freibleibend” means that the price can change. Will the supplier confirm it in writing?",
    },
  ];
  return values.map((value, index) => {
    return { ...value, number: index + 1, asksHuman: value.confidence < balloonedQuote.asksBelow };
  });
}

export type QuoteReading = ReturnType<typeof quoteReadings>[number];

/** Normalized, and how. */
function linePrice(line: number) {
  const price = response.prices[line]!;
  const each = dollarsEach(price, response.currency);
  const basis = price.per === 1 ? "" : ` ÷ ${price.per}`;
  return {
    normalized: `$${each.toFixed(2)} / ea`,
    working: `${amount(price.amount)}${basis} × ${rate}`,
  };
}

function amount(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `${response.currency} ${groupDigits(value, digits)}`;
}
