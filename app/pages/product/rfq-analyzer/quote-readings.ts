import { balloonedQuote, type BalloonedValue } from "./ballooned-quote-records.ts";
import { gearboxPackage } from "./gearbox-package.ts";

import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { dollarsEach, normalizedResponse } from "./normalized-response.ts";

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
  return balloonedQuote.values.map((value: BalloonedValue, index) => ({
    ...value,
    ...normalizedValues[value.id],
    number: index + 1,
    asksHuman: value.confidence < balloonedQuote.asksBelow,
  }));
}

const { cost, leadTimeDays } = balloonedResponse;
const weeks = response.leadTime?.amount;

const normalizedValues: Record<
  BalloonedValue["id"],
  Pick<QuoteReading, "normalized" | "working">
> = {
  housing: linePrice(0),
  cover: linePrice(1),
  shaft: linePrice(2),
  tooling: {
    normalized: `${formatMoney(cost.tooling)} NRE`,
    working: `${amount(response.tooling)} × ${rate}, once`,
  },
  quantity: {
    normalized: `${gearboxPackage.sets} sets min`,
    working: "Satz: one set, three lines",
  },
  delivery: {
    normalized: `DDP + ${formatMoney(cost.freight + cost.duty)}`,
    working: `freight ${formatMoney(cost.freight)}, duty ${formatMoney(cost.duty)}`,
  },
  leadTime: {
    normalized: `${leadTimeDays} d`,
    working: `${weeks} weeks × 7, the later end`,
  },
  certificate: {
    normalized: "EN 10204 3.1",
    working: "matches the flow-down",
  },
  validity: {
    normalized: "30 d, not binding",
    working: "freibleibend: subject to change",
  },
};

function linePrice(line: number): Pick<QuoteReading, "normalized" | "working"> {
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
