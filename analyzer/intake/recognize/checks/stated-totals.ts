import { mayHoldTax } from "../../../lexicon/tax-words.ts";
import type { QuoteLine } from "../../quote-line.ts";
import type { SourcePlace } from "../../source.ts";
import { amountsIn } from "../charges/text-amounts.ts";
import type { LooseCharge } from "../charges/loose-charge.ts";
import { isMoney } from "../columns/column-content.ts";
import { noColumn } from "../columns/column-claim.ts";
import { readingRules } from "../columns/column-reader.ts";
import { isTaxName, isTotalName } from "../lines/total-rows.ts";
import { askChoice } from "../questions/table-questions.ts";
import type { TableContext } from "../table/table-context.ts";
import { cellReaders } from "../values/cell-readers.ts";
import { columnAnswer } from "../questions/answers.ts";

/** An amount that a file calls a total, or the tax on one. */
export interface StatedTotal {
  readonly amount: number;
  readonly raw: string;
  readonly words: string;
  readonly place: SourcePlace;
}

/** The amounts in a row of totals. */
export function totalsOfRow(context: TableContext, row: number): StatedTotal[] {
  const cells = context.rows[row] ?? [];
  const words = cells
    .flatMap((cell) =>
      cell?.kind === "text" && /\p{L}/u.test(cell.text) ? [cell.text.trim()] : [],
    )
    .join(" ");
  return cells.flatMap((cell, column) => {
    if (cell === null || cell.text === "") return [];
    const claim = context.claims[column] ?? noColumn;
    const isPaid = claim.field === "price" || claim.field === "total";
    if (!isPaid && (claim.field !== null || !isMoney(cell))) return [];
    const read = cellReaders.total(cell, readingRules(context, claim));
    if (read.kind === "missing" || read.value.isPercent || read.value.value === 0) return [];
    const place = context.regular.cellPlace(row, column);
    return [{ amount: read.value.value, raw: cell.text, words, place }];
  });
}

/** "Total net: EUR 2,050.00" among the text. */
export function totalsInText({ file, numberStyle }: TableContext): StatedTotal[] {
  return file.lines.flatMap(({ text, fileName, part, line, isMailHead }) => {
    if (isMailHead === true) return [];
    return amountsIn(text).flatMap(({ text: raw, sentence, isPercent }) => {
      const start = sentence.slice(0, longestName);
      if (isPercent || !(isTotalName(start) || isTaxName(start))) return [];
      const read = cellReaders.total({ kind: "text", text: raw }, plainRules(numberStyle.decimal));
      if (read.kind === "missing") return [];
      const place = { kind: "line", fileName, part, line } as const;
      return [{ amount: read.value.value, raw, words: sentence, place }];
    });
  });
}

/** The words of a total stand at the start of its sentence. */
const longestName = 50;

export function plainRules(decimal: TableContext["numberStyle"]["decimal"]) {
  const numberDoubt = { kind: "number-style", detail: "", confidence: 100 } as const;
  return {
    decimal,
    numberDoubt,
    dateOrder: "day-first",
    dateDoubt: null,
    quoteDate: null,
    countsFrom: null,
    durationUnit: null,
    assumedDurationUnit: "days",
    basis: null,
    assumedBasis: "per order",
    scale: null,
    assumedScale: "of 100",
    unit: null,
    currencySigns: new Map<string, string>(),
  } as const;
}

/** What the lines of a file come to, and how far rounded prices may be off. */
interface Sum {
  readonly amount: number;
  readonly roundedBy: number;
}

const mostLines = 5000;
const mostCharges = 6;
/** No sales tax is higher. */
const highestTax = 1.3;
/** The sum of a page, not of the offer. */
const carriedOver =
  /carried|brought|übertrag|(?<!\p{L})report|à reporter|suma y sigue|suma anterior|riport|transport|överför|overfør|przenies|převod/iu;
/** What the offers of a file come to, and which totals that explains. */
interface Reach {
  readonly amount: number;
  readonly isReached: (
    total: Pick<StatedTotal, "amount" | "words">,
    possible?: readonly Sum[],
  ) => boolean;
}

/** `null` where the lines of a file do not add up to one sum. */
export function reachOf(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  stated: readonly StatedTotal[],
  lineTotals: ReadonlyMap<string, number>,
): Reach | null {
  const context = contexts.find(({ table }) => table.id === lines[0]?.tableId);
  const suppliers = new Set(lines.map(({ supplier }) => supplier.value));
  if (context === undefined || suppliers.size > 1 || lines.length > mostLines) return null;
  const own = lines.filter(({ alternative }) => alternative === undefined);
  const valueOf = (line: QuoteLine) => totalOf(line, lineTotals) ?? lineValue(line);
  const sums = [sumOf(own, valueOf), sumOf(lines, valueOf)].filter((sum) => sum !== null);
  const [first] = sums;
  if (first === undefined) return null;
  const taxes = stated.filter(({ words }) => isTaxName(words)).map(({ amount }) => amount);
  const rates = ratesIn(contexts, stated);
  const extras = chargeSums(context.looseCharges, lines);
  const isReached: Reach["isReached"] = ({ amount, words }, possible = sums) =>
    possible.some((sum) => {
      const slack = sum.roundedBy + Math.abs(amount) * 1e-6 + 0.02;
      return extras.some((extra) => {
        const net = sum.amount + extra;
        const isNear = (value: number) => Math.abs(value - amount) <= slack;
        if (isNear(net)) return true;
        if (rates.some((rate) => isNear(net * (1 + rate / 100)))) return true;
        if (taxes.some((tax) => isNear(net + tax))) return true;
        const isGross = mayHoldTax(words);
        return isGross && amount > net && amount <= net * highestTax;
      });
    });
  return { amount: first.amount, isReached };
}

/** Doubts all prices of a file whose own total its lines do not reach: a line or a figure may be wrong. */
export function checkTotals(
  contexts: readonly TableContext[],
  lines: readonly QuoteLine[],
  stated: readonly StatedTotal[],
  lineTotals: ReadonlyMap<string, number>,
): readonly QuoteLine[] {
  const context = contexts.find(({ table }) => table.id === lines[0]?.tableId);
  const totals = stated.filter(({ words }) => !isTaxName(words) && !carriedOver.test(words));
  const greatest = totals.reduce<StatedTotal | null>(
    (most, next) => (most === null || next.amount > most.amount ? next : most),
    null,
  );
  if (context === undefined || greatest === null || lines.length > mostLines) return lines;
  const reach = reachOf(contexts, lines, stated, lineTotals);
  if (reach === null || reach.isReached(greatest)) return lines;
  // Sub-totals of sections, and no total of all.
  const ofSections = totals.reduce((sum, { amount }) => sum + amount, 0);
  if (totals.length > 1 && Math.abs(ofSections - reach.amount) <= 0.02) return lines;
  const asLineTotals = sumOf(lines, priceAlone);
  const price = context.claims.find(({ field }) => field === "price");
  const isForLine = asLineTotals !== null && reach.isReached(greatest, [asLineTotals]);
  const asked = askChoice(context, "stated-total", {
    text: `The offers of ${context.table.fileName} come to ${moneyText(reach.amount)}, but it states “${greatest.raw}” as a total. Keep the offers as they were read?`,
    confidence: 60,
    reason: "a line, a price or a charge may be missing or wrong",
    place: greatest.place,
    keep: "Yes, as they were read",
    others:
      price === undefined || context.regular.isFromText
        ? []
        : [
            ...(isForLine
              ? [
                  columnAnswer(
                    context,
                    price.column,
                    "total",
                    `“${price.header.text}” is for the whole line`,
                  ),
                ]
              : []),
            columnAnswer(context, price.column, null, "No, leave them out"),
          ],
  });
  return lines.map((line, index) => {
    asked.touch(index);
    return {
      ...line,
      prices: line.prices.map((each) => ({
        ...each,
        price: {
          ...each.price,
          confidence: Math.min(each.price.confidence, asked.confidence),
        },
      })),
    };
  });
}

/** As its row gives it, where its price is of that row alone. */
function totalOf({ id, prices, quantity }: QuoteLine, lineTotals: ReadonlyMap<string, number>) {
  const total = lineTotals.get(id) ?? 0;
  const isOneRow = prices.length === 1 && quantity !== null && !quantity.raw.includes(" + ");
  return isOneRow && total > 0 ? { amount: total, roundedBy: 0.006 } : null;
}

/** Price times quantity; `null` where the line does not say both. */
export function lineValue({ prices, quantity, unit, quantityUnit }: QuoteLine): Sum | null {
  const [price, another] = prices;
  if (price === undefined || another !== undefined || quantity === null) return null;
  if (unit.value.dimension !== quantityUnit.value.dimension) return null;
  const units = (quantity.value * quantityUnit.value.size) / unit.value.size;
  return { amount: price.price.value * units, roundedBy: units * 0.0051 + 0.006 };
}

function priceAlone({ prices }: QuoteLine): Sum | null {
  const [price] = prices;
  return price === undefined ? null : { amount: price.price.value, roundedBy: 0.006 };
}

function sumOf(lines: readonly QuoteLine[], value: (line: QuoteLine) => Sum | null): Sum | null {
  let [amount, roundedBy] = [0, 0];
  for (const line of lines) {
    const own = value(line);
    if (own === null) return null;
    amount += own.amount;
    roundedBy += own.roundedBy;
  }
  return lines.length === 0 ? null : { amount, roundedBy };
}

/** What any of the charges add: a total may be before or after each of them. */
function chargeSums(loose: readonly LooseCharge[], lines: readonly QuoteLine[]): number[] {
  const amounts = loose.flatMap(({ charge }) =>
    charge.kind === "amount" && charge.per === "order" ? [charge.amount] : [],
  );
  const places = new Set(loose.map(({ place }) => JSON.stringify(place)));
  const inColumns = lines
    .flatMap(({ tooling, freight, otherCharges = [] }) => [
      tooling,
      freight,
      ...otherCharges.map(({ charge }) => charge),
    ])
    .flatMap((reading) =>
      reading?.value.kind === "amount" &&
      reading.value.per === "order" &&
      !places.has(JSON.stringify(reading.place))
        ? [reading.value.amount]
        : [],
    );
  const columnSum = inColumns.reduce((sum, amount) => sum + amount, 0);
  const all = columnSum > 0 ? [...amounts, columnSum] : amounts;
  if (all.length > mostCharges) return [0, all.reduce((sum, amount) => sum + amount, 0)];
  return all.reduce<number[]>((sums, amount) => [...sums, ...sums.map((sum) => sum + amount)], [0]);
}

/** Percentages beside totals or in the text: a tax, most often. */
function ratesIn(contexts: readonly TableContext[], stated: readonly StatedTotal[]): number[] {
  const texts = [
    ...stated.map(({ words }) => words),
    ...(contexts[0]?.file.lines ?? []).map(({ text }) => text),
  ];
  const rates = texts.flatMap((text) =>
    Array.from(text.matchAll(/(\d{1,2}(?:[.,]\d{1,2})?)\s?%/g), ([, rate = ""]) =>
      Number(rate.replace(",", ".")),
    ),
  );
  return [...new Set(rates)].flatMap((rate) => [rate, -rate]);
}

function moneyText(amount: number): string {
  return amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ",");
}
