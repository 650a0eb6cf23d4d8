import type { QuoteLine } from "../../quote-line.ts";
import { closes } from "./doubts/column-evidence.ts";
import { clearNumeral } from "./shown-words.ts";
import { listed, type ReadOffers, type Unproven } from "./unproven.ts";
import { inWords, valueAnswer } from "../questions/answers.ts";

const leastPack = 1000;

/** "has a price for 1000 pieces from 5 on": few order less than what a price is for. Empty where nothing is odd. */
export function packDoubt(line: QuoteLine): string {
  const { unit, quantity, quantityUnit, prices } = line;
  const { dimension, size } = unit.value;
  if (dimension !== "count" || size < leastPack || unit.place.kind === "visitor") return "";
  const isLess = (count: number) => count > 1 && count * quantityUnit.value.size < size;
  const count =
    quantity?.value ?? prices.find(({ fromQuantity }) => isLess(fromQuantity))?.fromQuantity;
  if (count === undefined || !isLess(count)) return "";
  return `has a price for ${clearNumeral(size)} pieces and a quantity of ${clearNumeral(count)}`;
}

/** Shown first where something is read back: a plain header may well mean it. */
export function oddPriceUnits(offers: ReadOffers): Unproven[] {
  const { context, lines } = offers;
  const odd = lines.filter((line) => packDoubt(line) !== "");
  const [first] = odd;
  if (first === undefined || closes(lines, offers)) return [];
  const counts = odd.flatMap(({ quantity, prices }) =>
    quantity === null ? prices.map(({ fromQuantity }) => fromQuantity) : [quantity.value],
  );
  return [
    {
      field: "priceUnit",
      what: "Price for",
      read: `${clearNumeral(first.unit.value.size)} pieces`,
      from: `the file, although it counts ${listed(counts.map(clearNumeral))} pieces`,
      answers: [valueAnswer(context, "priceUnit", "each", "One piece")],
      words: inWords(context, "priceUnit", "Another unit"),
      lineIds: new Set(odd.map(({ id }) => id)),
      isOfAll: true,
    },
  ];
}
