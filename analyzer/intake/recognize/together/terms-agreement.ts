import { chargesOfLine } from "../../offer-draft.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import { plainName } from "../../second-reader/plain-name.ts";
import type { SecondReading, SecondTerm } from "../../second-reader/second-reading.ts";
import { type Agreement, isAgreed, type Pair } from "./agreement.ts";

/** Below it the second reader hesitates, and agreeing with it proves little. */
const leastShare = 0.5;
const leastOfCharges = 0.9;
/** Of a name that stands nowhere in the file: who sent a mail is not always who quotes. */
const leastOfSupplier = 0.9;
/** "V2.1" may be the end of a part that a line break split for both. */
const leastOfPart = 4;
/** A longer sentence with several figures has more to say: "from stock, but for the rods (10 days)". */
const longestTerm = 60;

/**
 * Whether both readers have the same of all that a ranking rests on: the offers, their charges with who bears them, lead
 * times, Incoterms, minimum orders and alternatives.
 */
export function isWhollyAgreed(
  agreement: Agreement,
  lines: readonly QuoteLine[],
  second: SecondReading,
): boolean {
  const charged = new Map(lines.map((line) => [line.id, line]));
  const isSure =
    second.allCharges >= leastOfCharges && second.charges.every(({ share }) => share >= leastShare);
  return (
    isAgreed(agreement) &&
    isSure &&
    agreement.pairs.every((pair) => {
      const line = charged.get(pair.line.id);
      return line !== undefined && areTermsAgreed({ ...pair, line }, agreement, second);
    })
  );
}

function areTermsAgreed({ line, offer }: Pair, { pairs }: Agreement, second: SecondReading) {
  const { lead, inco, moq, alt } = offer.further;
  const isBorne = (amount: number, isShared: boolean) =>
    second.charges.some(
      ({ amount: other, part }) =>
        other === amount &&
        (part === null
          ? isShared || pairs.length === 1
          : !isShared && plainName(part) === plainName(line.part?.value ?? "")),
    );
  return (
    plainName(line.part?.value ?? "").length >= leastOfPart &&
    (line.supplier.place.kind !== "file" || offer.terms >= leastOfSupplier) &&
    isSameTerm(line.leadTimeDays, lead) &&
    isSameTerm(line.incoterm, inco) &&
    (line.minimumOrder === null || isSameTerm(line.minimumOrder, moq)) &&
    (line.alternative !== undefined) === (alt.place !== null) &&
    chargesOfLine(line).every(
      ({ charge: { value } }) =>
        value.kind === "amount" && isBorne(value.amount, value.isShared === true),
    )
  );
}

/** The second reader points to figures and codes: it has no word for "ex stock". */
function isSameTerm(reading: Reading<unknown> | null, { place, text, share }: SecondTerm) {
  if (reading === null) return place === null;
  const { raw, value } = reading;
  const isFigure = typeof value === "number";
  if (isFigure && !/\d/.test(raw)) return true;
  // Nor one for "ex works".
  if (value === "EXW" && place === null && !raw.includes(value)) return true;
  const isLong = raw.length > longestTerm && (raw.match(/\d+/g)?.length ?? 0) > 1;
  if (isFigure && (isLong || /[(（]/.test(raw))) return false;
  const isSame = raw.toLowerCase().includes(text.toLowerCase());
  return place !== null && text !== "" && share >= leastShare && isSame;
}
