import type { QuoteField, Reading } from "../../quote-line.ts";
import { dateIn, datesIn, type DateOrder } from "../values/dates.ts";
import { onceFor, remembered } from "../values/remembered.ts";
import { isLabel, labeledPiece, piecesOf } from "./label-pieces.ts";
import { labeledFact } from "./labeled-facts.ts";
import { leadTimesIn, namesSamples } from "./lead-time-sentences.ts";
import { sentenceFacts } from "./sentence-facts.ts";
import { withFigures } from "./spans.ts";
import {
  short,
  type NoteKind,
  type TextFact,
  type TextFacts,
  type TextLine,
  type UnreadTerm,
} from "./text-fact.ts";
import { unreadTerm } from "./unread-terms.ts";
import { validity } from "./validity.ts";

const linesRead = 400;
const longestLine = 400;
/** The number of the buyer's request is not the quote's. */
export const ofTheBuyer =
  /rfq|anfrage|in?quiry|enquiry|^your|^ihre?|^votre|^su\s|consultation|richiesta|aanvraag|förfråg|forespør|zapytan|poptáv|ajánlatkér|talebiniz|talep|询价|引合/iu;

/** Labels whose spans of time are no lead times. */
const otherSpans: ReadonlySet<string> = new Set([
  "payment",
  "validUntil",
  "quoteDate",
  "quoteNumber",
]);

/** What one line says. */
interface LineFacts extends Omit<TextFacts, "byField"> {
  readonly facts: readonly TextFact[];
  readonly loneDate: string | null;
}

/** Reads the notes around the tables: "FCA Hamburg", "Preise in EUR", "Valid until: 31.12.2026". */
export function readTextFacts(lines: readonly TextLine[], order: DateOrder): TextFacts {
  const read = withValuesBelow(lines.slice(0, linesRead))
    .filter(({ text }) => text.length <= longestLine)
    .map((line) => factsOf(line)(order));
  const first = (date: "quoteDate" | "loneDate") =>
    read.find((each) => each[date] !== null)?.[date];
  return {
    byField: nearest(withoutStrays(read.flatMap(({ facts }) => facts))),
    notes: new Map(read.toReversed().flatMap(({ notes }) => [...notes])),
    quoteDate: first("quoteDate") ?? first("loneDate") ?? null,
    unread: read.flatMap(({ unread }) => unread),
  };
}

/** Each table of a file reads the same lines. */
const factsOf = onceFor((line: TextLine) =>
  remembered((order: DateOrder): LineFacts => readLine(line, order)),
);

function readLine(line: TextLine, order: DateOrder): LineFacts {
  const facts: TextFact[] = [];
  const notes = new Map<NoteKind, Reading<string>>();
  const unread: UnreadTerm[] = [];
  let quoteDate: string | null = null;
  for (const piece of piecesOf(withFigures(line.text))) {
    const labeled = labeledPiece(piece);
    const meaning = labeled?.meaning ?? null;
    if (labeled !== null && meaning === "quoteDate") {
      const date = dateIn(labeled.text, order);
      if (date !== null && !date.isAmbiguous) quoteDate ??= date.date;
    } else if (labeled !== null && (meaning === "payment" || meaning === "quoteNumber")) {
      const reason = `the line “${short(piece)}” says it`;
      const { text } = labeled;
      const isOwn = meaning === "payment" || !ofTheBuyer.test(piece);
      if (!notes.has(meaning) && isOwn) {
        notes.set(meaning, {
          value: text,
          raw: piece,
          place: line.place,
          confidence: 95,
          reason,
        });
      }
    }
    const isSeveral = meaning === "leadTime" && labeled !== null && !isOneLeadTime(labeled.text);
    const stated = labeled === null || isSeveral ? null : labeledFact(labeled, piece, line);
    if (stated !== null) facts.push(stated);
    const isTimed = meaning === null || !otherSpans.has(meaning);
    for (const fact of sentenceFacts(piece, line, order)) {
      if (fact.field === stated?.field || (fact.field === "leadTime" && !isTimed)) continue;
      facts.push(fact);
    }
    const term = unreadTerm(piece, meaning);
    if (term !== null) {
      unread.push({ field: term, text: short(piece), place: line.place });
    }
  }
  return { facts, notes, quoteDate, loneDate: dateOfOffer(line.text, order), unread };
}

/** A label on a line of its own is for the value on the next, as lists of terms in a web page have it. */
function withValuesBelow(lines: readonly TextLine[]): TextLine[] {
  return lines.map((line, index) => {
    const next = lines[index + 1];
    const isAlone =
      /^\p{Lu}[^\d:：]{3,40}$/u.test(line.text) && (isLabel(line.text) || validity.test(line.text));
    const isValue =
      next !== undefined && /\d/.test(next.text) && datesIn(next.text)[0]?.index === 0;
    return isAlone && isValue ? { ...line, text: `${line.text}: ${next.text}` } : line;
  });
}

const ofAnOffer =
  /^(?:\p{L}+\s)?(?:quot|offer|proposal|(?:preis)?angebot|offre|devis|cotiza|presupuesto|oferta|preventivo|offerta|proposta|orçamento|offerte|offert|tilbud|nabídk|ajánlat|árajánlat|teklif|fiyat teklifi|报价|見積)/iu;

/** A letter has its date on a line of its own, or beside the number of the offer. */
function dateOfOffer(text: string, order: DateOrder): string | null {
  const [first, second] = datesIn(text);
  if (first === undefined || second !== undefined || validity.test(text)) return null;
  const isAlone = /^[^\d]{0,24}$/u.test(text.trim().replace(first.text, ""));
  const isNumbered = ofAnOffer.test(text.trim());
  const isOwn = !ofTheBuyer.test(text.trim());
  const date =
    isOwn && ((isAlone && text.trim().endsWith(first.text)) || isNumbered)
      ? dateIn(text, order)
      : null;
  return date === null || date.isAmbiguous ? null : date.date;
}

/** "Samples 8 weeks, series 4 weeks" is more than one. */
function isOneLeadTime(text: string): boolean {
  const found = leadTimesIn(text);
  return (
    found.length <= 1 && found.every(({ confidence }) => confidence >= 75) && !namesSamples(text)
  );
}

/** A span of time that nothing names gives way to a lead time that is called one. */
function withoutStrays(facts: readonly TextFact[]): readonly TextFact[] {
  const isNamed = facts.some(({ field, confidence }) => field === "leadTime" && confidence >= 90);
  return isNamed
    ? facts.filter(({ field, confidence }) => field !== "leadTime" || confidence >= 90)
    : facts;
}

function nearest(facts: readonly TextFact[]): Map<QuoteField, TextFact[]> {
  const byField = new Map<QuoteField, TextFact[]>();
  for (const fact of facts) {
    const known = byField.get(fact.field) ?? [];
    const nearness = known[0]?.nearness ?? fact.nearness;
    if (fact.nearness > nearness) byField.set(fact.field, [fact]);
    else if (fact.nearness === nearness && !known.some(({ text }) => text === fact.text)) {
      byField.set(fact.field, [...known, fact]);
    }
  }
  return byField;
}
