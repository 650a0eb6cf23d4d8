import { textCell } from "../findings.ts";
import { calculate } from "./formula.ts";
import type { GridRow } from "../grid.ts";
import { limits, tooWide, type SizeBudget } from "../limits.ts";
import { repeatMergedValues, type FillableRow } from "./merges.ts";
import { numberFormat, type NumberFormat } from "./number-format.ts";
import { attributeOf, type XmlHandlers } from "./xml.ts";
import type { CellValue, MergedCells } from "../../source.ts";

export interface Workbook {
  readonly usesDates1904: boolean;
  readonly sharedStrings: readonly string[];
  /** By the style number of a cell. */
  readonly formats: readonly NumberFormat[];
}

interface Sheet {
  readonly rows: readonly GridRow[];
  readonly merges: readonly MergedCells[];
  /** Names of cells, "D5", whose formula was never calculated. */
  readonly cellsWithoutValue: readonly string[];
  /** Rows that a filter or a person hid. They are read. */
  readonly hiddenRowCount: number;
}

const general = numberFormat("General");

/** Takes one sheet in as its XML is read. */
export class SheetReader {
  readonly #workbook: Workbook;
  readonly #budget: SizeBudget;
  readonly #rows: FillableRow[] = [];
  readonly #merges: MergedCells[] = [];
  readonly #uncalculated: Uncalculated[] = [];
  #rowNumber = 0;
  #isRowHidden = false;
  #hiddenRowCount = 0;
  #cells: (CellValue | null)[] = [];
  #column = -1;
  #attributes = "";
  #value = "";
  #hasValue = false;
  #hasFormula = false;
  #formula = "";
  #isReadingFormula = false;
  #isReadingValue = false;
  #isPhonetic = false;
  #lastRowSaid = 0;

  constructor(workbook: Workbook, budget: SizeBudget) {
    this.#workbook = workbook;
    this.#budget = budget;
  }

  /** How much of the rows that the sheet announces is read. */
  get share(): number {
    return this.#lastRowSaid > 0 ? this.#rowNumber / this.#lastRowSaid : 0;
  }

  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.#open(name, attributes),
    text: (text) => {
      if (this.#isReadingValue && !this.#isPhonetic) this.#value += text;
      if (this.#isReadingFormula) this.#formula += text;
    },
    close: (name) => this.#close(name),
  };

  end(): Sheet {
    this.#endRow();
    const cellsWithoutValue = fillCalculated(this.#rows, this.#uncalculated, this.#workbook);
    repeatMergedValues(this.#rows, this.#merges);
    return {
      rows: this.#rows,
      merges: this.#merges,
      cellsWithoutValue,
      hiddenRowCount: this.#hiddenRowCount,
    };
  }

  #open(name: string, attributes: string): void {
    if (name === "row") {
      this.#endRow();
      const number = Number(attributeOf(attributes, "r"));
      this.#rowNumber = number > this.#rowNumber ? number : this.#rowNumber + 1;
      this.#isRowHidden = attributeOf(attributes, "hidden") === "1";
    } else if (name === "c") {
      this.#attributes = attributes;
      this.#column = columnOf(attributeOf(attributes, "r") ?? "") ?? this.#column + 1;
      this.#value = "";
      this.#hasValue = false;
      this.#hasFormula = false;
      this.#formula = "";
    } else if (name === "v" || name === "t") {
      this.#isReadingValue = true;
      this.#hasValue = true;
    } else if (name === "f") {
      this.#hasFormula = true;
      this.#isReadingFormula = true;
    } else if (name === "rPh") {
      this.#isPhonetic = true;
    } else if (name === "mergeCell") {
      const merge = rangeOf(attributeOf(attributes, "ref") ?? "");
      if (merge && this.#merges.length < limits.rows) this.#merges.push(merge);
    } else if (name === "dimension") {
      const range = rangeOf(attributeOf(attributes, "ref") ?? "");
      this.#lastRowSaid = range ? range.row + range.rowCount - 1 : 0;
    }
  }

  #close(name: string): void {
    if (name === "c") this.#endCell();
    else if (name === "v" || name === "t") this.#isReadingValue = false;
    else if (name === "f") this.#isReadingFormula = false;
    else if (name === "rPh") this.#isPhonetic = false;
    else if (name === "row") this.#endRow();
  }

  #endCell(): void {
    if (this.#column >= limits.columns) {
      throw tooWide();
    }
    const cell = this.#cellValue();
    if (cell) {
      while (this.#cells.length < this.#column) this.#cells.push(null);
      this.#cells[this.#column] = cell;
    } else if (this.#hasFormula && attributeOf(this.#attributes, "t") !== "str") {
      while (this.#cells.length <= this.#column) this.#cells.push(null);
      this.#uncalculated.push({
        row: this.#rowNumber,
        column: this.#column,
        formula: this.#formula,
        style: Number(attributeOf(this.#attributes, "s") ?? -1),
      });
    }
  }

  #cellValue(): CellValue | null {
    if (!this.#hasValue) return null;
    const type = attributeOf(this.#attributes, "t") ?? "n";
    switch (type) {
      case "s":
        return textCell(this.#workbook.sharedStrings[Number(this.#value)] ?? "");
      case "b":
        return textCell(this.#value === "1" ? "TRUE" : "FALSE");
      case "d": {
        const date = this.#value.slice(0, 10);
        return { kind: "date", date, text: date };
      }
      case "n": {
        const number = this.#value.trim() === "" ? Number.NaN : Number(this.#value);
        if (!Number.isFinite(number)) return textCell(this.#value);
        const style = Number(attributeOf(this.#attributes, "s") ?? -1);
        const format = this.#workbook.formats[style] ?? general;
        return format(number, this.#workbook.usesDates1904);
      }
      default:
        return textCell(this.#value);
    }
  }

  #endRow(): void {
    if (this.#cells.length > 0) {
      if (this.#isRowHidden) this.#hiddenRowCount += 1;
      this.#budget.addRow(this.#cells.length);
      this.#rows.push({ number: this.#rowNumber, cells: this.#cells });
    }
    this.#cells = [];
    this.#column = -1;
  }
}

/** A formula that no program has calculated. */
interface Uncalculated {
  /** From 1. */
  readonly row: number;
  readonly column: number;
  readonly formula: string;
  readonly style: number;
}

/** Works out what it can, in the cells' own formats; answers the names of the others, "D5". */
function fillCalculated(
  rows: readonly FillableRow[],
  uncalculated: readonly Uncalculated[],
  { formats, usesDates1904 }: Workbook,
): string[] {
  if (uncalculated.length === 0) return [];
  const cellsByRow = new Map(rows.map(({ number, cells }) => [number, cells]));
  const key = (column: number, row: number) => row * limits.columns + column;
  const open = new Map(uncalculated.map((each) => [key(each.column, each.row), each]));
  const inWork = new Set<number>();
  const numberAt = (column: number, row: number): number | null => {
    const waiting = open.get(key(column, row));
    if (waiting) return settle(waiting);
    const cell = cellsByRow.get(row)?.[column];
    if (!cell) return 0;
    return cell.kind === "number" ? cell.number : null;
  };
  const settle = ({ row, column, formula, style }: Uncalculated): number | null => {
    const place = key(column, row);
    if (inWork.has(place) || inWork.size > deepestFormulas) return null;
    inWork.add(place);
    const number = calculate(formula, numberAt);
    inWork.delete(place);
    const cells = cellsByRow.get(row);
    if (number === null || !cells) return null;
    cells[column] = (formats[style] ?? general)(number, usesDates1904);
    open.delete(place);
    return number;
  };
  for (const each of uncalculated) settle(each);
  return [...open.values()].map(({ column, row }) => `${columnName(column)}${row}`);
}

/** One formula on another, so far. */
const deepestFormulas = 200;

/** "AB12" is column 27, from 0. */
function columnOf(reference: string): number | null {
  let column = 0;
  for (let index = 0; index < reference.length; index += 1) {
    const letter = reference.charCodeAt(index) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column === 0 ? null : column - 1;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

function rangeOf(reference: string): MergedCells | null {
  const match = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference);
  if (!match) return null;
  const [row, lastRow] = [Number(match[2]), Number(match[4])];
  const [column, lastColumn] = [columnOf(match[1]!)!, columnOf(match[3]!)!];
  return { row, column, rowCount: lastRow - row + 1, columnCount: lastColumn - column + 1 };
}
