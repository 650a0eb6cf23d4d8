import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { ShownField } from "./shown-words.ts";
import type { Unproven } from "./unproven.ts";

/** What the visitor wrote is not in doubt. */
function isSaid({ place }: Reading<unknown>): boolean {
  return place.kind === "visitor";
}

/** The line with one of its values, or all that makes it an offer, no surer than `most`. */
export function doubtedLine(
  line: QuoteLine,
  field: Unproven["field"] | ShownField,
  most: number,
): QuoteLine {
  const less = <Value>(reading: Reading<Value>): Reading<Value> =>
    reading.confidence <= most || isSaid(reading) ? reading : { ...reading, confidence: most };
  const orNone = <Value>(reading: Reading<Value> | null) =>
    reading === null ? null : less(reading);
  const lessPrices = () => line.prices.map((each) => ({ ...each, price: less(each.price) }));
  switch (field) {
    case "supplier":
      return { ...line, supplier: less(line.supplier) };
    case "part":
      // Prices of nobody knows which part may be price breaks of one, and their quantities where they begin.
      return line.part === null
        ? { ...line, prices: lessPrices(), quantity: orNone(line.quantity) }
        : { ...line, part: less(line.part) };
    case "offer":
      return {
        ...line,
        part: orNone(line.part),
        quantity: orNone(line.quantity),
        prices: lessPrices(),
        leadTimeDays: orNone(line.leadTimeDays),
      };
    case "quantity":
      return { ...line, quantity: orNone(line.quantity), quantityUnit: less(line.quantityUnit) };
    case "price":
      return { ...line, prices: lessPrices() };
    case "priceUnit":
      return { ...line, unit: less(line.unit) };
    case "leadTime":
      return { ...line, leadTimeDays: orNone(line.leadTimeDays) };
    case "currency":
      return { ...line, currency: orNone(line.currency) };
    case "validUntil":
      return { ...line, validUntil: orNone(line.validUntil) };
    case "paymentTerms":
      return line.paymentTerms === undefined
        ? line
        : { ...line, paymentTerms: less(line.paymentTerms) };
    case "minimumOrder":
      return { ...line, minimumOrder: orNone(line.minimumOrder) };
    case "incoterm":
      return { ...line, incoterm: orNone(line.incoterm) };
    case "rating":
      return { ...line, rating: orNone(line.rating) };
    case "alternative":
      return line.alternative === undefined
        ? line
        : { ...line, alternative: less(line.alternative) };
    case "minimumCharge":
      return line.minimumCharge === undefined
        ? line
        : { ...line, minimumCharge: less(line.minimumCharge) };
    case "charges":
    case "shared": {
      const { otherCharges, minimumCharge } = line;
      return {
        ...line,
        tooling: orNone(line.tooling),
        freight: orNone(line.freight),
        duty: orNone(line.duty),
        ...(minimumCharge === undefined ? {} : { minimumCharge: less(minimumCharge) }),
        ...(otherCharges === undefined
          ? {}
          : {
              otherCharges: otherCharges.map(({ name, charge }) => ({
                name,
                charge: less(charge),
              })),
            }),
      };
    }
    default:
      return line;
  }
}
