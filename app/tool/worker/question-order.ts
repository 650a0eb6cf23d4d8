import { type QuoteField, quoteFields } from "#analyzer/intake/quote-line.ts";
import type { LineField, Question, TableReading } from "#analyzer/intake/recognition.ts";

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
