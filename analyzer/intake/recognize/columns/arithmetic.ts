import type { SourceTable } from "../../source.ts";
import { readAmount } from "../values/amounts.ts";
import type { DecimalSign } from "../values/number-style.ts";
import type { Doubt } from "../values/understood.ts";
import { cellAt } from "./cell-at.ts";

const anyStyle: Doubt = { kind: "number-style", detail: "", confidence: 100 };

/** The numbers of one column in some rows; `null` where a cell holds none. */
export type ColumnNumbers = readonly (number | null)[];

export function columnNumbers(
  rows: SourceTable["rows"],
  sampled: readonly number[],
  column: number,
  decimal: DecimalSign,
): ColumnNumbers {
  return sampled.map((row) => {
    const cell = cellAt(rows, row, column);
    if (cell === null || cell.kind === "date") return null;
    if (cell.kind === "number") {
      return cell.text.includes("%") ? cell.number * 100 : cell.number;
    }
    const amount = readAmount(cell.text.replace(/^[-−–]\s*(?=[\d.,]+\s*%)/, ""), decimal, anyStyle);
    return amount.kind === "value" ? amount.value.value : null;
  });
}

/** How many rows a relation was tried on, and in how many it held. */
export interface Agreement {
  readonly tried: number;
  readonly held: number;
}

/** Nine rows of ten, and at least one. */
export function isAgreed({ tried, held }: Agreement): boolean {
  return held > 0 && held / tried >= 0.9;
}

/** Prices are rounded to cents, so that a large order may be off by half a cent a unit. */
export function isProduct(expected: number, total: number, units: number): boolean {
  return Math.abs(expected - total) <= Math.abs(total) * 0.002 + Math.abs(units) * 0.0051 + 0.011;
}

/** How often quantity × price ÷ size is the total; rows of a single piece prove nothing. */
export function productAgreement(
  quantity: ColumnNumbers,
  price: ColumnNumbers,
  total: ColumnNumbers,
  size = 1,
): Agreement {
  let [tried, held] = [0, 0];
  for (const [index, sum] of total.entries()) {
    const [count, each] = [quantity[index] ?? null, price[index] ?? null];
    if (sum === null || count === null || each === null || sum === 0) continue;
    if (count / size === 1) continue;
    tried += 1;
    if (isProduct((count * each) / size, sum, count / size)) held += 1;
  }
  return { tried, held };
}

/** How often list less its discount in percent is the net price. */
export function discountAgreement(
  list: ColumnNumbers,
  discount: ColumnNumbers,
  net: ColumnNumbers,
): Agreement {
  let [tried, held] = [0, 0];
  for (const [index, price] of net.entries()) {
    const [before, percent] = [list[index] ?? null, discount[index] ?? null];
    if (price === null || before === null || percent === null) continue;
    if (before === 0 || percent === 0) continue;
    tried += 1;
    const share = percent > 0 && percent < 1 ? percent * 100 : percent;
    if (Math.abs(before * (1 - share / 100) - price) <= before * 0.003 + 0.0051) held += 1;
  }
  return { tried, held };
}
