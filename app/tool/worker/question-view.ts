import { answersForAll, rowAnswersForAll, showsOffers } from "#analyzer/intake/answers.ts";
import { type QuoteField, quoteFields } from "#analyzer/intake/quote-line.ts";
import type {
  LineField,
  OfferDraft,
  Question,
  ShownOffer,
  TableReading,
} from "#analyzer/intake/recognition.ts";
import { isIdOfSource, type SourcePlace } from "#analyzer/intake/source.ts";

import type { PlaceWords, UnderstoodPackage } from "./understood-package.ts";

/** A question as the page shows it, with what each answer says. */
export function viewQuestion(
  question: Question,
  { tables, recognition, readings }: UnderstoodPackage,
  words: PlaceWords,
  newOffers: ReadonlyMap<string, OfferDraft>,
) {
  const { answers, alike = [], words: ownWords, readback = [], offers, ...rest } = question;
  const ids = new Set([question.id, ...alike]);
  const newOffer =
    [...newOffers].find(([sourceId]) => isIdOfSource(question.id, sourceId))?.[1] ?? null;
  const { place } = question;
  const scanAt = (at: SourcePlace | undefined) => scanCutAt(at, tables, readings);
  return {
    ...rest,
    placeText: words(place),
    /** Each with what it says of every table that asks alike. */
    answers: answers.map(({ label }, index) => ({
      label,
      corrections: answersForAll(recognition, question, index),
    })),
    /** An answer in the visitor's own words: the corrections that take them. */
    words: ownWords
      ? {
          label: ownWords.label,
          corrections: recognition.questions.flatMap((each) =>
            ids.has(each.id) && each.words ? [each.words.correction] : [],
          ),
        }
      : null,
    /** What was read without proof, for the visitor to put right before saying yes. */
    readback: readback.map((row) => ({
      ...row,
      answers: row.answers.map(({ label }) => ({
        label,
        corrections: rowAnswersForAll(recognition, question, row, label),
      })),
      words: row.words ? { label: row.words.label, corrections: [row.words.correction] } : null,
      offers: row.offers ?? [],
      /** The offers whose value it is. */
      lines: row.lines ?? [],
      /** It stands in the offers of the question too. */
      isListed: row.isListed === true,
      scan: scanAt(row.place),
    })),
    /** Every offer of the file, to be held against the paper. */
    offers: offers === undefined ? null : { ...offers, rows: offers.rows.map(viewOffer) },
    /** For an offer that is missing from those that the question shows. */
    newOffer: showsOffers(question) ? newOffer : null,
    scan: scanAt(place),
  };
}

export type QuestionView = ReturnType<typeof viewQuestion>;
export type ReadbackRowView = QuestionView["readback"][number];
export type OffersView = NonNullable<QuestionView["offers"]>;
export type ShownOfferView = OffersView["rows"][number];
/** Where on which picture of a source something was recognized. */
export type ScanCut = NonNullable<QuestionView["scan"]>;

function scanCutAt(
  place: SourcePlace | undefined,
  tables: UnderstoodPackage["tables"],
  readings: UnderstoodPackage["readings"],
) {
  if (place?.kind !== "cell") return null;
  const cell = tables.get(place.tableId)?.rows[place.row]?.[place.column];
  const source = readings.find(({ sourceId = "" }) => isIdOfSource(place.tableId, sourceId));
  return cell?.kind === "text" && cell.scan && source?.sourceId
    ? { ...cell.scan, sourceId: source.sourceId }
    : null;
}

function viewOffer({ answers, ...rest }: ShownOffer) {
  return {
    ...rest,
    answers: answers.map(({ label, correction }) => ({ label, corrections: [correction] })),
  };
}

/** Who is compared and at what money comes first; then quantities, then time, then the rest. */
const fieldsInOrder: readonly (readonly QuoteField[])[] = [
  ["currency", "price", "priceUnit", "discount", "total"],
  ["supplier", "part", "description"],
  ["quantity", "unit", "minimumOrder"],
  ["tooling", "freight", "duty", "incoterm"],
  ["leadTime"],
];

/** Questions in the order in which their answers change the result. */
export function inOrderOfEffect(
  questions: readonly Question[],
  tables: readonly TableReading[],
): Question[] {
  const readings = new Map(tables.map((table) => [table.tableId, table]));
  const places = new Map(
    questions.map((question) => [question, placeInOrder(fieldOf(question, readings))]),
  );
  return questions.toSorted(
    (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || b.lineCount - a.lineCount,
  );
}

function placeInOrder(field: QuoteField | null): number {
  const found = fieldsInOrder.findIndex((fields) => field !== null && fields.includes(field));
  return found === -1 ? fieldsInOrder.length : found;
}

function isQuoteField(field: LineField | null): field is QuoteField {
  return quoteFields.some((each) => each === field);
}

/** What a question is about: its answers say it, or the column that it stands over. */
function fieldOf(
  { answers, words, place }: Question,
  tables: ReadonlyMap<string, TableReading>,
): QuoteField | null {
  for (const { correction } of [...answers, ...(words ? [words] : [])]) {
    if (correction.kind === "currency-sign") return "currency";
    if (correction.kind === "number-style") return "price";
    if (correction.kind === "date-style") return "validUntil";
    if ("field" in correction && isQuoteField(correction.field)) return correction.field;
  }
  if (place.kind !== "cell" && place.kind !== "header") return null;
  const columns = tables.get(place.tableId)?.columns ?? [];
  return columns.find(({ column }) => column === place.column)?.field ?? null;
}
