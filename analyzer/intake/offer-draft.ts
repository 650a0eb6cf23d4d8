import type { Charge, QuoteLine, Reading } from "./quote-line.ts";
import type { OfferDraft } from "./recognition.ts";

/** One of the charges that a line bears. */
export interface ChargeOfLine {
  readonly field: "tooling" | "freight" | "duty" | "other";
  readonly name: string;
  readonly charge: Reading<Charge>;
}

export function chargesOfLine({
  tooling,
  freight,
  duty,
  otherCharges = [],
}: QuoteLine): ChargeOfLine[] {
  const named = [
    { field: "tooling", name: "Tooling", charge: tooling },
    { field: "freight", name: "Freight", charge: freight },
    { field: "duty", name: "Duty", charge: duty },
  ] as const;
  return [
    ...named.flatMap(({ charge, ...each }) => (charge === null ? [] : [{ ...each, charge }])),
    ...otherCharges.map(({ name, charge }) => ({ field: "other" as const, name, charge })),
  ];
}

/** "Tooling: 1950", as the visitor may write it too. */
export function chargeWords({ name, charge: { value } }: ChargeOfLine): string {
  const called = name.replace(/[;,:=\s]+/g, " ").trim() || "Charge";
  if (value.kind === "percent") return `${called}: ${plainNumeral(value.percent)} %`;
  return `${called}: ${plainNumeral(value.amount)}${value.per === "unit" ? " each" : ""}`;
}

/** All that was read of an offer, in words that give the same when the visitor leaves them. */
export function draftOfLine(line: QuoteLine): OfferDraft {
  const { prices, quantity, quantityUnit, leadTimeDays, minimumOrder, rating } = line;
  const [first, another] = prices;
  const counted = quantityUnit.value.label === "each" ? "" : ` ${quantityUnit.value.label}`;
  const priceList = prices.map(
    ({ fromQuantity, price }) => `${plainNumeral(Math.max(1, fromQuantity))}: ${asWritten(price)}`,
  );
  return {
    of: { kind: "line", lineId: line.id, tableId: line.tableId },
    part: line.part?.value ?? "",
    quantity: quantity === null ? "" : withUnit(asWritten(quantity), counted),
    price: another === undefined ? (first ? asWritten(first.price) : "") : priceList.join("; "),
    leadTime: leadTimeDays === null ? "" : spanOf(leadTimeDays),
    supplier: line.supplier.value,
    currency: line.currency?.value ?? "",
    priceUnit: line.unit.value.label,
    charges: chargesOfLine(line).map(chargeWords).join("; "),
    minimumOrder: minimumOrder === null ? "" : plainNumeral(minimumOrder.value),
    incoterm: line.incoterm?.value ?? "",
    validUntil: line.validUntil?.value ?? "",
    rating: rating === null ? "" : `${plainNumeral(rating.value)} %`,
    alternative: line.alternative === undefined ? "" : "yes",
  };
}

const longestKept = 16;

/** As the file writes it, where that is the value and no more; a price may be after a discount, or in a sentence. */
function asWritten({ value, raw }: Reading<number>): string {
  const written = raw.trim();
  const isShort =
    written.length <= longestKept && (written.match(/\d[\d.,'’ ]*/g) ?? []).length === 1;
  const bare = (/\d[\d.,'’ ]*/.exec(written)?.[0] ?? "").replace(/[.,'’ ]+$/, "");
  const values = [
    Number(bare.replace(/[,'’ ]/g, "")),
    Number(bare.replace(/[.'’ ]/g, "").replace(",", ".")),
  ];
  return isShort && values.includes(value) ? written : plainNumeral(value);
}

function withUnit(written: string, unit: string): string {
  return /\p{L}/u.test(written) ? written : `${written}${unit}`;
}

/** "6 weeks" as the file writes it; a number that a column counts in weeks is said in days. */
function spanOf({ value, raw }: Reading<number>): string {
  const written = raw.trim();
  return written.length <= longestKept && /^\d+(?:\s?-\s?\d+)?\s?\p{L}{3,}$/u.test(written)
    ? written
    : `${plainNumeral(value)} days`;
}

/** Three decimals might be thousands in another way of writing. */
export function plainNumeral(value: number): string {
  const text = String(value);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
