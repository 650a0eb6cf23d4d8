import type { QuoteField } from "../../quote-line.ts";
import type { CellValue } from "../../source.ts";
import { chargeKindOf, mentionedChargeKind, paidOnce } from "../charges/charge-name.ts";
import { columnNumbers } from "../columns/arithmetic.ts";
import { cellAt } from "../columns/cell-at.ts";
import type { ColumnClaim } from "../columns/column-claim.ts";
import type { Headings } from "../table/headings.ts";
import type { TableContext } from "../table/table-context.ts";
import { namedUnit } from "../values/units.ts";
import { isDiscountName } from "./row-discount.ts";
import { beginsWithTotal, isTaxName, isTotalRow } from "./total-rows.ts";

type Row = readonly (CellValue | null)[];

/** Why a row holds no offer. */
export interface NoOffer {
  readonly reason: string;
  /** What the charge is called that the row prices. */
  readonly chargeName?: string;
  /** Its amounts are sums of others. */
  readonly isTotal?: true;
}

const identifyingFields: ReadonlySet<QuoteField | null> = new Set<QuoteField | null>([
  "part",
  "description",
  "quantity",
  "supplier",
]);

interface RunningSum {
  /** Since the last subtotal. */
  since: number;
  all: number;
  charges: number;
  rows: number;
}

/** Tells rows that hold no offer: before their price is read, so that it is not taken for one. */
export class RowRules {
  readonly #context: TableContext;
  readonly #headings: Headings;
  readonly #identifying: readonly ColumnClaim[];
  readonly #named: readonly ColumnClaim[];
  readonly #sums: readonly ColumnClaim[];
  readonly #part: ColumnClaim | undefined;
  readonly #quantity: ColumnClaim | undefined;
  readonly #running = new Map<number, RunningSum>();
  #offers = 0;
  #areCodedAndCounted = true;

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
    if (this.#context.regular.isTold === true) return null;
    if (this.#headings.headingRows.has(row)) return { reason: "a heading" };
    if (isTotalRow(cells) || this.#isTotalAlone(row)) return { reason: "a total", isTotal: true };
    if (this.#identifying.length === 0) return null;
    if (this.#isDiscount(row, cells)) return { reason: "a discount on the rows above" };
    const chargeName =
      this.#chargeBelow(row, cells) ?? this.#chargeName(row) ?? this.#loneAmountName(row);
    if (chargeName !== null) return { reason: "a charge, not a part", chargeName };
    const isNamed = this.#identifying.some(({ column }) => (cells[column]?.text ?? "") !== "");
    if (!isNamed && this.#named.length > 0 && this.#headings.parts.get(row) === undefined) {
      return { reason: "neither a part nor a quantity: perhaps a total", isTotal: true };
    }
    if (this.#isSum(row, 2))
      return { reason: "a total: it is the sum of the rows above", isTotal: true };
    return this.#isUnlikeParts(row)
      ? { reason: "it has no quantity and no code, and all other rows have both" }
      : null;
  }

  /** "Dies for the campaign" below codes with their quantities: a price of something, and hardly of a part. */
  #isUnlikeParts(row: number): boolean {
    if (this.#offers < leastOffers || !this.#areCodedAndCounted) return false;
    return !this.#isCoded(row) && !this.#isCounted(row) && this.#part !== undefined;
  }

  #isCoded(row: number): boolean {
    const { rows } = this.#context;
    return this.#part !== undefined && /\d/.test(cellAt(rows, row, this.#part.column)?.text ?? "");
  }

  #isCounted(row: number): boolean {
    const { rows } = this.#context;
    return this.#quantity !== undefined && cellAt(rows, row, this.#quantity.column) !== null;
  }

  /** "Discount 10 %", "Rabatt 90,00" in a row without a quantity: no charge. */
  #isDiscount(row: number, cells: Row): boolean {
    if (this.#quantity === undefined || this.#isCounted(row)) return false;
    return cells.some(
      (cell) => cell?.kind === "text" && cell.text.length < 60 && isDiscountName(cell.text),
    );
  }

  /** Adds the row to the sums; gives its total where the table has one column of them. */
  addOffer(row: number): number | null {
    this.#offers += 1;
    this.#areCodedAndCounted &&= this.#isCoded(row) && this.#isCounted(row);
    let total: number | null = null;
    this.#addUp(row, (running, amount) => {
      running.since += amount;
      running.all += amount;
      running.rows += 1;
      total = amount;
    });
    return this.#sums.length === 1 ? total : null;
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

  /** "Subtotal machining" with an amount, and neither a quantity nor a price. */
  #isTotalAlone(row: number): boolean {
    const { rows, claims } = this.#context;
    const [total] = this.#sums;
    const price = claims.find(({ field }) => field === "price");
    if (total === undefined || this.#quantity === undefined) return false;
    const isBlank = (claim: ColumnClaim | undefined) =>
      claim === undefined || cellAt(rows, row, claim.column) === null;
    const name = rows[row]?.find((cell) => cell !== null && cell.text !== "");
    return (
      isBlank(this.#quantity) &&
      isBlank(price) &&
      !isBlank(total) &&
      name?.kind === "text" &&
      beginsWithTotal(name.text.trim())
    );
  }

  /** No quantity, and the amount of two rows or more above: a total without its word. */
  #isSum(row: number, leastRows: number): boolean {
    const quantity = this.#context.claims.find(({ field }) => field === "quantity");
    if (quantity === undefined || cellAt(this.#context.rows, row, quantity.column) !== null)
      return false;
    return this.#sums.some(({ column }) => {
      const [amount] = this.#amounts(row, column);
      const running = this.#running.get(column);
      if (typeof amount !== "number" || amount <= 0 || running === undefined) return false;
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

  /** Below "Tooling, once:" a row that counts no pieces is paid once. */
  #chargeBelow(row: number, cells: Row): string | null {
    const heading = this.#headings.charges.get(row);
    if (heading === undefined) return null;
    const counted = this.#quantity === undefined ? null : cells[this.#quantity.column];
    if (/^(?!1\D*$)\d/.test(counted?.text.trim() ?? "")) return null;
    const words = cells.flatMap((cell) => (cell?.kind === "text" ? [cell.text.trim()] : []));
    return [heading.replace(/\s*[:：]\s*$/, ""), ...words].join(" ");
  }

  /** "LOT", "psch." where other rows have their unit: what is paid once may have a code too. */
  #isLot(row: number): boolean {
    return (this.#context.rows[row] ?? []).some(
      (cell) => cell?.kind === "text" && namedUnit(cell.text)?.unit.label === "lot",
    );
  }

  /** The name of a charge in the cell of the part or of the description; a coded part in numbers is a part. */
  #chargeName(row: number): string | null {
    const { rows, claims } = this.#context;
    if (this.#isPlainPart(row)) return null;
    const texts =
      this.#named.length > 0
        ? this.#named.map(({ column }) => cellAt(rows, row, column)?.text.trim() ?? "")
        : (rows[row] ?? []).flatMap((cell) => (cell?.kind === "text" ? [cell.text.trim()] : []));
    const quantity = claims.find(({ field }) => field === "quantity");
    const [count] = quantity === undefined ? [null] : this.#amounts(row, quantity.column);
    const part = claims.find(({ field }) => field === "part");
    const isPartless = part !== undefined && cellAt(rows, row, part.column) === null;
    const isOnce = (text: string) => paidOnce.test(text) && !/\d/.test(text) && count === null;
    // Without a code a row that is paid once is no part, whatever column it stands in.
    const isUncoded = !texts.some((text) => codeFirst.test(text));
    const name =
      texts.find((text) => text !== "" && (chargeKindOf(text) !== null || isOnce(text))) ??
      (isPartless && (count ?? 1) === 1
        ? texts.find(
            (text) => text !== "" && (mentionedChargeKind(text) !== null || paidOnce.test(text)),
          )
        : (isUncoded || this.#isLot(row)) && (count ?? 1) === 1
          ? texts.find((text) => paidOnce.test(text))
          : undefined);
    if (name === undefined) return null;
    const others = texts.filter((text) => text !== "" && text !== name);
    const isCoded = others.some((text) => /\d/.test(text) && chargeKindOf(text) === null);
    if (isCoded && (count ?? 1) > 1) return null;
    return [name, ...others].join(" ");
  }
}

/** So many alike make a rule for the next. */
const leastOffers = 2;
const codeFirst = /^(?=\S*\d)(?=\S*[\p{Lu}-])[\p{L}\d][\p{L}\d./-]{3,}(?:\s|,|$)/u;
