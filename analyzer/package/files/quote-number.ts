import { anyWordSource } from "../../lexicon/any-word.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";

/** A quote's number without regard to case and signs, and its revision: "Q-9042 Rev 1" is "Q9042" and "1". */
export interface QuoteNumber {
  readonly key: string;
  readonly revision: string | null;
  /** As it is written. */
  readonly raw: string;
}

const number = String.raw`(?<![A-Za-z\d])(?=[A-Za-z._/-]*\d)[A-Za-z\d][A-Za-z\d._/-]{1,}[A-Za-z\d]`;
const revisionWords = String.raw`(?:rev(?:ision|isione|isión|isão|isie|ize|ízió|izyon)?\.?|version|versione|wersja|índice|indice)\s*[:.]?\s*(?:no\.?|nr\.?)?\s*(\d{1,2}|[A-Z])(?![A-Za-z\d])`;
const numbered = new RegExp(String.raw`${number}(?:[\s,(/–-]{0,3}${revisionWords})?`, "giu");
const revisionWithin = /[-_./](?:rev\.?|r)[-_.]?(\d{1,2}|[A-Z])$/i;

const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/;
const joined = /^\s*(?:,?\s*(?:and|und|et|y|e|en|i|a|og|och|&|と|和)|\+)\s*(?:no\.?|nr\.?)?\s*$/iu;

/** The first number of a text, or the last, and those that "and" joins to it; what follows may be about other quotes. */
export function numbersIn(text: string, from: "start" | "end" = "start"): QuoteNumber[] {
  const found = [...text.matchAll(numbered)].flatMap((match) => {
    const read = quoteNumber(match[0], match[1]);
    return read === null ? [] : [{ read, start: match.index, end: match.index + match[0].length }];
  });
  if (from === "end") found.reverse();
  const end = found.findIndex((each, index) => {
    const other = found[index - 1];
    if (other === undefined) return false;
    const [first, second] = from === "start" ? [other, each] : [each, other];
    return !joined.test(text.slice(first.end, second.start));
  });
  return found.slice(0, end === -1 ? undefined : end).map(({ read }) => read);
}

function quoteNumber(raw: string, behind: string | undefined): QuoteNumber | null {
  const [written = raw] = raw.split(/[\s,(]/, 1);
  const within = behind === undefined ? revisionWithin.exec(written) : null;
  const bare = within ? written.slice(0, within.index) : written;
  const key = bare.replace(/[^A-Za-z\d]/g, "").toUpperCase();
  if (key.length < 3 || !/\d/.test(key) || date.test(written)) return null;
  const revision = behind ?? within?.[1] ?? null;
  return { key, revision: revision?.toUpperCase() ?? null, raw };
}

/** What is said of the buyer's request, not of the quote. */
export const ofRequest =
  /rfq|rfp|your|su\s|v\/r|proje|affaire|vorgang|document|reference no|ihr|votre|^\s*(?:ref|reference|referenz|réf|référence|riferimento|referencia)\.?\s*$|request|enquiry|inquiry|order|ebeln|anf|aanvraag|förfråg|forespø|demande|consulta|solicit|richiesta|pedido|zapyt|poptáv|ajánlatkér|megrendel|rendelés|hivatkoz|talep|talebi|sipari|询|引合/i;

/** What quotes call themselves before their number, in any language. */
export const quoteWords = wordsFor("quoteNumber")
  .split(",")
  .filter((word) => !ofRequest.test(word))
  .join(",");

const labelled = new RegExp(
  String.raw`${anyWordSource(quoteWords)}(?:\s*(?:no|nr|number|num|nummer|n|č)(?![\p{L}]))?[\s:#.|°º]*(?=${number})`,
  "iu",
);

/** What makes figures alone a number: "Offer 5000" may go on with "pcs". */
const numberSign = /[:#°º号號]|(?<!\p{L})(?:no|nr|num\p{L}*|n|nbr|č\p{L}*)(?!\p{L})/iu;

export function labelledNumber(text: string): QuoteNumber | null {
  const label = labelled.exec(text);
  if (label === null) return null;
  const [found = null] = numbersIn(text.slice(label.index + label[0].length));
  const isBare = /^\d*$/.test(found?.key ?? "");
  return found === null || (isBare && !numberSign.test(label[0])) || ofRequest.test(found.key)
    ? null
    : found;
}

/** Whether a revision comes after another; none comes before the first. Letters and digits are not compared. */
export function isLater(later: string | null, earlier: string | null): boolean {
  const [a, b] = [revisionRank(later), revisionRank(earlier)];
  const isSameKind = earlier === null || /\d/.test(later ?? "") === /\d/.test(earlier);
  return isSameKind && a > b;
}

function revisionRank(revision: string | null): number {
  if (revision === null) return 0;
  return /\d/.test(revision) ? Number(revision) : revision.charCodeAt(0) - 64;
}
