import {
  type CellValue,
  type DocumentPath,
  type FileKind,
  type FileReading,
  type MergedCells,
  type ReadProblem,
  type SourceLine,
  type SourceTable,
  tableIdOf,
} from "../source.ts";
import { SizeBudget } from "./limits.ts";

/** Where in a file something was found. Attachments of a mail have a sender of their own when they are mails. */
export interface FoundPart {
  readonly part: string;
  readonly sender?: string;
}

export interface FoundTable extends FoundPart {
  readonly rows: readonly (readonly (CellValue | null)[])[];
  readonly firstRow: number;
  readonly merges?: readonly MergedCells[];
  readonly linesAbove?: number;
}

/** Gathers what the readers find in one file, and numbers its tables. */
export class Findings {
  readonly fileName: string;
  readonly #sourceId: string;
  readonly budget = new SizeBudget();
  readonly #tables: SourceTable[] = [];
  readonly #lines: SourceLine[] = [];
  readonly #problems: ReadProblem[] = [];
  #document: DocumentPath = "";
  #documentCount = 0;

  constructor(fileName: string, sourceId: string) {
    this.fileName = fileName;
    this.#sourceId = sourceId;
  }

  get isEmpty(): boolean {
    return this.#tables.length + this.#lines.length + this.#problems.length === 0;
  }

  addTable({ part, sender, rows, firstRow, merges, linesAbove }: FoundTable): SourceTable {
    const table = {
      id: tableIdOf(this.#sourceId, this.#tables.length + 1),
      fileName: this.fileName,
      part,
      rows: rows.map((cells, row) => this.#withShortTexts(cells, part, firstRow + row)),
      firstRow,
      ...(merges && merges.length > 0 ? { merges } : {}),
      ...(sender === undefined ? {} : { sender }),
      ...(linesAbove === undefined ? {} : { linesAbove }),
      ...this.#inDocument(),
    };
    this.#tables.push(table);
    return table;
  }

  addLine(
    part: string,
    line: number,
    text: string,
    about: Pick<SourceLine, "isMailHead"> = {},
  ): void {
    const { fileName } = this;
    const trimmed = text.trim();
    if (trimmed === "") return;
    for (const piece of shortPieces(trimmed)) {
      this.#lines.push({ fileName, part, line, text: piece, ...about, ...this.#inDocument() });
    }
  }

  /** What is too long for a cell goes on as lines of text. */
  #withShortTexts(
    cells: readonly (CellValue | null)[],
    part: string,
    row: number,
  ): readonly (CellValue | null)[] {
    return cells.map((cell) => {
      if (cell?.kind !== "text") return cell;
      const [text, ...rest] = shortPieces(cell.text);
      for (const piece of rest) this.addLine(part, row, piece);
      return text === cell.text ? cell : { ...cell, text };
    });
  }

  /** What is found meanwhile belongs to a document of its own, within the one that is being read. */
  async withinDocument(read: () => Promise<unknown>): Promise<void> {
    const outer = this.#document;
    this.#documentCount += 1;
    this.#document = `${outer}${this.#documentCount}/`;
    try {
      await read();
    } finally {
      this.#document = outer;
    }
  }

  #inDocument(): Pick<SourceLine, "document"> {
    return this.#document === "" ? {} : { document: this.#document };
  }

  addProblem(kind: ReadProblem["kind"], part: string, message: string): void {
    this.#problems.push({ kind, fileName: this.fileName, part, message });
  }

  /** Remembers what there is; the answer drops all since: what is refused must not be half there. */
  checkpoint(): () => void {
    const lists = [this.#tables, this.#lines, this.#problems];
    const lengths = lists.map((list) => list.length);
    return () => lists.forEach((list, index) => (list.length = lengths[index]!));
  }

  toReading(kind: FileKind | null, sizeBytes: number, sender: string | null = null): FileReading {
    return {
      sourceId: this.#sourceId,
      fileName: this.fileName,
      kind,
      sizeBytes,
      tables: this.#tables,
      lines: this.#lines,
      sender,
      problems: this.#problems,
    };
  }
}

/** "attachment offer.xlsx" and "Sheet Prices" make "attachment offer.xlsx, Sheet Prices". */
export function joinParts(outer: string, inner: string): string {
  return [outer, inner].filter((part) => part !== "").join(", ");
}

/** A cell of a file that knows only text. */
export function textCell(text: string): CellValue | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : { kind: "text", text: trimmed };
}

/** No line and no cell of a quote is longer; what looks at a text more than once stays quick up to here. */
const longestText = 2_000;
/** Blanks, or one sign again and again: more of them say no more. */
const longestRun = 100;

/** A text in pieces that are not too long, each to its last sentence or word, without long runs of one sign. */
function shortPieces(text: string): readonly [string, ...string[]] {
  if (text.length <= longestRun) return [text];
  const narrow = text
    .replace(/\s{101,}/g, " ".repeat(longestRun))
    .replace(/(.)\1{100,}/g, (_, sign: string) => sign.repeat(longestRun));
  if (narrow.length <= longestText) return [narrow];
  const pieces: string[] = [];
  let start = 0;
  while (narrow.length - start > longestText) {
    const end = start + breakIn(narrow.slice(start, start + longestText));
    pieces.push(narrow.slice(start, end).trim());
    start = end;
  }
  return [pieces[0]!, ...pieces.slice(1), narrow.slice(start).trim()];
}

/** Behind the last sentence of its second half, else the last word, else all of it. */
function breakIn(text: string): number {
  const last = Math.max(...[". ", "; ", "\n"].map((mark) => text.lastIndexOf(mark)));
  const at = last >= text.length / 2 ? last : text.lastIndexOf(" ");
  return at >= text.length / 2 ? at + 1 : text.length;
}
