import type { QuoteLine } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { lineValue } from "../checks/stated-totals.ts";
import { totalChain, type NamedAmount } from "../checks/total-chain.ts";
import { isMoney } from "../columns/column-content.ts";
import type { RowsReading } from "../lines/read-rows.ts";
import { linesAround } from "../text/text-around.ts";
import type { TableContext } from "../table/table-context.ts";
import { namedCurrency } from "../values/currencies.ts";
import { type DecimalSign, numeralValue } from "../values/number-style.ts";
import { chargeKindOf, mentionedChargeKind } from "./charge-name.ts";

/** A table with what was read of its rows. */
export interface ReadTable {
  readonly context: TableContext;
  readonly found: RowsReading;
}

/** A row or a line that names one amount and counts nothing. */
interface TailAmount extends NamedAmount {
  readonly raw: string;
  readonly numeral: string;
  readonly place: SourcePlace;
  readonly row: number | null;
  readonly tableId: string | null;
}

const mostLines = 400;
const longestName = 70;

/**
 * Adds what the file's own totals prove to come on top of its offers, by whatever name. Gives the rows of tables that
 * are totals or charges by that proof.
 */
export function addChainCharges(
  reads: readonly ReadTable[],
  lines: readonly QuoteLine[],
): ReadonlySet<string> {
  const [main] = reads.filter(({ found }) => found.lines.length > 0);
  const suppliers = new Set(lines.map(({ supplier }) => supplier.value));
  if (main === undefined || suppliers.size > 1 || lines.length > mostLines) {
    return new Set();
  }
  const { context } = main;
  const onLines = new Set(
    lines
      .flatMap(({ tooling, freight }) => [tooling, freight])
      .flatMap((reading) => (reading?.value.kind === "amount" ? [reading.value.amount] : [])),
  );
  const goods = goodsOf(reads, lines);
  if (goods === null) return new Set();
  const known = context.looseCharges.flatMap(({ charge, place }) =>
    charge.kind === "amount" && charge.per === "order" ? [{ amount: charge.amount, place }] : [],
  );
  const knownSum = known.reduce((sum, { amount }) => sum + amount, 0);
  const tails = (["point", "comma"] as const).map((decimal) => {
    const tail = [...tailRows(reads, decimal), ...tailLines(context, decimal)];
    return { tail, kinds: totalChain(tail, [goods, goods + knownSum]) };
  });
  const counted = tails.map(({ kinds }) => kinds.filter((kind) => kind === "charge").length);
  const best = tails[(counted[1] ?? 0) > (counted[0] ?? 0) ? 1 : 0];
  const rows = new Set<string>();
  for (const [at, kind] of (best?.kinds ?? []).entries()) {
    const found = best?.tail[at];
    if (found === undefined || kind === null) continue;
    if (found.row !== null) rows.add(`${found.tableId}/${found.row}`);
    const isOnLines = onLines.has(found.amount);
    const isKnown = known.some(
      ({ amount, place }) =>
        isSameRow(place, found.place) ||
        // What the text says again.
        (place.kind !== found.place.kind && Math.abs(amount - found.amount) < 0.011),
    );
    if (kind !== "charge" || isKnown || isOnLines || found.amount === 0) continue;
    context.looseCharges.push({
      name: found.words,
      kind: chargeKindOf(found.words) ?? mentionedChargeKind(found.words) ?? "other",
      charge: { kind: "amount", amount: found.amount, per: "order" },
      currency: null,
      raw: found.raw,
      place: found.place,
      confidence: 96,
      tableId: found.tableId,
      supplier: null,
    });
  }
  return rows;
}

function isSameRow(a: SourcePlace, b: SourcePlace): boolean {
  if (a.kind === "cell" && b.kind === "cell") return a.tableId === b.tableId && a.row === b.row;
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What all offers come to; `null` where one of them does not say it. */
function goodsOf(reads: readonly ReadTable[], lines: readonly QuoteLine[]): number | null {
  const stated = new Map(reads.flatMap(({ found }) => [...found.lineTotals]));
  let sum = 0;
  for (const line of lines) {
    if (line.alternative !== undefined) continue;
    const value = stated.get(line.id) ?? lineValue(line)?.amount;
    if (value === undefined || line.prices.length > 1) return null;
    sum += value;
  }
  return sum;
}

/** Rows below the last offer of a table that have a name and one amount. */
function tailRows(reads: readonly ReadTable[], decimal: DecimalSign): TailAmount[] {
  return reads.flatMap(({ context, found }) => {
    if (context.regular.isTurned || context.regular.isFromText) return [];
    const last = found.lines.reduce((most, { row }) => Math.max(most, row), -1);
    const first = Math.max(last + 1, context.firstRow);
    return context.rows.slice(first, context.endRow).flatMap((cells, index) => {
      const row = first + index;
      const filled = cells.flatMap((cell, column) =>
        cell === null || cell.text.trim() === "" ? [] : [{ cell, column }],
      );
      const paid = filled.filter(
        ({ cell }) => cell.kind === "number" || (isMoney(cell) && !/\p{L}{4}/u.test(cell.text)),
      );
      const [only, another] = paid;
      const words = filled
        .filter(({ cell }) => cell !== only?.cell)
        .map(({ cell }) => cell.text.trim());
      if (only === undefined || another !== undefined) return [];
      const numeral = /\d[\d.,'’\s]*/u.exec(only.cell.text)?.[0].trim() ?? "";
      const amount =
        only.cell.kind === "number" ? only.cell.number : numeralValue(numeral, decimal);
      const name = words.join(" ");
      if (amount === null || !isName(context, name)) return [];
      const place = context.regular.cellPlace(row, only.column);
      const tableId = context.table.id;
      return [{ words: name, amount, raw: only.cell.text, numeral, place, row, tableId }];
    });
  });
}

const amountAtEnd =
  /^(?<words>.*?\p{L}.*?)[\s:：=.]*(?<![\d.,%])(?<before>[€$£¥]|[A-Z]{3}|US\$|kr\.?|zł|Kč)?\s?(?<numeral>\d[\d.,'’\u00a0\u202f ]*)\s?(?<after>[€$£¥元円]|[A-Z]{3}|kr\.?|zł|Kč)?\.?$/u;

/** Lines of the text that end with an amount and have no other figure. */
function tailLines(context: TableContext, decimal: DecimalSign): TailAmount[] {
  return linesAround(context.file, context.table)
    .slice(0, mostLines)
    .flatMap(({ text, fileName, part, line, isMailHead }): TailAmount[] => {
      const found =
        isMailHead === true || text.length > 120 ? null : amountAtEnd.exec(text.trim())?.groups;
      if (found === null || found === undefined) return [];
      const { words = "", before, after } = found;
      const numeral = (found["numeral"] ?? "").trim();
      const sign = before ?? after;
      const amount = numeralValue(numeral, decimal);
      const isSigned = sign === undefined || namedCurrency(sign) !== null;
      if (amount === null || !isSigned || !isName(context, words)) return [];
      const place = { kind: "line", fileName, part, line } as const;
      const raw = `${before ?? ""}${numeral}${after === undefined ? "" : ` ${after}`}`;
      return [{ words: words.trim(), amount, raw, numeral, place, row: null, tableId: null }];
    });
}

/** Words without a figure that may count pieces: a row that was not read as an offer is no charge. */
function isName(context: TableContext, words: string): boolean {
  if (words.length > longestName || !/\p{L}{2}/u.test(words)) return false;
  const parts = context.claims
    .filter(({ field }) => field === "part")
    .flatMap(({ column }) => context.columns[column]?.sample.map(({ text }) => text.trim()) ?? []);
  const bare = parts
    .reduce((left, part) => (part === "" ? left : left.replace(part, " ")), words)
    .replaceAll(/\d[\d.,]*\s?%|\b(?:[23]\.[12]|10204)\b|\bpos(?:ition)?\.?\s?\d+|\(.*?\)/giu, " ");
  return !/\d/.test(bare);
}
