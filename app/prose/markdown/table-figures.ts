import { joined, type ProseTable } from "../prose.ts";

import { printedNumber } from "./expression.ts";

const reference = /\[(?<row>[^\]|]+)\|(?<column>[^\]]+)\]/g;
const wholeColumn = /\[(?<column>[^\]|]+)\]/g;
const product = /[\d.]+(?: × [\d.]+)+/g;
const sumRow = /^total\b/i;

/**
 * The request of a chart with the figures of the tables before it in their places, so that none is typed twice:
 * `[Row|Column]` is a cell, `[Column]` all cells above the total as `1+2+3`, and `[A|B] × [A|C]` the product of two.
 */
export function withTableFigures(
  request: string,
  /** The nearest first. */
  tables: readonly ProseTable<string>[],
): string {
  const texts = tables.map(({ columns, rows }) => ({
    heads: columns.map(({ head }) => joined(head)),
    rows: rows.map((row) => row.map(joined)),
  }));
  const cell = (row: string, column: string) => {
    for (const table of texts) {
      const at = table.heads.indexOf(column);
      const found = table.rows.find(([first]) => first === row)?.[at];
      if (found !== undefined) return figure(found);
    }
    throw new Error(`no table before the drawing has “${row}” and “${column}”`);
  };
  const cells = (column: string) => {
    const table = texts.find(({ heads }) => heads.includes(column));
    if (!table) throw new Error(`no table before the drawing has a column “${column}”`);
    const total = table.rows.findIndex(([first = ""]) => sumRow.test(first));
    const at = table.heads.indexOf(column);
    const above = total < 0 ? table.rows : table.rows.slice(0, total);
    return above.map((row) => figure(row[at] ?? "")).join("+");
  };
  return request
    .replaceAll(reference, (_, row: string, column: string) => cell(row, column))
    .replaceAll(wholeColumn, (_, column: string) => cells(column))
    .replaceAll(product, (factors) =>
      String(factors.split(" × ").reduce((result, factor) => result * Number(factor), 1)),
    );
}

function figure(cell: string): string {
  const number = printedNumber(cell);
  if (!number) throw new Error(`“${cell}” is not a number`);
  return String(number.value);
}
