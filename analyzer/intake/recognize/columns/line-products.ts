import type { CellValue } from "../../source.ts";
import { numeralOf } from "../values/amounts.ts";
import { type DecimalSign, numeralValue } from "../values/number-style.ts";

const leastRows = 2;

/**
 * Whether one of the priced columns is another times a column of whole numbers, in every row: then they are a price and
 * its line total, and not the prices of two suppliers.
 */
export function holdLineTotals(
  priced: readonly (readonly CellValue[])[],
  columns: readonly (readonly CellValue[])[],
): boolean {
  return (["point", "comma"] as const).some((decimal) => {
    const numbers = priced.map((sample) => numbersIn(sample, decimal));
    const counts = columns
      .map((sample) => numbersIn(sample, decimal))
      .filter((each) => each?.every((number) => Number.isInteger(number)) === true);
    return numbers.some((sums, at) =>
      numbers.some(
        (prices, other) =>
          at !== other && counts.some((quantities) => isProduct(quantities, prices, sums)),
      ),
    );
  });
}

type Numbers = readonly number[] | null;

function isProduct(quantities: Numbers, prices: Numbers, sums: Numbers): boolean {
  if (quantities === null || prices === null || sums === null) return false;
  const isAligned = quantities.length === sums.length && prices.length === sums.length;
  // One piece of each proves nothing.
  const counted = quantities.filter((quantity) => quantity > 1).length;
  return (
    isAligned &&
    counted >= leastRows &&
    sums.every((sum, row) => {
      const product = (quantities[row] ?? 0) * (prices[row] ?? 0);
      return Math.abs(product - sum) <= 0.006 * (quantities[row] ?? 0) + 0.011;
    })
  );
}

/** `null` where a cell is no number. */
function numbersIn(sample: readonly CellValue[], decimal: DecimalSign): Numbers {
  const numbers: number[] = [];
  for (const cell of sample) {
    const numeral = cell.kind === "text" ? numeralOf(cell.text.trim()) : null;
    const value =
      cell.kind === "number"
        ? cell.number
        : numeral === null
          ? null
          : numeralValue(numeral, decimal);
    if (value === null) return null;
    numbers.push(value);
  }
  return numbers.length === 0 ? null : numbers;
}
