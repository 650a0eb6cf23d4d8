import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { readTable } from "#app/format/read-table.ts";

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
  const values = readTable<Value[]>(`
id          | characteristic       | asQuoted            | confidence | normalized                                     | working                                                              | question
housing     | Housing, price       | 92,50 / Stk         | 99.6       | ${linePrice(0)}                                |                                                                      |
cover       | Bearing cover, price | 20,90 / Stk         | 99.6       | ${linePrice(1)}                                |                                                                      |
shaft       | Pinion shaft, price  | 3.720,– / 100 Stk   | 97.8       | ${linePrice(2)}                                |                                                                      |
tooling     | Tooling              | einmalig 6.400,–    | 98.4       | ${formatMoney(cost.tooling)} NRE               | ${amount(response.tooling)} × ${rate}, once                          |
quantity    | Quantity break       | ab 400 Satz         | 99.1       | ${gearboxPackage.sets} sets min                | Satz: one set, three lines                                           |
delivery    | Delivery term        | EXW Stuttgart       | 97.2       | DDP + ${formatMoney(cost.freight + cost.duty)} | freight ${formatMoney(cost.freight)}, duty ${formatMoney(cost.duty)} |
leadTime    | Lead time            | 5–6 Wo. n. Freigabe | 93.8       | ${leadTimeDays} d                              | ${response.leadTime?.amount} weeks × 7, the later end                | The quote says six weeks from drawing release. When is the drawing released?
certificate | Material cert        | APZ 3.1             | 99.9       | EN 10204 3.1                                   | matches the flow-down                                                |
validity    | Validity             | freibl. 30 T        | 91.4       | 30 d, not binding                              | freibleibend: subject to change                                      | “Freibleibend” means that the price can change. Will the supplier confirm it in writing?`);
  return values.map((value, index) => {
    return { ...value, number: index + 1, asksHuman: value.confidence < balloonedQuote.asksBelow };
  });
}

export type QuoteReading = ReturnType<typeof quoteReadings>[number];

/** Normalized, and how. */
function linePrice(line: number): string {
  const price = response.prices[line]!;
  const each = dollarsEach(price, response.currency);
  const basis = price.per === 1 ? "" : ` ÷ ${price.per}`;
  return `$${each.toFixed(2)} / ea | ${amount(price.amount)}${basis} × ${rate}`;
}

function amount(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  return `${response.currency} ${groupDigits(value, digits)}`;
}
