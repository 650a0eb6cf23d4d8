import type { CellValue } from "../../source.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import { isMoney } from "../columns/column-content.ts";
import { readingRules } from "../columns/column-reader.ts";
import type { UnusedColumn } from "../headers/header-meaning.ts";
import { isTotalRow } from "../lines/total-rows.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { firstNoteRow } from "../text/text-around.ts";
import { cellReaders } from "../values/cell-readers.ts";
import { noColumn } from "../columns/column-claim.ts";
import { choice } from "../questions/answers.ts";

/** A row with an amount of money that is neither an offer nor a charge nor a total. */
export interface LeftRow {
  readonly row: number;
  readonly group: LeftGroup;
  /** What its words say, shortened. */
  readonly words: string;
  /** Its amounts as they stand. */
  readonly amounts: readonly string[];
}

/** Rows that count something look like offers, the others like charges. */
type LeftGroup = "counted" | "uncounted";
/** What the visitor says that such rows are. */
type LeftKind = "offer" | "charge" | "nothing";

const mostRows = 400;
const mostShown = 3;
const longestWords = 60;
/** An offer above the header has a part, a quantity and a price at least. */
const leastCellsAbove = 3;

/** Finds the rows of a table whose amounts nothing explains: no line may be lost unsaid. */
export class LeftRows {
  readonly rows: LeftRow[] = [];
  readonly #context: TableContext;
  readonly #firstNote: number;
  #looked = 0;

  constructor(context: TableContext) {
    this.#context = context;
    this.#firstNote = firstNoteRow(context.regular, context.header, context.claims);
  }

  /** What the visitor said that such a row is; it is kept for a question where nothing was said. */
  kindOf(row: number, reason: string): LeftKind {
    if (explained.has(reason) || reason.startsWith("no price:") || this.#looked > mostRows) {
      return "nothing";
    }
    this.#looked += 1;
    const amounts = this.#amountsOf(row);
    if (amounts.length === 0) return "nothing";
    const group = this.#isCounted(row) ? "counted" : "uncounted";
    const said = this.#context.corrections.choices.get(aboutOf(group));
    if (said === "offer" || said === "charge") return said;
    this.rows.push({ row, group, words: this.nameOf(row), amounts });
    return "nothing";
  }

  /** Offers may stand above what was taken for the header. */
  lookAbove(headerRow: number) {
    const { regular, rows } = this.#context;
    if (regular.isTurned || regular.isFromText) return;
    for (let row = regular.firstRow; row < headerRow; row += 1) {
      const cells = (rows[row] ?? []).filter((cell) => cell !== null && cell.text !== "");
      if (cells.length < leastCellsAbove || isTotalRow(cells)) continue;
      const amounts = cells.flatMap((cell) =>
        cell !== null && isMoney(cell) && isAmount(this.#context, cell, null) ? [cell.text] : [],
      );
      const isOffer = amounts.length > 0 && cells.some((cell) => /^\d+$/.test(cell?.text ?? ""));
      if (isOffer) this.rows.push({ row, group: "counted", words: this.nameOf(row), amounts });
    }
  }

  nameOf(row: number): string {
    const words = (this.#context.rows[row] ?? []).flatMap((cell) =>
      cell !== null && /\p{L}/u.test(cell.text) ? [cell.text.trim()] : [],
    );
    const text = words.join(" ");
    return text.length > longestWords ? `${text.slice(0, longestWords - 1)}…` : text;
  }

  #isCounted(row: number): boolean {
    const { claims, rows } = this.#context;
    return claims.some(
      ({ field, column }) =>
        field === "quantity" && /^\s*\d/.test(cellAt(rows, row, column)?.text ?? ""),
    );
  }

  #amountsOf(row: number): string[] {
    const { claims, rows } = this.#context;
    const cells = rows[row] ?? [];
    const isNote = row >= this.#firstNote;
    return cells.flatMap((cell, column) => {
      if (cell === null || cell.text === "") return [];
      const claim = claims[column] ?? null;
      if (isPaid(claim) && isAmount(this.#context, cell, claim)) return [cell.text];
      // What notes below the offers say in words is read with the text.
      const inWords =
        isNote || cell.kind !== "text"
          ? []
          : amountsIn(cell.text).flatMap(({ text, isPercent }) => (isPercent ? [] : [text]));
      if (inWords.length > 0) return inWords;
      const isWhole = !isOfOtherKind(claim) && isMoney(cell) && isAmount(this.#context, cell, null);
      return isWhole && amountsIn(cell.text).length === 0 ? [cell.text] : [];
    });
  }
}

const explained: ReadonlySet<string> = new Set([
  "blank",
  "left out",
  "no supplier",
  "a total without a quantity",
]);

function isPaid(claim: ColumnClaim | null): boolean {
  return claim?.field === "price" || claim?.field === "total";
}

/** Columns whose numbers are no money, whatever they look like. */
function isOfOtherKind(claim: ColumnClaim | null): boolean {
  if (claim === null) return false;
  if (claim.unused !== null) return otherColumns.has(claim.unused);
  return claim.field !== null && claim.field !== "description";
}

const otherColumns: ReadonlySet<UnusedColumn> = new Set<UnusedColumn>([
  "position",
  "weight",
  "quoteNumber",
  "quoteDate",
  "deliveryDate",
  "customsCode",
  "revision",
  "contact",
  "stock",
  "tax",
  "packaging",
]);

function isAmount(context: TableContext, cell: CellValue, claim: ColumnClaim | null): boolean {
  const read = cellReaders.total(cell, readingRules(context, claim ?? noColumn));
  return read.kind === "value" && !read.value.isPercent && read.value.value > 0;
}

function aboutOf(group: LeftGroup): string {
  return `left-rows/${group}`;
}

/** Asks what the rows are that nothing explains, in one question for those that look alike. */
export function askAboutLeftRows(context: TableContext, left: readonly LeftRow[]) {
  const charged = new Set(context.looseCharges.map(({ raw }) => raw));
  const open = left.filter(({ amounts }) => !amounts.every((amount) => charged.has(amount)));
  for (const group of ["counted", "uncounted"] as const) {
    const rows = open.filter((each) => each.group === group);
    const [first] = rows;
    if (first === undefined) continue;
    const about = aboutOf(group);
    const shown = rows
      .slice(0, mostShown)
      .map(
        ({ words, amounts }) =>
          `“${[words, ...amounts.filter((each) => !words.includes(each))].join(" ").trim()}”`,
      )
      .join(", ");
    const offer = choice(context, about, "offer", "An offer");
    const charge = choice(context, about, "charge", "A one-time charge");
    const asked = askChoice(context, about, {
      text:
        rows.length === 1
          ? `${context.name} has an amount that is in no offer: ${shown}. What is it?`
          : `${context.name} has ${rows.length} rows with amounts that are in no offer, such as ${shown}. What are they?`,
      confidence: 40,
      reason: "the row is not recognized as an offer, a charge or a total",
      place: context.regular.cellPlace(first.row, 0),
      keep: "Nothing to add",
      others: group === "counted" ? [offer, charge] : [charge, offer],
    });
    for (const { row } of rows) asked.touch(row);
  }
}
