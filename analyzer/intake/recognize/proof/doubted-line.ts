import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { ShownField } from "./shown-words.ts";
import type { Unproven } from "./unproven.ts";

type DoubtedField = Unproven["field"] | ShownField;

const charges = ["tooling", "freight", "duty", "minimumCharge"] as const;

/** The values of a line, but for its prices and its further charges, that a field is about. */
const valuesOf = {
  supplier: ["supplier"],
  part: ["part"],
  offer: ["part", "quantity", "leadTimeDays"],
  quantity: ["quantity", "quantityUnit"],
  priceUnit: ["unit"],
  leadTime: ["leadTimeDays"],
  currency: ["currency"],
  validUntil: ["validUntil"],
  paymentTerms: ["paymentTerms"],
  minimumOrder: ["minimumOrder"],
  incoterm: ["incoterm"],
  rating: ["rating"],
  alternative: ["alternative"],
  minimumCharge: ["minimumCharge"],
  charges,
  shared: charges,
} as const satisfies Partial<Record<DoubtedField, readonly (keyof QuoteLine)[]>>;

/** The line with one of its values, or all that makes it an offer, no surer than `most`. */
export function doubtedLine(line: QuoteLine, field: DoubtedField, most: number): QuoteLine {
  const less = <Value>(reading: Reading<Value>): Reading<Value> =>
    // What the visitor wrote is not in doubt.
    reading.confidence <= most || reading.place.kind === "visitor"
      ? reading
      : { ...reading, confidence: most };
  // Prices of nobody knows which part may be price breaks of one, and their quantities where they begin.
  const isPartless = field === "part" && line.part === null;
  const keys = isPartless
    ? (["quantity"] as const)
    : field in valuesOf
      ? valuesOf[field as keyof typeof valuesOf]
      : [];
  const doubted = { ...line };
  for (const key of keys) {
    const reading: Reading<unknown> | null | undefined = line[key];
    if (reading) Object.assign(doubted, { [key]: less(reading) });
  }
  const { prices, otherCharges } = line;
  if (isPartless || field === "offer" || field === "price")
    doubted.prices = prices.map((each) => ({ ...each, price: less(each.price) }));
  if (otherCharges !== undefined && (field === "charges" || field === "shared"))
    doubted.otherCharges = otherCharges.map((each) => ({ ...each, charge: less(each.charge) }));
  return doubted;
}
