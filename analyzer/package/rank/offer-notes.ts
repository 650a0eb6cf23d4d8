import { askBelowConfidence, type QuoteLine, type Reading } from "../../intake/quote-line.ts";
import { countryName } from "../../quote/countries.ts";
import { capitalized } from "../../rank/explain.ts";
import type { OfferNote } from "../analysis.ts";
import { listText } from "../figures.ts";
import type { Delivery } from "../normalize/delivery.ts";
import type { NormalizedLine } from "../normalize/normalize.ts";
import { quantityNote } from "../normalize/price-goods.ts";
import type { PackageSettings } from "../settings.ts";

/** What the buyer should know of a line before signing. */
export function lineNotes(normalized: NormalizedLine, settings: PackageSettings): OfferNote[] {
  const { line, goods, part, delivery } = normalized;
  const notes: OfferNote[] = [];
  if (normalized.standsOut) {
    const sources = [goods.priceBreak.price.place, line.unit.place];
    notes.push({ kind: "stands-out", text: normalized.standsOut, sources });
  }
  if (line.validUntil && line.validUntil.value < settings.today) {
    const text = `Valid until ${line.validUntil.value}: that day has passed, ask for an extension.`;
    notes.push({ kind: "expired", text, sources: [line.validUntil.place] });
  }
  const quantity = quantityNote(goods, part);
  if (quantity) {
    const isMore = goods.ordered > (goods.wanted ?? Infinity);
    const place = isMore ? line.minimumOrder?.place : line.quantity?.place;
    const sources = place ? [place] : [goods.priceBreak.price.place];
    notes.push({ kind: isMore ? "minimum-order" : "quantity", text: quantity, sources });
  }
  const open = openCostText(delivery, settings);
  if (open !== null) {
    const sources = [line.freightTerm?.place ?? line.incoterm?.place, line.shipsFrom?.place];
    notes.push({
      kind: "open-cost",
      text: open,
      sources: sources.filter((each) => each !== undefined),
    });
  }
  if (line.alternative) {
    const text = `Offered as an alternative (“${line.alternative.value}”): check it against what was asked for.`;
    notes.push({ kind: "alternative", text, sources: [line.alternative.place] });
  }
  const unsure = namedReadings(line).filter(
    ([, { confidence }]) => confidence < askBelowConfidence,
  );
  if (unsure.length > 0) {
    const text = `In doubt: ${listText(unsure.map(([name]) => name))}.`;
    notes.push({ kind: "unsure", text, sources: unsure.map(([, { place }]) => place) });
  }
  return notes;
}

/** What is in no sum because nobody states it, and why it may be owed. */
function openCostText({ open, term, shipsFrom }: Delivery, { destination }: PackageSettings) {
  const reasons = {
    freight: term === null ? "no delivery term is named" : `the term is ${term}`,
    duty:
      shipsFrom === null
        ? "it is not known where it ships from"
        : destination === null
          ? `it ships from ${countryName(shipsFrom)}, and where the goods go is not said`
          : `it ships from ${countryName(shipsFrom)} to ${countryName(destination)}`,
  };
  const sentences = open.map(
    (cost) => `${capitalized(cost)} is not stated and not counted: ${reasons[cost]}.`,
  );
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** What a rank or an order rests on, with its name. */
export function namedReadings(line: QuoteLine): [name: string, reading: Reading<unknown>][] {
  const named: [string, Reading<unknown> | null | undefined][] = [
    ["supplier", line.supplier],
    ["part", line.part],
    ["quantity", line.quantity],
    ["unit", line.unit],
    ["price", line.prices[0]?.price],
    ["currency", line.currency],
    ["tooling", line.tooling],
    ["freight", line.freight],
    ["duty", line.duty],
    ["Incoterm", line.incoterm],
    ["lead time", line.leadTimeDays],
    ["validity", line.validUntil],
    ["minimum order", line.minimumOrder],
    ["rating", line.rating],
  ];
  return named.filter(
    (entry): entry is [string, Reading<unknown>] => entry[1] !== null && entry[1] !== undefined,
  );
}
