import { chargesOfLine } from "../../offer-draft.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import { plainName } from "../../second-reader/plain-name.ts";
import type { SecondReading, SecondTerm } from "../../second-reader/second-reading.ts";
import type { FileReading } from "../../source.ts";
import { spansIn, withFigures } from "../text/spans.ts";
import { stockWords } from "../values/lead-times.ts";
import { bySecondAlone } from "./second-charges.ts";
import { hasFigure, isOfLeadTime } from "./second-terms.ts";
import type { Agreement, Pair } from "./agreement.ts";

/** Below it the second reader hesitates, and agreeing with it proves little. */
const leastShare = 0.5;
const leastOfOffers = 0.9;
/** Of a name that stands nowhere in the file: who sent a mail is not always who quotes. */
const leastOfSupplier = 0.9;
/** Of a charge that names its part, or stands with it: see `attachCharges`. */
const leastOfPlace = 95;
/** A longer sentence with several figures has more to say: "from stock, but for the rods (10 days)". */
const longestTerm = 60;

/** What both readers have differently beside the offers themselves, and where the second hesitates. */
export function differingTerms(
  file: FileReading,
  agreement: Agreement,
  lines: readonly QuoteLine[],
  second: SecondReading,
): readonly string[] {
  const pairs = paired(agreement, lines);
  const each = (holds: (pair: Pair) => boolean) => pairs.every(holds);
  const isSame: Readonly<Record<string, boolean>> = {
    charges: each(({ line }) => isCharged(line, agreement, second)),
    "lead time": each(
      ({ line: { leadTimeDays }, offer: { further } }) =>
        isSameTerm(leadTimeDays, further.lead) || isOnlySpan(file, leadTimeDays, further.lead),
    ),
    incoterm: each(({ line, offer }) => isSameTerm(line.incoterm, offer.further.inco)),
    "minimum order": each(
      ({ line, offer }) =>
        line.minimumOrder === null || isSameTerm(line.minimumOrder, offer.further.moq),
    ),
    "unsure offers":
      agreement.pairs.reduce((chance, { offer }) => chance * offer.core, 1) >= leastOfOffers,
    "unsure supplier": each(
      ({ line, offer }) => line.supplier.place.kind !== "file" || offer.terms >= leastOfSupplier,
    ),
  };
  return Object.keys(isSame).filter((sign) => isSame[sign] === false);
}

/** The pairs, with what the lines were charged since. */
function paired({ pairs }: Agreement, lines: readonly QuoteLine[]): Pair[] {
  const charged = new Map(lines.map((line) => [line.id, line]));
  return pairs.flatMap((pair) => {
    const line = charged.get(pair.line.id);
    return line === undefined ? [] : [{ ...pair, line }];
  });
}

function isCharged(line: QuoteLine, { pairs }: Agreement, { charges }: SecondReading): boolean {
  // Where it stands says whose it is; the second reader knows no part of the last in such a list.
  const isBorne = (amount: number, isShared: boolean, confidence: number) =>
    charges.some(
      ({ amount: other, part }) =>
        other === amount &&
        (part === null
          ? isShared || pairs.length === 1 || confidence >= leastOfPlace
          : !isShared && plainName(part) === plainName(line.part?.value ?? "")),
    );
  return chargesOfLine(line).every(
    ({ charge: { value, confidence } }) =>
      value.kind === "amount" &&
      (value.amount === 0 ||
        (confidence > bySecondAlone && isBorne(value.amount, value.isShared === true, confidence))),
  );
}

/** "Minimální odběr pol. 5: 500 ks" is not said of the others. */
const ofItem = /(?<!\p{L})(?:items?|lines?|pos(?:ition)?|pol|poz)\.?\s?\d/iu;
const inStock = new RegExp(`(?<!\\p{L})(?:${stockWords})(?!\\p{L})`, "iu");

/** The rules' sentence has one span, and the second reader points to it, or to a figure that is no lead time at all. */
function isOnlySpan(file: FileReading, reading: Reading<number> | null, term: SecondTerm): boolean {
  const { place, text } = term;
  if (reading === null || place === null || text === "") return false;
  const [only, another] = spansIn(withFigures(reading.raw));
  if (only === undefined || another !== undefined || inStock.test(reading.raw)) return false;
  const isAside = /[(（]/.test(reading.raw.slice(0, only.index));
  return !isAside && (hasFigure(only.text, text) || !isOfLeadTime(file, term));
}

/** The second reader points to figures and codes: it has no word for "ex stock". */
function isSameTerm(reading: Reading<unknown> | null, { place, text, share }: SecondTerm) {
  if (reading === null) return place === null;
  const { raw, value } = reading;
  if (ofItem.test(raw)) return false;
  const isFigure = typeof value === "number";
  if (isFigure && !/\d/.test(raw)) return true;
  // Nor one for "ex works" and "F.O.B.".
  const isSpelled = value === "EXW" || /f\.\s?o\.\s?b/iu.test(raw);
  if (isSpelled && place === null && !raw.includes(String(value))) return true;
  const isLong = raw.length > longestTerm && (raw.match(/\d+/g)?.length ?? 0) > 1;
  if (isFigure && (isLong || /[(（]/.test(raw) || inStock.test(raw))) return false;
  const isSame = raw.toLowerCase().includes(text.toLowerCase());
  return place !== null && text !== "" && share >= leastShare && isSame;
}
