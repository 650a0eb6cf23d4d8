import { askBelowConfidence, type QuoteLine, type Reading } from "../../quote-line.ts";
import type { Recognition } from "../../recognition.ts";
import type { TrueLine } from "./quote-writer.ts";
import type { WrittenQuote } from "./written-quotes.ts";

/** What was recognized with full confidence, or left out without a word, and is not what was written. */
export function silentErrors(
  { lines: meant, mustAsk }: WrittenQuote,
  { lines, questions }: Recognition,
): string[] {
  const left = new Set(lines);
  const errors: string[] = [];
  if (mustAsk && questions.length === 0) errors.push("nothing was asked");
  const isLossAsked =
    lines.length === 0 ? questions.length > 0 : questions.some(({ id }) => aboutLoss.test(id));
  for (const of of meant) {
    const line = [...left].find((each) => isSame(each, of));
    if (line === undefined) {
      if (!isLossAsked) errors.push(`lost ${of.supplier} ${of.part}`);
      continue;
    }
    left.delete(line);
    errors.push(...wrongValues(line, of, isChargeAsked(of.charges, questions)));
  }
  for (const line of left) {
    const isDoubted = [line.supplier, line.part, line.prices[0]?.price].some(
      (reading) => reading !== null && reading !== undefined && !isSure(reading),
    );
    if (!isDoubted) errors.push(`invented ${line.supplier.value} ${line.part?.value}`);
  }
  return errors;
}

/** Questions that tell the visitor that something of the file is in no line. */
const aboutLoss =
  /left-rows|stated-total|columns|text-offers|no-supplier|suppliers-across|unread|column|partial-deliveries/;

/** A question names the amount, or how a column of charges is paid. */
function isChargeAsked(amount: number, questions: Recognition["questions"]): boolean {
  const digits = String(Math.trunc(amount));
  return questions.some(
    ({ id, text, readback = [] }) =>
      /\/column\/|fill-down/.test(id) ||
      [text, ...readback.flatMap(({ what, read, from }) => [what, read, from])].some((words) =>
        words.replaceAll(/[^\p{L}\d]/gu, "").includes(digits),
      ),
  );
}

function isSame({ part, supplier, prices }: QuoteLine, of: TrueLine): boolean {
  const isPart = part === null || !isSure(part) || part.value === of.part;
  const isSupplier = !isSure(supplier) || supplier.value === of.supplier;
  return isPart && isSupplier && prices.length > 0;
}

function isSure({ confidence }: Reading<unknown>): boolean {
  return confidence >= askBelowConfidence;
}

function wrongValues(line: QuoteLine, of: TrueLine, isAsked: boolean): string[] {
  const errors: string[] = [];
  const check = (name: string, reading: Reading<unknown> | null, expected: unknown) => {
    if (reading === null || !isSure(reading) || reading.value === expected) return;
    errors.push(`${name} of ${of.part}: ${String(reading.value)} instead of ${String(expected)}`);
  };
  check("supplier", line.supplier, of.supplier);
  check("part", line.part, of.part);
  check("quantity", line.quantity, of.quantity);
  check("currency", line.currency, of.currency);
  check("lead time", line.leadTimeDays, of.leadTimeDays);
  const areSure = line.prices.every(({ price }) => isSure(price)) && isSure(line.unit);
  const prices = line.prices.map(
    ({ fromQuantity, price }) => `${fromQuantity}: ${price.value / line.unit.value.size}`,
  );
  const expected = of.prices.map(([from, price]) => `${from}: ${price}`);
  if (areSure && prices.join() !== expected.join()) {
    errors.push(`prices of ${of.part}: ${prices.join()} instead of ${expected.join()}`);
  }
  const charges = [
    line.tooling,
    line.freight,
    ...(line.otherCharges ?? []).map(({ charge }) => charge),
  ];
  const sum = charges.reduce(
    (total, reading) => total + (reading?.value.kind === "amount" ? reading.value.amount : 0),
    0,
  );
  const areChargesSure = charges.every((reading) => reading === null || isSure(reading));
  if (areChargesSure && !isAsked && Math.abs(sum - of.charges) > 0.01) {
    errors.push(`charges of ${of.part}: ${sum} instead of ${of.charges}`);
  }
  return errors;
}
