import type { QuoteField, QuoteLine } from "../../quote-line.ts";
import { fieldNames } from "../../field-names.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { choiceQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { namedDay } from "../values/named-day.ts";
import { columnAnswer, inWords } from "../questions/answers.ts";

/** What a figure or a comparison rests on: where the file speaks of it and it was not understood, it is asked. */
const asked: ReadonlySet<string> = new Set<QuoteField>([
  "leadTime",
  "validUntil",
  "unit",
  "priceUnit",
]);

/** Asks for terms that stand in a column or in the text and were not understood: "KW 48", "mid December". */
export function askAboutUnreadTerms(context: TableContext, lines: readonly QuoteLine[]) {
  const own = lines.filter(({ tableId }) => tableId === context.table.id);
  if (own.length === 0) return;
  const isOpen = (field: QuoteField) => {
    if (context.corrections.values.has(field)) return false;
    if (field === "leadTime") return own.some(({ leadTimeDays }) => leadTimeDays === null);
    if (field === "validUntil") return own.some(({ validUntil }) => validUntil === null);
    return own.some(({ unit }) => unit.place.kind === "assumed");
  };
  const seen = new Set<QuoteField>();
  for (const claim of context.claims) {
    const field = unreadField(context, claim);
    if (field === null || seen.has(field) || !isOpen(field)) continue;
    seen.add(field);
    askAboutColumn(context, claim, field, own.length);
  }
  for (const { field, text, place } of context.facts.unread) {
    if (seen.has(field) || !isOpen(field)) continue;
    seen.add(field);
    const question = choiceQuestion(context, `unread-text/${field}`, {
      text: `${context.name} says “${text}”, which cannot be read as ${fieldNames[field]}. Leave it empty?`,
      confidence: 0,
      reason: "wording not recognized",
      place,
      keep: "Yes, leave it empty",
      others: [],
    });
    touchAll(
      context,
      { ...question, words: inWords(context, field, wordsLabel(field)) },
      own.length,
    );
  }
}

/** A column whose header says what it is, and whose values were not understood as that. */
function unreadField(context: TableContext, claim: ColumnClaim): QuoteField | null {
  const { field, header, column, isCorrected, unused } = claim;
  const sample = context.columns[column]?.sample ?? [];
  if (field !== null || isCorrected || sample.length === 0) return null;
  const meaning = unused === "deliveryDate" ? "leadTime" : header.meanings[0]?.meaning;
  const named = (header.meanings[0]?.score ?? 0) >= 78 ? meaning : undefined;
  if (named === undefined || !asked.has(named)) return null;
  const isElsewhere = context.claims.some((other) => other.field === named);
  const says = sample.some(
    ({ text, kind }) => kind !== "text" || /\d/.test(text) || named === "unit",
  );
  return isElsewhere || !says ? null : (named as QuoteField);
}

function askAboutColumn(
  context: TableContext,
  { column, header }: ColumnClaim,
  field: QuoteField,
  lineCount: number,
) {
  const { quoteDate } = context.facts;
  const sample = context.columns[column]?.sample ?? [];
  const isDated = sample.every(
    (cell) => namedDay(cell, context.dateStyle.order, quoteDate) !== null,
  );
  const question = choiceQuestion(context, `unread-column/${column}`, {
    text: `“${header.text}” in ${context.name} has “${sample[0]?.text ?? ""}”, which cannot be read as ${fieldNames[field]}. Leave it empty?`,
    confidence: 0,
    reason: "the header is recognized, the values are not",
    place: context.regular.headerPlace(column),
    keep: "Yes, leave it empty",
    others:
      field === "leadTime" && quoteDate !== null && isDated
        ? [columnAnswer(context, column, "leadTime", `No, count the days from ${quoteDate}`)]
        : [],
  });
  const isOne = new Set(sample.map(({ text }) => text)).size === 1;
  const words = isOne ? { words: inWords(context, field, wordsLabel(field)) } : {};
  touchAll(context, { ...question, ...words }, lineCount);
}

function wordsLabel(field: QuoteField): string {
  return `The ${fieldNames[field]} of every line`;
}

function touchAll(
  context: TableContext,
  question: Parameters<TableContext["book"]["ask"]>[0],
  count: number,
) {
  const { touch } = context.book.ask(question);
  for (let line = 0; line < count; line += 1) touch(line);
}
