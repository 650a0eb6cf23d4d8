import type { QuoteField, QuoteLine } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { chargeKindOf, mentionedChargeKind } from "../charges/charge-name.ts";
import { cellAt } from "../columns/cell-at.ts";
import { columnNumbers } from "../columns/arithmetic.ts";
import type { ColumnClaim } from "../columns/column-claims.ts";
import { repeatsHeader } from "../headers/header-row.ts";
import { readHeader } from "../headers/read-header.ts";
import { choice, choiceQuestion } from "../questions/table-questions.ts";
import { numeralValue } from "../values/number-style.ts";
import { findHeadings, type Headings } from "../table/headings.ts";
import type { TableContext } from "../table/table-context.ts";
import { LineReader } from "./line-reader.ts";
import { mergePriceBreaks } from "./merge-price-breaks.ts";
import { isTaxName, isTotalName, isTotalRow } from "./total-rows.ts";

type Row = readonly (CellValue | null)[];

export interface RowsReading {
  readonly lines: QuoteLine[];
  readonly skippedRows: { readonly row: number; readonly reason: string }[];
}

/** Reads all rows below the header, one line for each supplier that quotes in a row. */
export function readRows(context: TableContext): RowsReading {
  const { rows, header, firstRow, endRow, claims, regular } = context;
  const skippedRows: RowsReading["skippedRows"] = [];
  const lines: QuoteLine[] = [];
  let discount: RowDiscount | null = null;
  const headings = findHeadings(context);
  const readers = supplierGroups(claims).map((group) => new LineReader(context, group, headings));
  const rules = new RowRules(context, headings);

  for (let row = firstRow; row < endRow; row += 1) {
    const cells = rows[row] ?? [];
    const found = rules.whyNoOffer(row, cells);
    if (found !== null) {
      skippedRows.push({ row, reason: found.reason });
      discount = found.discount ?? discount;
      if (found.chargeName !== undefined) {
        for (const reader of readers) reader.addCharge(row, found.chargeName);
        rules.addCharge(row);
      }
      continue;
    }
    if (header !== null && repeatsHeader(cells, rows[header.row] ?? [])) {
      skippedRows.push({ row, reason: "the header again" });
      continue;
    }
    const before = lines.length;
    let whyNot = "no price";
    for (const reader of readers) {
      const line = reader.read(row, lines.length);
      if (typeof line === "string") whyNot = line;
      else lines.push(line);
    }
    if (lines.length > before) {
      rules.addOffer(row);
      continue;
    }
    skippedRows.push({ row, reason: whyNot });
  }
  if (lines.length === 0 && regular.id !== context.table.id)
    askAboutSecondTable(context, skippedRows);
  const priced = discount === null ? lines : afterDiscount(context, lines, discount);
  return { lines: mergePriceBreaks(context, priced), skippedRows };
}

interface NoOffer {
  readonly reason: string;
  /** What a row below the offers takes off all of them, in percent. */
  readonly discount?: RowDiscount;
  /** What the charge is called that the row prices. */
  readonly chargeName?: string;
}

const identifyingFields: ReadonlySet<QuoteField | null> = new Set<QuoteField | null>([
  "part",
  "description",
  "quantity",
  "supplier",
]);

interface RowDiscount {
  readonly row: number;
  /** As the row says it. */
  readonly words: string;
  readonly percent: number;
}

function isDiscountName(text: string): boolean {
  const { meanings, rest } = readHeader(text.replace(/[-−–]?\d+(?:[.,]\d+)?\s*%?/g, " ").trim());
  return rest === "" && meanings[0]?.meaning === "discount";
}

/** A discount below the offers is taken off when the visitor says so; until then every price is doubted. */
function afterDiscount(
  context: TableContext,
  lines: readonly QuoteLine[],
  { row, words, percent }: RowDiscount,
): QuoteLine[] {
  const about = "row-discount";
  const isOff = context.corrections.choices.get(about) === "off";
  const share = Number(percent.toFixed(4));
  const asked = isOff
    ? null
    : context.book.ask(
        choiceQuestion(context, about, {
          text: `${context.name} has “${words}” below its lines. Are the prices before this discount?`,
          confidence: 50,
          reason: "a row below the offers takes something off",
          place: context.regular.cellPlace(row, 0),
          keep: "No, leave the prices as they are",
          others: [choice(context, about, "off", `Yes, take ${share} % off`)],
        }),
      );
  return lines.map((line, index) => {
    asked?.touch(index);
    const prices = line.prices.map(({ fromQuantity, price }) => ({
      fromQuantity,
      price: isOff
        ? {
            ...price,
            value: Math.round(price.value * (100 - share) * 1e8) / 1e10,
            raw: `${price.raw} less ${share} %`,
          }
        : { ...price, confidence: Math.min(price.confidence, asked?.confidence ?? 100) },
    }));
    return { ...line, prices };
  });
}

interface RunningSum {
  /** Since the last subtotal. */
  since: number;
  all: number;
  charges: number;
  rows: number;
}

/** Tells rows that hold no offer: before their price is read, so that it is not taken for one. */
class RowRules {
  readonly #context: TableContext;
  readonly #headings: Headings;
  readonly #identifying: readonly ColumnClaim[];
  readonly #named: readonly ColumnClaim[];
  readonly #sums: readonly ColumnClaim[];
  readonly #part: ColumnClaim | undefined;
  readonly #quantity: ColumnClaim | undefined;
  readonly #running = new Map<number, RunningSum>();

  constructor(context: TableContext, headings: Headings) {
    this.#context = context;
    this.#headings = headings;
    const { claims } = context;
    this.#identifying = claims.filter(({ field }) => identifyingFields.has(field));
    this.#named = claims.filter(({ field }) => field === "part" || field === "description");
    this.#sums = claims.filter(({ field }) => field === "total");
    this.#part = claims.find(({ field }) => field === "part");
    this.#quantity = claims.find(({ field }) => field === "quantity");
  }

  whyNoOffer(row: number, cells: Row): NoOffer | null {
    if (cells.every((cell) => cell === null || cell.text === "")) return { reason: "blank" };
    if (this.#headings.headingRows.has(row)) return { reason: "a heading" };
    if (isTotalRow(cells) || this.#isTotalBeside(row)) return { reason: "a total" };
    if (this.#identifying.length === 0) return null;
    const discount = this.#discountOf(row, cells);
    if (discount !== null) return { reason: "a discount on the rows above", discount };
    const chargeName = this.#chargeName(row) ?? this.#loneAmountName(row);
    if (chargeName !== null) return { reason: "a charge, not a part", chargeName };
    const isNamed = this.#identifying.some(({ column }) => (cells[column]?.text ?? "") !== "");
    if (!isNamed && this.#named.length > 0 && this.#headings.parts.get(row) === undefined) {
      return { reason: "neither a part nor a quantity: perhaps a total" };
    }
    return this.#isSum(row, 2) ? { reason: "a total: it is the sum of the rows above" } : null;
  }

  /** "Discount 10 %", "Rabatt -90,00" in a row without a quantity. */
  #discountOf(row: number, cells: Row): RowDiscount | null {
    const { rows, claims } = this.#context;
    const quantity = claims.find(({ field }) => field === "quantity");
    if (quantity === undefined || cellAt(rows, row, quantity.column) !== null) return null;
    const name = cells.find(
      (cell) => cell?.kind === "text" && cell.text.length < 60 && isDiscountName(cell.text),
    );
    if (name === undefined || name === null) return null;
    const words = cells.flatMap((cell) => cell?.text ?? []).join(" ");
    const stated = /(\d+(?:[.,]\d+)?)\s*%/.exec(words)?.[1];
    const [total] = this.#sums;
    const amount =
      total === undefined ? undefined : cells[total.column]?.text.replace(/^[-−–(]\s*/, "");
    const all = total === undefined ? 0 : (this.#running.get(total.column)?.all ?? 0);
    const off =
      amount === undefined
        ? 0
        : (numeralValue(
            amount.replace(/[^\d.,'’ ]/g, "").trim(),
            this.#context.numberStyle.decimal,
          ) ?? 0);
    const percent =
      stated !== undefined ? Number(stated.replace(",", ".")) : all > 0 ? (off / all) * 100 : 0;
    return percent > 0 && percent < 100 ? { row, words, percent } : null;
  }

  addOffer(row: number) {
    this.#addUp(row, (running, amount) => {
      running.since += amount;
      running.all += amount;
      running.rows += 1;
    });
  }

  addCharge(row: number) {
    this.#addUp(row, (running, amount) => (running.charges += amount));
  }

  #addUp(row: number, add: (running: RunningSum, amount: number) => void) {
    for (const { column } of this.#sums) {
      const [amount] = this.#amounts(row, column);
      const running = this.#running.get(column) ?? { since: 0, all: 0, charges: 0, rows: 0 };
      add(running, amount ?? 0);
      this.#running.set(column, running);
    }
  }

  #amounts(row: number, column: number) {
    const { rows, numberStyle } = this.#context;
    return columnNumbers(rows, [row], column, numberStyle.decimal);
  }

  /** "Total" right before the amount, with other words at the start of the row. */
  #isTotalBeside(row: number): boolean {
    const { rows } = this.#context;
    return this.#sums.some(({ column }) => {
      const before = column > 0 ? cellAt(rows, row, column - 1) : null;
      return before?.kind === "text" && isTotalName(before.text.trim());
    });
  }

  /** No quantity, and the amount of two rows or more above: a total without its word. */
  #isSum(row: number, leastRows: number): boolean {
    const quantity = this.#context.claims.find(({ field }) => field === "quantity");
    if (quantity === undefined || cellAt(this.#context.rows, row, quantity.column) !== null)
      return false;
    return this.#sums.some(({ column }) => {
      const [amount] = this.#amounts(row, column);
      const running = this.#running.get(column);
      if (typeof amount !== "number" || running === undefined) return false;
      if (running.rows < leastRows) return false;
      const { since, all, charges } = running;
      const isSame = [since, all, all + charges].some((sum) => Math.abs(sum - amount) < 0.011);
      if (isSame) running.since = 0;
      return isSame;
    });
  }

  /** Words and an amount in the column of totals, with no quantity and no price: a charge for all. */
  #loneAmountName(row: number): string | null {
    const { rows, claims } = this.#context;
    const [total] = this.#sums;
    const price = claims.find(({ field }) => field === "price");
    const quantity = claims.find(({ field }) => field === "quantity");
    if (total === undefined || price === undefined || quantity === undefined) return null;
    const [amount] = this.#amounts(row, total.column);
    const [each] = this.#amounts(row, price.column);
    const isLone = cellAt(rows, row, quantity.column) === null && typeof each !== "number";
    if (typeof amount !== "number" || amount <= 0 || !isLone || this.#isSum(row, 1)) return null;
    const part = claims.find(({ field }) => field === "part");
    const code = part === undefined ? null : cellAt(rows, row, part.column);
    if (code !== null && /\d/.test(code.text)) return null;
    const words = (rows[row] ?? []).flatMap((cell, column) =>
      cell?.kind === "text" && column !== total.column && /\p{L}{2}/u.test(cell.text)
        ? [cell.text.trim()]
        : [],
    );
    return words.length === 0 || words.some(isTaxName) ? null : words.join(" ");
  }

  /** A code and more than one piece: most rows are, and need no closer look. */
  #isPlainPart(row: number): boolean {
    const { rows } = this.#context;
    const [part, quantity] = [this.#part, this.#quantity];
    if (part === undefined || quantity === undefined) return false;
    const code = cellAt(rows, row, part.column)?.text ?? "";
    const count = cellAt(rows, row, quantity.column)?.text ?? "";
    return (
      /\d/.test(code) && !/\p{L}{4}/u.test(code) && /^\d/.test(count) && !/^1(?:\D|$)/.test(count)
    );
  }

  /** The name of a charge in the cell of the part or of the description; a coded part in numbers is a part. */
  #chargeName(row: number): string | null {
    const { rows, claims } = this.#context;
    if (this.#isPlainPart(row)) return null;
    const texts = this.#named.map(({ column }) => cellAt(rows, row, column)?.text.trim() ?? "");
    const quantity = claims.find(({ field }) => field === "quantity");
    const [count] = quantity === undefined ? [null] : this.#amounts(row, quantity.column);
    const part = claims.find(({ field }) => field === "part");
    const isPartless = part !== undefined && cellAt(rows, row, part.column) === null;
    const name =
      texts.find((text) => text !== "" && chargeKindOf(text) !== null) ??
      (isPartless && (count ?? 1) === 1
        ? texts.find((text) => text !== "" && mentionedChargeKind(text) !== null)
        : undefined);
    if (name === undefined) return null;
    const others = texts.filter((text) => text !== "" && text !== name);
    const isCoded = others.some((text) => /\d/.test(text) && chargeKindOf(text) === null);
    if (isCoded && (count ?? 1) > 1) return null;
    return [name, ...others].join(" ");
  }
}

/** One group of columns for each supplier across the table, or one for all columns. */
function supplierGroups(claims: readonly ColumnClaim[]): ColumnClaim[][] {
  const names = new Set(
    claims.flatMap(({ supplier, field }) =>
      field === "price" && supplier !== null ? supplier : [],
    ),
  );
  if (names.size === 0) return [[...claims]];
  return [...names].map((name) =>
    claims.filter(({ supplier, field }) =>
      supplier === null ? field !== "price" : supplier === name,
    ),
  );
}

/** A further block in which no offer was found is said, not passed over. */
function askAboutSecondTable(context: TableContext, skippedRows: RowsReading["skippedRows"]) {
  const row = context.regular.firstRow;
  const isWorthAsking = skippedRows.some(({ reason }) => reason.startsWith("no price"));
  if (!isWorthAsking) return;
  skippedRows.length = 0;
  for (let skipped = row; skipped < context.endRow; skipped += 1) {
    skippedRows.push({ row: skipped, reason: "below other headers: a second table" });
  }
  context.book
    .ask(
      choiceQuestion(context, "second-table", {
        text: `${context.name} has a second table below the first, with other columns and no prices. Leave it out?`,
        confidence: 0,
        reason: "its headers differ from those at the top",
        place: context.regular.cellPlace(row, 0),
        keep: "Yes, leave it out",
        others: [],
      }),
    )
    .touch(row);
}
