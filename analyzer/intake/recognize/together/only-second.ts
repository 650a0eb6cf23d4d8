import { textAt } from "../../place-text.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { SecondOffer, SecondReading } from "../../second-reader/second-reading.ts";
import type { FileReading } from "../../source.ts";

/** Of 24 names from there on, in batches that it had not met, one was wrong: an address. */
const leastTerms = 0.9;
const confidence = 96;
const reason = "the second reader found it in the file";
/** "Peenya Industrial Area Phase II". */
const ofAddress = /\b(?:industrial|area|phase|street|road|park|estate|avenue|plot|unit)\b/iu;
const goesOn = /^\.?(?:\s[\p{L}&][\p{L}\p{N}&.'’-]*){0,4}(?=\s*$|\s*[,;|·–—(])/u;

/** Where the rules have no better name than the file's or the writer's, the second reader's is the supplier. */
export function withSecondSupplier(
  file: FileReading,
  lines: readonly QuoteLine[],
  { offers }: SecondReading,
): readonly QuoteLine[] {
  const [first] = offers;
  const isOne =
    first !== undefined &&
    offers.every(({ supplier, terms }) => supplier === first.supplier && terms >= leastTerms);
  const supplier = isOne && lines.some(isUnnamed) ? nameIn(file, first) : null;
  return supplier === null
    ? lines
    : lines.map((line) => (isUnnamed(line) ? { ...line, supplier } : line));
}

function isUnnamed({ supplier }: QuoteLine): boolean {
  return supplier.place.kind === "file";
}

/** It may stop before the end of a name: "Traitements de Surface du" of "Traitements de Surface du Beaujolais". */
function nameIn(file: FileReading, offer: SecondOffer): Reading<string> | null {
  const { supplier: name, places } = offer;
  const place = places.supplier;
  if (name === null || place === null || ofAddress.test(name)) return null;
  const text = textAt(file, place) ?? "";
  // "LCSC Part Number" heads a column.
  const isBegun = place.kind === "line" && text.startsWith(name);
  const [rest = ""] = isBegun ? (goesOn.exec(text.slice(name.length)) ?? []) : [];
  return { value: name + rest, raw: text, place, confidence, reason };
}
