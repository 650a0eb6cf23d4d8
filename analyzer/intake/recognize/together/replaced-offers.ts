import type { QuoteLine } from "../../quote-line.ts";
import type { SecondOffer } from "../../second-reader/second-reading.ts";
import type { FileReading } from "../../source.ts";
import { withoutRepeats } from "../lines/repeated-lines.ts";
import type { ToldOffer } from "../table/corrections.ts";
import type { TableContext } from "../table/table-context.ts";
import { compareReadings } from "./agreement.ts";
import { chanceOf } from "./contested.ts";

/** Where the rules find no offer at all there may be none, and the second reader has to be surer. */
const leastChance = 0.5;

/**
 * The second reader's offers where the rules have none of them: of 18 such files that neither had met the rules were right in
 * none and the second reader in 7. The visitor is asked, and can take what the rules have.
 */
export function replacingOffers(
  { second }: FileReading,
  lines: readonly QuoteLine[],
  contexts: readonly TableContext[],
): readonly SecondOffer[] {
  if (second === undefined || second.offers.length === 0) return [];
  if (contexts.some(({ corrections }) => corrections.choices.get("reading/offers") === "rules")) {
    return [];
  }
  if (lines.length === 0) return chanceOf(second) < leastChance ? [] : second.offers;
  const { pairs } = compareReadings(withoutRepeats(lines), second);
  return pairs.length === 0 ? second.offers : [];
}

/** As rows that give a line each, to which the second reader's values are then put; what else holds for it the file says. */
export function asRows(offers: readonly SecondOffer[]): readonly ToldOffer[] {
  return offers.map(({ part, supplier, currency, prices: [first] }) => ({
    part: part ?? "",
    quantity: "",
    price: "1",
    leadTime: "",
    supplier: supplier ?? "",
    currency: currency ?? "",
    place: first?.place ?? { kind: "assumed" },
  }));
}
