import { textCell } from "../findings.ts";
import { limits, tooWide, type SizeBudget } from "../limits.ts";
import type { FillableRow } from "../workbook/merges.ts";
import type { CellValue, MergedCells } from "../../source.ts";

interface Span {
  readonly value: CellValue | null;
  rowsLeft: number;
}

/** A table of HTML as its tags arrive; cells that span rows stand in each of them. */
export class HtmlTable {
  readonly rows: FillableRow[] = [];
  readonly merges: MergedCells[] = [];
  /** The texts of its cells, for a table that turns out to hold no data. */
  readonly textLines: string[] = [];
  readonly #budget: SizeBudget;
  readonly #spans = new Map<number, Span>();
  #cells: (CellValue | null)[] | null = null;
  #cell: { text: string[]; rowspan: number; colspan: number } | null = null;
  #isOuter = false;

  constructor(budget: SizeBudget) {
    this.#budget = budget;
  }

  get isInCell(): boolean {
    return this.#cell !== null;
  }

  get isData(): boolean {
    const wideRows = this.rows.filter(({ cells }) => cells.filter((cell) => cell).length > 1);
    return !this.#isOuter && wideRows.length > 1;
  }

  /** Says that another table stands within this one, which then lays out the page. */
  markOuter(): void {
    this.#isOuter = true;
  }

  startRow(): void {
    this.endRow();
    this.#cells = [];
  }

  startCell(rowspan: number, colspan: number): void {
    this.endCell();
    this.#cells ??= [];
    this.#cell = { text: [], rowspan, colspan };
  }

  addText(text: string): void {
    this.#cell?.text.push(text);
  }

  endCell(): void {
    if (!this.#cell || !this.#cells) return;
    const { text, rowspan, colspan } = this.#cell;
    this.#cell = null;
    const content = text.join("");
    if (content.trim() !== "") this.textLines.push(content);
    const value = textCell(content.replaceAll(/\s+/g, " "));
    this.#fillSpanned();
    const column = this.#cells.length;
    if (column + colspan > limits.columns) throw tooWide();
    this.#cells.push(value, ...Array.from({ length: colspan - 1 }, () => null));
    if (rowspan > 1) this.#reserve(column, colspan, rowspan, value);
    if (rowspan * colspan > 1) {
      const row = this.rows.length + 1;
      this.merges.push({ row, column, rowCount: rowspan, columnCount: colspan });
    }
  }

  endRow(): void {
    this.endCell();
    if (!this.#cells) return;
    this.#fillSpanned();
    this.#budget.addRow(this.#cells.length);
    this.rows.push({ number: this.rows.length + 1, cells: this.#cells });
    this.#cells = null;
    for (const [column, span] of this.#spans) {
      span.rowsLeft -= 1;
      if (span.rowsLeft === 0) this.#spans.delete(column);
    }
  }

  #reserve(column: number, colspan: number, rowsLeft: number, value: CellValue | null): void {
    this.#spans.set(column, { value, rowsLeft });
    for (let next = column + 1; next < column + colspan; next += 1) {
      this.#spans.set(next, { value: null, rowsLeft });
    }
  }

  #fillSpanned(): void {
    for (;;) {
      const span = this.#spans.get(this.#cells!.length);
      if (!span) return;
      this.#cells!.push(span.value);
    }
  }
}
