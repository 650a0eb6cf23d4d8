import { balloonedQuote, type BalloonedValue } from "./ballooned-quote-records.ts";
import { gearboxPackage } from "./gearbox-package.ts";

import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { dollarsEach, normalizedResponse } from "./package-ranking.ts";

const response = gearboxPackage.responses.find(({ id }) => id === balloonedQuote.responseId)!;
const rate = gearboxPackage.dollarsPer[response.currency];

/** The sample document's response, ready to be ranked. */
export const balloonedResponse = normalizedResponse(response);

export interface QuoteReading extends BalloonedValue {
  /** On its balloon. */
  number: number;
  normalized: string;
  /** How the normalized value follows from what was quoted. */
  working: string;
  asksHuman: boolean;
}

/** The sample document as the analyzer reads it, value by value. */
export function quoteReadings(): QuoteReading[] {
  return balloonedQuote.values.map((value, index) => {
    const [normalized, working] = normalizedValues[value.id];
    const asksHuman = value.confidence < balloonedQuote.asksBelow;
    return { ...value, normalized, working, number: index + 1, asksHuman };
  });
}

const { cost, leadTimeDays } = balloonedResponse;
const weeks = response.leadTime?.amount;

const normalizedValues: Record<BalloonedValue["id"], [normalized: string, working: string]> = {
  housing: linePrice(0),
  cover: linePrice(1),
  shaft: linePrice(2),
  tooling: [`${formatMoney(cost.tooling)} NRE`, `${amount(response.tooling)} × ${rate}, once`],
  quantity: [`${gearboxPackage.sets} sets min`, "Satz: one set, three lines"],
  delivery: [
    `DDP + ${formatMoney(cost.freight + cost.duty)}`,
    `freight ${formatMoney(cost.freight)}, duty ${formatMoney(cost.duty)}`,
  ],
  leadTime: [`${leadTimeDays} d`, `${weeks} weeks × 7, the later end`],
  certificate: ["EN 10204 3.1", "matches the flow-down"],
  validity: ["30 d, not binding", "freibleibend: subject to change"],
};

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
