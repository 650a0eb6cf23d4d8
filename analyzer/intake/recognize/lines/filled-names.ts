import type { Reading } from "../../quote-line.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnReader } from "../columns/column-reader.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import type { LineColumns } from "./line-columns.ts";
import { choice } from "../questions/answers.ts";

/** Suppliers and parts that stand once for the rows below them. */
export class FilledNames {
  readonly #context: TableContext;
  readonly #columns: LineColumns["columns"];
  readonly #prices: readonly ColumnReader<"price">[];
  readonly #above: Record<"supplier" | "part", Reading<string> | null> = {
    supplier: null,
    part: null,
  };
  /** A first row without a name means that merged cells have it in their middle: then nothing is filled down. */
  readonly #startsBlank = { supplier: false, part: false };

  constructor(
    context: TableContext,
    columns: LineColumns["columns"],
    prices: readonly ColumnReader<"price">[],
  ) {
    this.#context = context;
    this.#columns = columns;
    this.#prices = prices;
  }

  /** The supplier of the rows above. */
  get supplierAbove(): string | null {
    return this.#above.supplier?.value ?? null;
  }

  /** A merged cell stands in its first row only. */
  fill(
    field: "supplier" | "part",
    row: number,
    line: number,
    own: Reading<string> | null,
  ): Reading<string> | null {
    const context = this.#context;
    const held = this.#above[field];
    if (own !== null && !this.#startsBlank[field]) this.#above[field] = own;
    else if (own === null && held === null) this.#startsBlank[field] = true;
    const column = this.#columns[field]?.claim;
    if (column === undefined || context.regular.isTold === true) return own;
    const isBlank = cellAt(context.rows, row, column.column) === null;
    if (own !== null || held === null || !isBlank) return own;
    const about = `fill-down/${column.column}`;
    if (context.corrections.choices.get(about) === "no") return null;
    if (field === "part" && this.#isNextBreak(row)) {
      return { ...held, reason: "the cell is empty: a further quantity of the part above" };
    }
    const asked = askChoice(context, about, {
      text: `Do empty cells of “${column.header.text}” in ${context.name} mean the same as above?`,
      confidence: 90,
      reason: "some cells are empty below a filled one",
      place: context.regular.cellPlace(row, column.column),
      keep: "Yes, the same as above",
      others: [choice(context, about, "no", "No, they are empty")],
    });
    asked.touch(line);
    const confidence = Math.min(held.confidence, asked.confidence);
    return { ...held, confidence, reason: "the cell is empty: as in the row above" };
  }

  /** Below a part, a larger quantity at a lower price, and no words of its own: a price break. */
  #isNextBreak(row: number): boolean {
    const { quantity, description } = this.#columns;
    const [price] = this.#prices;
    if (quantity === null || price === undefined) return false;
    const { rows } = this.#context;
    if (description !== null && cellAt(rows, row, description.claim.column) !== null) return false;
    const numberAt = (column: number, at: number) => {
      const text = cellAt(rows, at, column)?.text ?? "";
      return Number(
        /\d+(?:[.,]\d+)*/
          .exec(text)?.[0]
          .replaceAll(/[.,](?=\d{3}\b)/g, "")
          .replace(",", ".") ?? Number.NaN,
      );
    };
    const isMore = numberAt(quantity.claim.column, row) > numberAt(quantity.claim.column, row - 1);
    const isLess = numberAt(price.claim.column, row) < numberAt(price.claim.column, row - 1);
    return isMore && isLess;
  }
}
