import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";

import { gearboxPackage } from "./gearbox-package.ts";
import { dollarsEach, normalizedResponse } from "./package-ranking.ts";

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

type Value = [
  characteristic: string,
  /** In the supplier's own words. */
  asQuoted: string,
  normalized: string,
  /** How that follows from what was quoted. */
  working: string,
  /** In percent: how sure the reading is. */
  confidence: number,
  /** What a person is asked, where the confidence is too low. */
  question?: string,
];

/** What the analyzer found in the sample document, in the order of the balloons. */
const values = {
  housing: ["Housing, price", "92,50 / Stk", ...linePrice(0), 99.6],
  cover: ["Bearing cover, price", "20,90 / Stk", ...linePrice(1), 99.6],
  shaft: ["Pinion shaft, price", "3.720,– / 100 Stk", ...linePrice(2), 97.8],
  tooling: [
    "Tooling",
    "einmalig 6.400,–",
    `${formatMoney(cost.tooling)} NRE`,
    `${amount(response.tooling)} × ${rate}, once`,
    98.4,
  ],
  quantity: [
    "Quantity break",
    "ab 400 Satz",
    `${gearboxPackage.sets} sets min`,
    "Satz: one set, three lines",
    99.1,
  ],
  delivery: [
    "Delivery term",
    "EXW Stuttgart",
    `DDP + ${formatMoney(cost.freight + cost.duty)}`,
    `freight ${formatMoney(cost.freight)}, duty ${formatMoney(cost.duty)}`,
    97.2,
  ],
  leadTime: [
    "Lead time",
    "5–6 Wo. n. Freigabe",
    `${leadTimeDays} d`,
    `${response.leadTime?.amount} weeks × 7, the later end`,
    93.8,
    "The quote says six weeks from drawing release. When is the drawing released?",
  ],
  certificate: ["Material cert", "APZ 3.1", "EN 10204 3.1", "matches the flow-down", 99.9],
  validity: [
    "Validity",
    "freibl. 30 T",
    "30 d, not binding",
    "freibleibend: subject to change",
    91.4,
    "“Freibleibend” means that the price can change. Will the supplier confirm it in writing?",
  ],
} satisfies Record<string, Value>;

export type ValueId = keyof typeof values;

/** The sample document as the analyzer reads it, value by value. */
export function quoteReadings() {
  return (Object.entries(values) as [ValueId, Value][]).map(([id, value], index) => {
    const [characteristic, asQuoted, normalized, working, confidence, question] = value;
    const asksHuman = confidence < balloonedQuote.asksBelow;
    const number = index + 1;
    return {
      id,
      number,
      characteristic,
      asQuoted,
      normalized,
      working,
      confidence,
      asksHuman,
      question,
    };
  });
}

export type QuoteReading = ReturnType<typeof quoteReadings>[number];

function linePrice(line: number): [normalized: string, working: string] {
  const price = response.prices[line]!;
  const each = dollarsEach(price, response.currency);
  const basis = price.per === 1 ? "" : ` ÷ ${price.per}`;
  return [`$${each.toFixed(2)} / ea`, `${amount(price.amount)}${basis} × ${rate}`];
}

function amount(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `${response.currency} ${groupDigits(value, digits)}`;
}
