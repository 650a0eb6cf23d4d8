import { isIncoterm } from "../../../quote/incoterm.ts";
import { textAt } from "../../place-text.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { SecondTerm } from "../../second-reader/second-reading.ts";
import type { FileReading } from "../../source.ts";
import { spansIn, withFigures } from "../text/spans.ts";
import { piecesOf } from "../text/label-pieces.ts";
import { leadTimesIn, namesSamples } from "../text/lead-time-sentences.ts";
import { readLeadTime } from "../values/lead-times.ts";
import type { Agreement } from "./agreement.ts";

const leastShare = 0.9;
/** The visitor is asked. */
const confidence = 60;
const reason = "the second reader has it so";

/** The lines with lead times and Incoterms that only the second reader found. */
export function withSecondTerms(
  file: FileReading,
  lines: readonly QuoteLine[],
  { pairs }: Agreement,
): readonly QuoteLine[] {
  const offerOf = new Map(pairs.map(({ line, offer }) => [line.id, offer]));
  const leads = pairs.map(({ offer }) => offer.further.lead);
  const isOfAll = new Set(leads.map(({ place, text }) => JSON.stringify([place, text]))).size === 1;
  // What stands once for all offers is as sure as with the offer it is surest of.
  const surest = isOfAll ? Math.max(...leads.map(({ share }) => share)) : 0;
  return lines.map((line) => {
    const offer = offerOf.get(line.id);
    if (offer === undefined) return line;
    const { inco } = offer.further;
    const lead = { ...offer.further.lead, share: Math.max(offer.further.lead.share, surest) };
    const own = line.leadTimeDays;
    const isTaken = own === null ? isSure(lead) : isSurer(file, own, lead);
    const found = isTaken ? leadTimeAt(file, lead) : null;
    const leadTimeDays = found?.value === own?.value ? null : found;
    const isOpen = line.incoterm === null && line.freightTerm === undefined;
    const incoterm = isOpen && isSure(inco) ? incotermOf(inco) : null;
    return leadTimeDays === null && incoterm === null
      ? line
      : {
          ...line,
          leadTimeDays: leadTimeDays ?? line.leadTimeDays,
          incoterm: incoterm ?? line.incoterm,
        };
  });
}

/** Of what the text says of single offers the second reader misses less: 5 of 6 files in batches that it had not met. */
function isSurer(file: FileReading, { raw, place }: Reading<number>, lead: SecondTerm): boolean {
  const isOfText = place.kind === "line" && /\d/.test(raw) && !unlessNoted.test(raw);
  const isOfParts = namesSamples(raw) && piecesWith(file, lead).some((each) => !namesSamples(each));
  const least = isOfParts ? leastShareOfParts : leastShareAgainst;
  return isOfText && lead.share >= least && isOfLeadTime(file, lead);
}

const leastShareAgainst = 0.99;
/** "Tooling 25 days, mass production 20 days": the rules took the tool's, which is not what a buyer waits for each time. */
const leastShareOfParts = 0.6;

function piecesWith(file: FileReading, { place, text }: SecondTerm): string[] {
  if (place === null) return [];
  return piecesOf(withFigures(textAt(file, place) ?? "")).filter((piece) => hasFigure(piece, text));
}
const unlessNoted =
  /(?<!\p{L})(?:unless|otherwise|except|sofern|soweit|wenn nicht|sauf|salvo|tenzij|om inte|medmindre|med mindre|o ile|pokud|hacsak|ha nem|aksi|surcharge|expedit\p{L}*|aufpreis|supplément|recargo|supplemento)(?!\p{L})/iu;

/** Its figure is one of a lead time, and not of a payment. */
export function isOfLeadTime(file: FileReading, { place, text }: SecondTerm): boolean {
  if (place === null) return false;
  const found = piecesOf(withFigures(textAt(file, place) ?? "")).flatMap((piece) =>
    leadTimesIn(piece),
  );
  return found.some((each) => hasFigure(each.text, text));
}

export function hasFigure(words: string, figure: string): boolean {
  return words.match(/\d+/g)?.includes(figure) === true;
}

function isSure({ place, share }: SecondTerm): boolean {
  return place !== null && share >= leastShare;
}

/** It points to a figure; what that counts stands behind it. */
function leadTimeAt(file: FileReading, { place, text }: SecondTerm): Reading<number> | null {
  if (place === null) return null;
  const words = withFigures(textAt(file, place) ?? "");
  const [stated] = piecesOf(words)
    .flatMap((piece) => leadTimesIn(piece))
    .filter((each) => hasFigure(each.text, text));
  const span = stated ?? spansIn(words).find((each) => hasFigure(each.text, text));
  if (span === undefined) return null;
  const read = readLeadTime(span.text, null, "days");
  return read.kind === "missing"
    ? null
    : { value: read.value, raw: span.text, place, confidence, reason };
}

function incotermOf({ place, text }: SecondTerm): Reading<string> | null {
  const code = text.toUpperCase();
  return place !== null && isIncoterm(code)
    ? { value: code, raw: text, place, confidence, reason }
    : null;
}
