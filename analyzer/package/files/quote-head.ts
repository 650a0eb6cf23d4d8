import { anyWordSource } from "../../lexicon/any-word.ts";
import { wordsFor } from "../../lexicon/lexicon.ts";
import type { QuoteLine, Reading } from "../../intake/quote-line.ts";
import { findIncoterm } from "../../intake/recognize/values/find-incoterm.ts";
import { orderOfDates } from "../../intake/recognize/table/table-styles.ts";
import { addDays, datesIn, namedDate } from "../../intake/recognize/values/dates.ts";
import { readLeadTime } from "../../intake/recognize/values/lead-times.ts";
import { onceFor } from "../../intake/recognize/values/remembered.ts";
import { validity } from "../../intake/recognize/text/validity.ts";
import { type FileReading, isIdOfSource, type SourcePlace } from "../../intake/source.ts";
import { supplierKey } from "../part-key.ts";
import { labelledNumber, ofRequest, quoteWords } from "./quote-number.ts";
import { saidOfNumbers, textsOf } from "./replaced-numbers.ts";

/** What a file says of itself that no figure rests on and an order is typed from, wherever it stands. */
interface QuoteHead {
  readonly number: Reading<string> | null;
  readonly date: string | null;
  readonly payment: Reading<string> | null;
}

/** What recognition found stays, but for a date as a number, a day of validity as the quote's own, and a term of delivery as payment. */
export function withHeads(
  lines: readonly QuoteLine[],
  readings: readonly FileReading[],
  today: string,
): readonly QuoteLine[] {
  const heads = readings.flatMap((reading) => {
    const id = reading.sourceId ?? reading.fileName;
    const own = lines.filter(({ tableId }) => isIdOfSource(tableId, id));
    // Of a file with several suppliers nobody can say whose it is.
    const isOfOne = new Set(own.map(supplierKey)).size === 1;
    return isOfOne ? [{ id, head: headOf(reading) }] : [];
  });
  return lines.map((line) => {
    const head = heads.find(({ id }) => isIdOfSource(line.tableId, id))?.head;
    if (head === undefined) return line;
    const { quoteNumber: number, quoteDate: date, paymentTerms: payment } = line;
    const isNumber = number && namedDate(number.value, "day-first") === null;
    const isPayment = payment && (/\d/.test(payment.value) || !findIncoterm(payment.value, false));
    const quoteNumber = isNumber ? number : head.number;
    const quoteDate = [date, head.date].find(
      (each) => each && each <= today && each !== line.validUntil?.value,
    );
    const paymentTerms = isPayment ? payment : head.payment;
    const { quoteNumber: _, quoteDate: __, paymentTerms: ___, ...others } = line;
    return {
      ...others,
      ...(quoteDate && { quoteDate, ...validFrom(line, quoteDate) }),
      ...(quoteNumber && { quoteNumber }),
      ...(paymentTerms && { paymentTerms }),
    };
  });
}

/** "Valid 90 days" counts from the day of the quote. */
function validFrom({ validUntil, validFor }: QuoteLine, date: string) {
  if (validUntil !== null || validFor === undefined || validFor.value.includes(date)) return {};
  const span = readLeadTime(validFor.value, null, "days");
  if (span.kind === "missing") return {};
  const { place, raw, confidence } = validFor;
  const reason = `counted from ${date}`;
  return {
    validUntil: { value: addDays(date, span.value), raw, place, confidence, reason },
    validFor: { ...validFor, value: `${validFor.value} from ${date}` },
  };
}

/** "Net 30", "2% 10, net 30", "30 days net", "30 Tage netto"; the sum "Net 4,145.00" is none. */
const days = String.raw`(?:days?|tagen?|jours|días|giorni|dagen|dagar|dage|dni|dnů|dní|nap|gün)`;
const netDays = new RegExp(
  String.raw`(?:\d+(?:[.,]\d+)?\s?%[\s,/-]*(?:in\s)?\d{1,2}(?:\s${days})?[\s,/-]+)?(?<!\p{L})(?:net|netto)\s?\d{1,3}(?![\d.,]*\d)(?:\s${days})?|\d{1,3}\s${days}\s(?:rein\s)?net(?:to)?(?!\p{L})`,
  "iu",
);
/** "Payment 30 days from invoice": to the end of its sentence. */
const labelled = new RegExp(
  String.raw`^\W*(?:\d+[.)]\s*)?${anyWordSource(wordsFor("payment"))}\s*:?\s+(.*\d.*)$`,
  "iu",
);
/** "Quote 2611-044 for Crestline", "Nashville, TN: Quote 8841"; "Offer 5000 pcs" is none. */
const plain = new RegExp(
  String.raw`(?:^|[:,\d]\s)${anyWordSource(quoteWords)}\s(\d[\d/-]+\d)(?=$|[,:;)]|\s(?!pcs|pieces|stück|stk|ea|units|kg|[€$£]))`,
  "iu",
);
const ownDate =
  /^(?:date|quote date|datum|date du devis|fecha|data|dato|dátum|kelt|tarih)\s*:?\s/iu;

const headTexts = 40;

const headOf = onceFor((reading: FileReading): QuoteHead => {
  const texts = textsOf(reading).filter(({ text }) => !text.startsWith(">"));
  const own = saidOfNumbers(reading).own?.raw ?? texts.flatMap(numberOf)[0];
  const order = orderOfDates(reading);
  const dated = texts.slice(0, headTexts).flatMap(({ text }) => {
    const [day] = datesIn(text);
    const before = text.slice(0, day?.index ?? 0);
    if (day === undefined || validity.test(before) || ofRequest.test(before)) return [];
    const date = namedDate(day.text, order)?.date;
    return date === undefined ? [] : [{ text, date }];
  });
  const isMail = ({ text }: { text: string }) => /^Date: \d{4}-/.test(text);
  const [date] = [...dated.filter((each) => ownDate.test(each.text) && !isMail(each)), ...dated];
  return {
    number: own === undefined ? null : read(own, own, { kind: "file", fileName: reading.fileName }),
    date: date?.date ?? null,
    payment: paymentIn(texts),
  };
});

/** In its own line, or where the line is a label alone, in the next. */
function numberOf({ text }: { text: string }, index: number, all: readonly { text: string }[]) {
  const found = plain.exec(text.replace(/^Subject: /, ""))?.[1];
  if (found !== undefined) return datesIn(found).length > 0 ? [] : [found];
  const next = all[index + 1]?.text ?? "";
  const isLabel = text.length < 24 && !/\d/.test(text) && /^\S+$/.test(next);
  return (isLabel && labelledNumber(`${text} ${next}`)?.raw) || [];
}

function paymentIn(texts: ReturnType<typeof textsOf>): Reading<string> | null {
  for (const find of [sentencePayment, (text: string) => netDays.exec(text)?.[0]]) {
    for (const { text, place } of texts) {
      const value = text.length > 400 ? undefined : find(text)?.trim().replace(/\.$/, "");
      if (value) return read(value, text, place);
    }
  }
  return null;
}

function sentencePayment(text: string): string | undefined {
  return text
    .split(/(?<=[.;])\s/)
    .flatMap((sentence) => labelled.exec(sentence)?.[1] ?? [])
    .find((said) => !findIncoterm(said, false));
}

function read(value: string, raw: string, place: SourcePlace): Reading<string> {
  return { value, raw, place, confidence: 95, reason: "the file says it of itself" };
}
