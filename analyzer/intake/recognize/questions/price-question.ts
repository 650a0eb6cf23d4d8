import { isMostlyNumeric, isSequence } from "../columns/column-content.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import type { TableContext } from "../table/table-context.ts";
import { choiceQuestion } from "./table-questions.ts";

const mostColumns = 6;

/** A table of numbers in which no price was found is said, and the visitor may name the column. */
export function askForPrice(contexts: readonly TableContext[]) {
  const context = contexts.find((each) => mayBePrices(each).length > 0);
  if (context === undefined) return;
  const columns = mayBePrices(context);
  const [first] = columns;
  if (first === undefined) return;
  context.book
    .ask(
      choiceQuestion(context, "which-price", {
        text: `No price was found in ${context.name}. Which column holds the price of one?`,
        confidence: 0,
        reason: "no header is known as a price",
        place: context.regular.headerPlace(first.column),
        keep: "None of them",
        others: columns.slice(0, mostColumns).map(({ column, header }) => ({
          label: header.text === "" ? `Column ${column + 1}` : `“${header.text}”`,
          correction: {
            kind: "column",
            tableId: context.id,
            column,
            field: "price",
            fromQuantity: null,
          },
        })),
      }),
    )
    .touch(0);
}

function mayBePrices({ claims, columns, regular }: TableContext): ColumnClaim[] {
  if (regular.isFromText) return [];
  return claims.filter(({ column, field, confidence, isCorrected }) => {
    const sample = columns[column]?.sample ?? [];
    const isOther = field === "quantity" && confidence >= 95;
    return !isCorrected && !isOther && isMostlyNumeric(sample) && !isSequence(sample);
  });
}
