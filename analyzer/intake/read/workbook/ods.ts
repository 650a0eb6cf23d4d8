import { ReadFailure } from "../failure.ts";
import { textCell, type Findings, type FoundPart } from "../findings.ts";
import { addGrid, type GridRow } from "../grid.ts";
import { limits, tooWide, type SizeBudget } from "../limits.ts";
import { repeatMergedValues, type FillableRow } from "./merges.ts";
import type { Pace } from "../pace.ts";
import { placeOfSheet, type SheetTitle } from "./sheet-place.ts";
import { attributeOf, XmlReader, type XmlHandlers } from "./xml.ts";
import type { Zip } from "./zip.ts";
import type { CellValue, MergedCells } from "../../source.ts";

/** Reads every sheet of an OpenDocument spreadsheet. */
export async function readOds(
  zip: Zip,
  findings: Findings,
  place: FoundPart,
  pace: Pace,
): Promise<void> {
  const type = (await zip.wholeText("mimetype")).trim();
  if (!type.startsWith("application/vnd.oasis.opendocument.spreadsheet")) {
    throw new ReadFailure(
      "unknown-format",
      "This is an OpenDocument file, but neither a spreadsheet nor a text. Save it as PDF and add that.",
    );
  }
  await refuseLocked(zip, "spreadsheet");
  const reader = new ContentReader(findings.budget, (sheet) => addSheet(sheet, findings, place));
  const xml = new XmlReader(reader.handlers);
  for await (const piece of zip.text("content.xml")) {
    xml.write(piece);
    if (pace.isDue) await pace.breathe(0.5);
  }
}

/** Of any OpenDocument file. */
export async function refuseLocked(zip: Zip, what: "document" | "spreadsheet"): Promise<void> {
  const manifest = "META-INF/manifest.xml";
  if (!zip.has(manifest) || !(await zip.wholeText(manifest)).includes("encryption-data")) return;
  throw new ReadFailure(
    "encrypted",
    `The ${what} is locked with a password. Save it without one and add it again.`,
  );
}

interface OdsSheet extends SheetTitle {
  readonly rows: readonly GridRow[];
  readonly merges: readonly MergedCells[];
}

function addSheet(sheet: OdsSheet, findings: Findings, place: FoundPart): void {
  addGrid(findings, placeOfSheet(findings, place, sheet), sheet.rows, sheet.merges);
}

/** Follows content.xml: styles first, then sheets of rows of cells, each of which may stand for many. */
class ContentReader {
  readonly #onSheet: (sheet: OdsSheet) => void;
  readonly #hiddenStyles = new Set<string>();
  readonly #budget: SizeBudget;
  #styleName = "";
  #name = "";
  #isHidden = false;
  #rows: FillableRow[] = [];
  #merges: MergedCells[] = [];
  #rowNumber = 1;
  #rowRepeat = 1;
  #cells: (CellValue | null)[] = [];
  #emptyCells = 0;
  #cellAttributes = "";
  #paragraphs: string[] = [];
  #depthOfAnnotation = 0;

  constructor(budget: SizeBudget, onSheet: (sheet: OdsSheet) => void) {
    this.#budget = budget;
    this.#onSheet = onSheet;
  }

  readonly handlers: XmlHandlers = {
    open: (name, attributes) => this.#open(name, attributes),
    text: (text) => {
      if (this.#depthOfAnnotation === 0 && this.#paragraphs.length > 0) {
        this.#paragraphs[this.#paragraphs.length - 1] += text;
      }
    },
    close: (name) => this.#close(name),
  };

  #open(name: string, attributes: string): void {
    switch (name) {
      case "style":
        this.#styleName = attributeOf(attributes, "name") ?? "";
        break;
      case "table-properties":
        if (attributeOf(attributes, "display") === "false") this.#hiddenStyles.add(this.#styleName);
        break;
      case "table":
        this.#name = attributeOf(attributes, "name") ?? "";
        this.#isHidden = this.#hiddenStyles.has(attributeOf(attributes, "style-name") ?? "");
        [this.#rows, this.#merges, this.#rowNumber] = [[], [], 1];
        break;
      case "table-row":
        this.#rowRepeat = repeatOf(attributes, "number-rows-repeated");
        [this.#cells, this.#emptyCells] = [[], 0];
        break;
      case "table-cell":
      case "covered-table-cell":
        [this.#cellAttributes, this.#paragraphs] = [attributes, []];
        break;
      case "annotation":
        this.#depthOfAnnotation += 1;
        break;
      case "p":
        if (this.#depthOfAnnotation === 0) this.#paragraphs.push("");
        break;
      case "s":
        this.handlers.text?.(" ");
        break;
    }
  }

  #close(name: string): void {
    if (name === "annotation") this.#depthOfAnnotation -= 1;
    else if (name === "table-cell" || name === "covered-table-cell") this.#endCell();
    else if (name === "table-row") this.#endRow();
    else if (name === "table") {
      repeatMergedValues(this.#rows, this.#merges);
      this.#onSheet({
        name: this.#name,
        isHidden: this.#isHidden,
        rows: this.#rows,
        merges: this.#merges,
      });
    }
  }

  #endCell(): void {
    const cell = cellOf(this.#cellAttributes, this.#paragraphs.join("\n"));
    const repeat = repeatOf(this.#cellAttributes, "number-columns-repeated");
    this.#paragraphs = [];
    if (!cell) {
      this.#emptyCells += repeat;
      return;
    }
    if (this.#cells.length + this.#emptyCells + repeat > limits.columns) {
      throw tooWide();
    }
    this.#addMerge(this.#cells.length + this.#emptyCells);
    for (; this.#emptyCells > 0; this.#emptyCells -= 1) this.#cells.push(null);
    for (let count = 0; count < repeat; count += 1) this.#cells.push(cell);
  }

  #addMerge(column: number): void {
    const rowCount = repeatOf(this.#cellAttributes, "number-rows-spanned");
    const columnCount = repeatOf(this.#cellAttributes, "number-columns-spanned");
    if (rowCount * columnCount > 1) {
      this.#merges.push({ row: this.#rowNumber, column, rowCount, columnCount });
    }
  }

  #endRow(): void {
    if (this.#cells.some((cell) => cell !== null)) {
      for (let count = 0; count < this.#rowRepeat; count += 1) {
        this.#budget.addRow(this.#cells.length);
        this.#rows.push({ number: this.#rowNumber + count, cells: [...this.#cells] });
      }
    }
    this.#rowNumber += this.#rowRepeat;
  }
}

function repeatOf(attributes: string, name: string): number {
  const count = Math.floor(Number(attributeOf(attributes, name) ?? 1));
  return count >= 1 && count < 2 ** 31 ? count : 1;
}

function cellOf(attributes: string, text: string): CellValue | null {
  const type = attributeOf(attributes, "value-type");
  const date = attributeOf(attributes, "date-value")?.slice(0, 10);
  if (type === "date" && date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date)) {
    return { kind: "date", date, text: date };
  }
  const number = Number(attributeOf(attributes, "value") ?? Number.NaN);
  if (
    (type === "float" || type === "currency" || type === "percentage") &&
    Number.isFinite(number)
  ) {
    return { kind: "number", number, text: text.trim() };
  }
  return textCell(text);
}
