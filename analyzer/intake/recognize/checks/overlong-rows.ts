import type { QuoteLine } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import { choiceQuestion } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";

/** A row of delimited text with values beyond the last header: a comma may have split one of them. */
export function isOverlong({ file, regular, header, rows, columns }: TableContext, row: number) {
  const isDelimited = file.kind === "csv" || file.kind === "text";
  if (!isDelimited || header === null || regular.isTurned || regular.isFromText) return false;
  const last = header.texts.findLastIndex((text) => text !== "");
  return columns.slice(last + 1).some(({ column }) => cellAt(rows, row, column) !== null);
}

/** Which value belongs to which header is not sure then. */
export function doubtOverlong(context: TableContext, row: number, lines: readonly QuoteLine[]) {
  const asked = context.book.ask(
    choiceQuestion(context, "overlong", {
      text: `Some rows of ${context.name} have more values than its header. Keep them as they were read?`,
      confidence: 40,
      reason: "a comma within a value may have split it",
      place: context.regular.cellPlace(row, 0),
      keep: "Yes, as they were read",
      others: [],
    }),
  );
  asked.touch(row);
  return lines.map((line): QuoteLine => ({
    ...line,
    prices: line.prices.map((each) => ({
      ...each,
      price: { ...each.price, confidence: Math.min(each.price.confidence, asked.confidence) },
    })),
  }));
}
