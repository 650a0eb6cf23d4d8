export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

const sampleRows = 200;
const sampleCharacters = 65_536;
/** What a cell of a spreadsheet can hold. */
const longestValueCharacters = 32_767;

/** How well a delimiter explains a text: 0 for not at all, higher for more columns in more of its rows. */
export interface DelimiterFit {
  readonly delimiter: Delimiter;
  readonly columnCount: number;
  /** The share of rows that have just that many columns. */
  readonly share: number;
}

export function delimiterOf(text: string): Delimiter {
  return bestFit(text)?.delimiter ?? ",";
}

/** The delimiter whose rows are most alike, or `null` where none makes two columns. */
export function bestFit(text: string): DelimiterFit | null {
  const sample = text.length > sampleCharacters ? text.slice(0, sampleCharacters) : text;
  const fits = delimiters
    .map((delimiter) => fitOf(sample, delimiter))
    .filter((fit) => fit.columnCount > 1)
    .filter((fit, _, all) => !all.some((other) => holdsCommas(other, fit, sample)));
  const score = (fit: DelimiterFit) => fit.share ** 2 * Math.log2(fit.columnCount);
  return fits.sort((a, b) => score(b) - score(a))[0] ?? null;
}

/** Commas within the cells of a wider table are decimal commas, or prose above it. */
function holdsCommas(table: DelimiterFit, fit: DelimiterFit, sample: string): boolean {
  if (fit.delimiter !== "," || table.delimiter === "," || table.columnCount < 3) return false;
  const rows = sample
    .split("\n", 4 * sampleRows)
    .filter((line) => line.split(table.delimiter).length === table.columnCount);
  const commas = rows.reduce((sum, line) => sum + line.split(",").length, 0);
  return rows.length > 1 && commas < rows.length * table.columnCount;
}

function fitOf(sample: string, delimiter: Delimiter): DelimiterFit {
  const rowCounts = new Map<number, number>();
  const values = new DelimitedText(sample, delimiter);
  let total = 0;
  for (let row = values.next(); row !== null && total < sampleRows; row = values.next()) {
    if (row.length === 1 && row[0]!.trim() === "") continue;
    total += 1;
    rowCounts.set(row.length, (rowCounts.get(row.length) ?? 0) + 1);
  }
  let columnCount = 1;
  let rows = 0;
  for (const [columns, count] of rowCounts) {
    if (columns > 1 && count * Math.log2(columns) > rows * Math.log2(columnCount)) {
      [columnCount, rows] = [columns, count];
    }
  }
  const brokenQuotes = Math.min(values.strayQuoteCount, total);
  return { delimiter, columnCount, share: total === 0 ? 0 : (rows - brokenQuotes / 2) / total };
}

/**
 * Takes text with plain line breaks apart, row by row, as spreadsheets write it: quotes around a
 * value, doubled within it, line breaks inside. A quote that is out of place is taken as a character.
 */
export class DelimitedText {
  readonly #text: string;
  readonly #delimiter: Delimiter;
  #position: number;
  #rowNumber = 0;
  /** Quotes inside a quoted value that are neither doubled nor at its end. */
  strayQuoteCount = 0;
  unclosedQuoteRow: number | null = null;

  constructor(text: string, delimiter: Delimiter, start = 0) {
    this.#text = text;
    this.#delimiter = delimiter;
    this.#position = start;
  }

  get position(): number {
    return this.#position;
  }

  next(): string[] | null {
    if (this.#position >= this.#text.length) return null;
    this.#rowNumber += 1;
    const end = this.#lineEnd(this.#position);
    const line = this.#text.slice(this.#position, end);
    if (!line.includes('"')) {
      this.#position = end + 1;
      return line.split(this.#delimiter);
    }
    return this.#quotedRow();
  }

  #quotedRow(): string[] {
    const row: string[] = [];
    for (;;) {
      row.push(this.#quotedValue() ?? this.#plainValue());
      if (this.#text[this.#position] === this.#delimiter) {
        this.#position += 1;
      } else {
        this.#position += 1;
        return row;
      }
    }
  }

  #plainValue(): string {
    const lineEnd = this.#lineEnd(this.#position);
    const line = this.#text.slice(this.#position, lineEnd);
    const length = line.indexOf(this.#delimiter);
    const value = length === -1 ? line : line.slice(0, length);
    this.#position += value.length;
    return value;
  }

  /** `null`, and the position stays, where no quote opens or none closes. */
  #quotedValue(): string | null {
    const start = this.#afterSpaces(this.#position) + 1;
    if (this.#text[start - 1] !== '"') return null;
    // After one quote that does not close, later ones must close in their line: looking far is dear.
    const limit =
      this.unclosedQuoteRow === null ? start + longestValueCharacters : this.#lineEnd(start);
    for (let at = this.#text.indexOf('"', start); at !== -1 && at < limit;) {
      const after = this.#afterSpaces(at + 1);
      const next = this.#text[after];
      if (this.#text[at + 1] === '"') {
        at = this.#text.indexOf('"', at + 2);
      } else if (next === undefined || next === this.#delimiter || next === "\n") {
        this.#position = after;
        return this.#text.slice(start, at).replaceAll('""', '"');
      } else {
        this.strayQuoteCount += 1;
        // Where a value could begin, it opens one: the quote before it was never closed.
        const previous = this.#text[at - 1];
        if (at > start && (previous === this.#delimiter || previous === "\n")) break;
        at = this.#text.indexOf('"', at + 1);
      }
    }
    this.unclosedQuoteRow ??= this.#rowNumber;
    return null;
  }

  #lineEnd(from: number): number {
    const lineFeed = this.#text.indexOf("\n", from);
    return lineFeed === -1 ? this.#text.length : lineFeed;
  }

  #afterSpaces(from: number): number {
    let at = from;
    while (this.#text[at] === " ") at += 1;
    return at;
  }
}

/** All line breaks as the one that the readers look for, and no byte order mark. */
export function plainLineBreaks(text: string): string {
  const unmarked = text.startsWith("\ufeff") ? text.slice(1) : text;
  return unmarked.includes("\r") ? unmarked.replaceAll(/\r\n?/g, "\n") : unmarked;
}
