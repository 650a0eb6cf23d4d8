import type { Headings } from "../table/headings.ts";
import type { QuoteLine, Reading } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { TableContext } from "../table/table-context.ts";
import type { LineColumns } from "./line-columns.ts";

type PartAndDescription = Pick<QuoteLine, "part" | "description">;

/** Which part a row is for, and what describes it. */
export class PartReader {
  readonly #context: TableContext;
  readonly #columns: LineColumns["columns"];
  #described: { readonly part: string; readonly description: Reading<string> | null } | null = null;
  /** "QL-CB-320 Breaker 3P": all parts begin with a code, and no other column describes them. */
  readonly #areWordedCodes: boolean;

  readonly #headings: Headings;

  constructor(context: TableContext, columns: LineColumns["columns"], headings: Headings) {
    this.#headings = headings;
    this.#context = context;
    this.#columns = columns;
    const parts = columns.part === null ? [] : context.columns[columns.part.claim.column]?.sample;
    this.#areWordedCodes =
      columns.description === null && parts !== undefined && areWordedCodes(parts);
  }

  /** `ofColumn` gives what the column of parts says. Where the part is that of the row above, so is its description. */
  read(
    row: number,
    ofColumn: () => Reading<string> | null,
    stated: Reading<string> | null,
  ): PartAndDescription {
    const named = this.#partOf(row, ofColumn);
    const isCodeOnly =
      this.#areWordedCodes || this.#context.corrections.choices.get("worded-parts") === "code";
    const { part, description: own } = isCodeOnly
      ? codeAndWords(named, stated)
      : { part: named, description: stated };
    if (own !== null || part === null || this.#described?.part !== part.value) {
      this.#described = part === null ? null : { part: part.value, description: own };
    }
    // Among coded rows one without a code is named by its words.
    const isUncoded = part === null && own !== null && this.#columns.part !== null;
    return {
      part: isUncoded ? { ...own, reason: `${own.reason}; its row has no code` } : part,
      description: own ?? this.#described?.description ?? null,
    };
  }

  #partOf(row: number, ofColumn: () => Reading<string> | null): Reading<string> | null {
    const inWords = this.#columns.part === null ? this.#partInWords(row) : null;
    return inWords ?? ofColumn() ?? this.#headings.parts.get(row) ?? null;
  }

  /** Where no column names the parts, their descriptions may: "Drawing: GZ 4711", or a code before the words. */
  #partInWords(row: number): Reading<string> | null {
    const claim = this.#columns.description?.claim;
    const cell = claim === undefined ? null : cellAt(this.#context.rows, row, claim.column);
    const isSaid = this.#context.corrections.values.has("part");
    if (claim === undefined || cell === null || isSaid) return null;
    const named = namedInWords.exec(cell.text)?.[1] ?? null;
    const sample = this.#context.columns[claim.column]?.sample ?? [];
    const code =
      named === null && areMostlyCoded(sample) ? wordedCode.exec(cell.text.trim())?.[1] : named;
    if (code === null || code === undefined) return null;
    const place = this.#context.regular.cellPlace(row, claim.column);
    return {
      value: code,
      raw: cell.text,
      place,
      confidence: 90,
      reason: "its description begins with a code, or names it",
    };
  }
}

const wordedCode =
  /^((?=\S*\d)(?=\S*[\p{Lu}-])[\p{Lu}\d][\p{Lu}\d./-]{3,})[\s,]+(?!(?:[Rr]ev|REV|[Ii]ssue|[Ii]nd|[Aa]usgabe|[Ss]tand|[Vv]er))(?=.*\p{L}{3})(\S.*)$/u;

const namedInWords =
  /(?<!\p{L})(?:part|item|article|drawing|dwg|p\/n|art(?:ikel)?|teile|zeichnungs?|zchng|zng|sach|référence|réf|plan|pieza|plano|referencia|codice|disegno|código|desenho|tekening|artikel|ritning|tegning|rysunek|výkres)(?:[\s.-]*(?:no|nr|nummer|number|n°|num))?\s*[.:]+\s*((?=[^\s,;]*\d|\p{Lu}{1,4}\s\d)(?:\p{Lu}{1,4}\s(?=\d))?[\p{L}\d][\p{L}\d./-]{2,})/iu;

/** All begin with a code, and most of them go on with several words. */
function areWordedCodes(parts: readonly CellValue[]): boolean {
  const words = parts.map(({ text }) => wordedCode.exec(text.trim())?.[2]);
  const several = words.filter((each) => each !== undefined && /\S[\s,]/.test(each));
  return several.length * 2 >= parts.length && several.length > 0 && !words.includes(undefined);
}

/** Most descriptions begin with a code; the others are of charges. */
function areMostlyCoded(descriptions: readonly CellValue[]): boolean {
  const coded = descriptions.filter(({ text }) => wordedCode.test(text.trim()));
  return coded.length > 1 && coded.length >= 0.6 * descriptions.length;
}

/** The code of a part, and the words behind it as its description. */
function codeAndWords(
  part: Reading<string> | null,
  description: Reading<string> | null,
): PartAndDescription {
  const [, code, words] = part === null ? [] : (wordedCode.exec(part.value) ?? []);
  if (part === null || code === undefined || words === undefined) return { part, description };
  const reason = `${part.reason}; the words behind the code describe it`;
  return {
    part: { ...part, value: code, reason },
    description: description ?? { ...part, value: words },
  };
}
