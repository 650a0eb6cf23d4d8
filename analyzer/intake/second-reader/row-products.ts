import type { Word } from "./words.ts";

const mostNumbersInRow = 14;
const mostNumbersForDiscount = 8;

/** What the numbers of a row and a column are to each other. */
export interface NumberParts {
  readonly product: Uint8Array;
  readonly factor: Uint8Array;
  readonly per: Uint8Array;
  readonly sum: Uint8Array;
  readonly discounted: Uint8Array;
  readonly discount: Uint8Array;
}

/**
 * Which numbers of a row are products of two others (also by the hundred, also less a percentage), and which a column's
 * sum so far.
 */
export function numberParts(
  words: readonly Word[],
  values: readonly (number | null)[],
): NumberParts {
  const of = () => new Uint8Array(words.length);
  const parts = {
    product: of(),
    factor: of(),
    per: of(),
    sum: of(),
    discounted: of(),
    discount: of(),
  };
  const rows = new Map<number, number[]>();
  const sums = new Map<string, { total: number; count: number }>();
  for (const [at, { piece }] of words.entries()) {
    const value = values[at] ?? null;
    if (value === null) continue;
    if (value !== 0 && Math.abs(value) < 1e10) {
      const row = rows.get(piece.row);
      if (row) row.push(at);
      else rows.set(piece.row, [at]);
    }
    const key = `${piece.table} ${piece.column}`;
    const { total, count } = sums.get(key) ?? { total: 0, count: 0 };
    const isSum =
      count >= 2 && total > 0 && Math.abs(total - value) <= Math.max(0.011, total * 1e-6);
    if (isSum) parts.sum[at] = 1;
    else sums.set(key, { total: total + value, count: count + 1 });
  }
  for (const row of rows.values()) {
    if (row.length >= 3 && row.length <= mostNumbersInRow) explainRow(parts, row, values);
  }
  return parts;
}

function explainRow(
  parts: NumberParts,
  row: readonly number[],
  values: readonly (number | null)[],
): void {
  const valueAt = (at: number) => values[at] ?? 0;
  const isTrivial = (value: number) => value === 0 || value === 1;
  const equals = (product: number, except: readonly number[]) =>
    product < 0.05
      ? []
      : row.filter(
          (at) =>
            !except.includes(at) &&
            Math.abs(valueAt(at) - product) <= Math.max(0.0051, product * 1e-5),
        );
  for (const [index, x] of row.entries()) {
    for (const y of row.slice(index + 1)) {
      if (isTrivial(valueAt(x)) || isTrivial(valueAt(y))) continue;
      const product = valueAt(x) * valueAt(y);
      for (const per of [1, 100, 1000]) {
        for (const z of equals(product / per, [x, y])) {
          parts.product[z] = parts.factor[x] = parts.factor[y] = 1;
          if (per > 1) parts.per[x] = parts.per[y] = parts.per[z] = 1;
        }
      }
      for (const percent of row.length <= mostNumbersForDiscount ? row : []) {
        if (percent === x || percent === y) continue;
        if (!(valueAt(percent) > 0 && valueAt(percent) < 80)) continue;
        for (const z of equals(product * (1 - valueAt(percent) / 100), [x, y, percent])) {
          parts.discounted[z] = parts.discount[percent] = 1;
        }
      }
    }
  }
}
