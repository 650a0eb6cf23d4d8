import type { QuoteLine, Reading } from "../../analyzer/intake/quote-line.ts";
import { analyze } from "../../analyzer/package/analyze.ts";
import { illustrativeRates } from "../../analyzer/package/rates.ts";
import { defaultSettings } from "../../analyzer/package/settings.ts";
import type { Quote } from "../../analyzer/quote/quote.ts";
import { rank } from "../../analyzer/rank/rank.ts";

/**
 * Are 100,000 quote lines ranked in under a second? The engine's core alone, then from recognized lines to explained
 * ranks: all of one part, and of 10,000 parts. The ratio is to a bare sort of as many numbers in the same run.
 */
const count = Number(process.argv[2] ?? 100_000);
const budgetMs = 1000;
const runs = 5;

/** The same numbers on every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(2417);
const whole = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const currencies = Object.keys(illustrativeRates.perUnit);

const quotes = Array.from({ length: count }, (_, index): Quote => ({
  id: `quote ${index}`,
  supplier: `Supplier ${whole(1, 400)}`,
  landedCost: whole(1000, 99_999) / 100,
  leadTimeDays: whole(0, 20) === 0 ? null : whole(5, 180),
  reliability: whole(60, 100),
}));

function quoteLine(index: number, partCount: number): QuoteLine {
  let column = 0;
  const reading = <Value>(value: Value): Reading<Value> => ({
    value,
    raw: String(value),
    place: { kind: "cell", tableId: "bench.csv#1", row: index, column: column++ },
    confidence: 100,
    reason: "bench",
  });
  const each = { dimension: "count", size: 1, label: "each" } as const;
  const perHundred = { dimension: "count", size: 100, label: "per 100" } as const;
  return {
    id: `bench.csv#1:${index}`,
    tableId: "bench.csv#1",
    row: index,
    supplier: reading(`Supplier ${whole(1, 400)}`),
    part: reading(`P-${index % partCount}`),
    description: null,
    quantity: reading(500),
    quantityUnit: reading(each),
    unit: reading(index % 3 === 0 ? perHundred : each),
    prices: [{ fromQuantity: 0, price: reading(whole(100, 99_999) / 100) }],
    currency: reading(currencies[whole(0, currencies.length - 1)]!),
    tooling: index % 4 === 0 ? reading({ kind: "amount", amount: 900, per: "order" }) : null,
    freight: null,
    duty: null,
    incoterm: reading(index % 2 === 0 ? "FCA" : "DAP"),
    leadTimeDays: whole(0, 20) === 0 ? null : reading(whole(5, 180)),
    validUntil: null,
    minimumOrder: null,
    rating: reading(whole(60, 100)),
  };
}

function recognition(partCount: number) {
  const lines = Array.from({ length: count }, (_, index) => quoteLine(index, partCount));
  return { tables: [], lines, questions: [] };
}

/** The median of several runs, after one that does not count. */
function medianMs(work: () => unknown): number {
  work();
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

const settings = { ...defaultSettings, rates: illustrativeRates, today: "2026-11-15" };
const onePart = recognition(1);
const manyParts = recognition(Math.ceil(count / 10));
const works: [name: string, work: () => unknown][] = [
  [
    "bare sort of as many numbers",
    () => quotes.map((quote) => quote.landedCost!).sort((a, b) => a - b),
  ],
  ["rank", () => rank(quotes, settings.weights)],
  ["analyze, one part", () => analyze(onePart, settings)],
  ["analyze, a part for every ten lines", () => analyze(manyParts, settings)],
  ["analyze, by package", () => analyze(manyParts, { ...settings, rankBy: "package" })],
];
const rows = works.map(([name, work]) => ({ name, ms: medianMs(work) }));
const bareMs = rows[0]!.ms;
console.table(
  rows.map(({ name, ms }) => ({
    [`${count.toLocaleString("en-US")} lines`]: name,
    ms: Math.round(ms),
    "× a bare sort": Number((ms / bareMs).toFixed(1)),
  })),
);
const slow = rows.filter(({ ms }) => ms > budgetMs);
console.log(
  slow.length === 0
    ? `All of it in under ${budgetMs} ms.`
    : `Over ${budgetMs} ms: ${slow.map(({ name }) => name).join(", ")}`,
);
process.exitCode = slow.length === 0 ? 0 : 1;
