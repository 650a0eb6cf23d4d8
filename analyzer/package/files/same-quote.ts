import type { QuoteLine } from "../../intake/quote-line.ts";
import { partKey } from "../part-key.ts";

/** Whether each of the lines stands among the others too, and says nothing that its like does not say. */
export function isCoveredBy(lines: readonly QuoteLine[], others: readonly QuoteLine[]): boolean {
  if (lines.length > others.length) return false;
  const left = Map.groupBy(others, priceOf);
  return lines.every((line) => {
    const alike = left.get(priceOf(line)) ?? [];
    const at = alike.findIndex((other) => agrees(line, other));
    if (at === -1) return false;
    const last = alike.pop()!;
    if (at < alike.length) alike[at] = last;
    return true;
  });
}

/** The first part, as it is written, that both price, and not alike. */
export function differingPart(
  lines: readonly QuoteLine[],
  others: readonly QuoteLine[],
): string | null {
  const prices = new Set(others.map(priceOf));
  const parts = new Set(others.map(partKey));
  return nameOf(lines.find((line) => parts.has(partKey(line)) && !prices.has(priceOf(line))));
}

/** The first part, as it is written, that the others do not price. */
export function missingPart(
  lines: readonly QuoteLine[],
  others: readonly QuoteLine[],
): string | null {
  const parts = new Set(others.map(partKey));
  return nameOf(lines.find((line) => !parts.has(partKey(line))));
}

function nameOf(line: QuoteLine | undefined): string | null {
  return (line?.part ?? line?.description)?.value ?? null;
}

function priceOf(line: QuoteLine): string {
  const { quantity, quantityUnit, unit, prices, currency } = line;
  return JSON.stringify([
    partKey(line),
    quantity?.value ?? null,
    quantityUnit.value,
    unit.value,
    prices.map(({ fromQuantity, price }) => [fromQuantity, price.value]),
    currency?.value ?? null,
  ]);
}

function agrees(line: QuoteLine, other: QuoteLine): boolean {
  const terms = termsOf(other);
  return termsOf(line).every((term, index) => term === null || term === terms[index]);
}

function termsOf(line: QuoteLine): (string | null)[] {
  const { tooling, freight, duty, incoterm, leadTimeDays, validUntil, minimumOrder, rating } = line;
  const readings = [
    tooling,
    freight,
    duty,
    incoterm,
    leadTimeDays,
    validUntil,
    minimumOrder,
    rating,
  ];
  const others = (line.otherCharges ?? []).map(({ charge }) => charge.value);
  return [
    ...[...readings, line.minimumCharge, line.freightTerm].map((reading) =>
      reading ? JSON.stringify(reading.value) : null,
    ),
    others.length === 0 ? null : JSON.stringify(others),
    line.alternative ? "alternative" : null,
  ];
}
