import fc from "fast-check";
import { expect, test } from "vitest";

import { quoteFields, type QuoteLine, type Reading } from "./quote-line.ts";
import type { Correction } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { textCell } from "./recognize/testing/quote-files.ts";
import {
  anyTrueQuotes,
  anyWritingStyle,
  writeQuotes,
  writtenPrice,
  type TrueQuote,
  type WritingStyle,
} from "./recognize/testing/random-quotes.ts";
import type { CellValue, FileReading } from "./source.ts";

function fileOf(
  rows: readonly (readonly (CellValue | null)[])[],
  lines: readonly string[] = [],
): FileReading {
  const fileName = "quotes.csv";
  return {
    fileName,
    kind: "csv",
    sizeBytes: 0,
    tables: [{ id: "t", fileName, part: "", rows, firstRow: 1 }],
    lines: lines.map((text, index) => ({ fileName, part: "", line: index + 1, text })),
    sender: null,
    problems: [],
    isConfirmed: true as const,
  };
}

const fileOfTexts = (rows: readonly (readonly string[])[]) =>
  fileOf(rows.map((row) => row.map(textCell)));

/** What a line says, without where it stands. */
function said(line: QuoteLine) {
  const value = (reading: Reading<unknown> | null) =>
    reading === null ? null : [reading.value, reading.confidence];
  return JSON.stringify([
    value(line.supplier),
    value(line.part),
    value(line.description),
    value(line.quantity),
    value(line.quantityUnit),
    value(line.unit),
    line.prices.map(({ fromQuantity, price }) => [fromQuantity, price.value, price.confidence]),
    value(line.currency),
    value(line.tooling),
    value(line.freight),
    value(line.duty),
    value(line.incoterm),
    value(line.leadTimeDays),
    value(line.validUntil),
    value(line.minimumOrder),
    value(line.rating),
  ]);
}

const allSaid = (file: FileReading) => recognize([file], []).lines.map(said).sort();

const anyWritten = fc.tuple(anyTrueQuotes, anyWritingStyle);

/** Each value that is neither what was meant nor below 95 %. */
function silentErrors(line: QuoteLine, quote: TrueQuote, style: WritingStyle): string[] {
  const wrong = (name: string, reading: Reading<unknown> | null, meant: unknown) =>
    reading !== null &&
    reading.confidence >= 95 &&
    JSON.stringify(reading.value) !== JSON.stringify(meant)
      ? [`${name}: ${JSON.stringify(reading.value)} instead of ${JSON.stringify(meant)}`]
      : [];
  return [
    ...wrong("quantity", line.quantity, quote.quantity),
    ...wrong("price", line.prices[0]!.price, writtenPrice(quote, style)),
    ...wrong("unit", { ...line.unit, value: line.unit.value.size }, style.pricedPer),
    ...wrong("currency", line.currency, style.currency),
    ...wrong("lead time", line.leadTimeDays, quote.leadTimeWeeks * 7),
    ...wrong("Incoterm", line.incoterm, quote.incoterm),
    ...wrong("valid until", line.validUntil, quote.validUntil),
    ...wrong("minimum order", line.minimumOrder, quote.minimumOrder),
    ...wrong("rating", line.rating, quote.rating),
    ...wrong("tooling", line.tooling, { kind: "amount", amount: quote.tooling, per: "order" }),
    ...wrong("freight", line.freight, { kind: "percent", percent: quote.freightPercent }),
  ];
}

test("no wrong silent result: in any language and style a value is right, or it is asked about", () => {
  fc.assert(
    fc.property(anyWritten, ([quotes, style]) => {
      const { lines, questions, tables } = recognize([fileOfTexts(writeQuotes(quotes, style))], []);
      expect(tables[0]!.skippedRows).toEqual([]);
      expect(lines).toHaveLength(quotes.length);
      for (const [index, quote] of quotes.entries()) {
        const line = lines[index]!;
        expect([line.supplier.value, line.part?.value]).toEqual([quote.supplier, quote.part]);
        expect(silentErrors(line, quote, style)).toEqual([]);
        const doubtful = [
          line.quantity,
          line.prices[0]!.price,
          line.leadTimeDays,
          line.validUntil,
          line.currency,
        ];
        if (doubtful.some((reading) => reading === null || reading.confidence < 95))
          expect(questions.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 50 },
  );
});

test("what is written without doubt is read without a question", () => {
  const plainly = anyWritten.filter(
    ([quotes, { date, leadTimePlace, decimal, decimals, group, language }]) =>
      date === "iso" &&
      decimals === 2 &&
      leadTimePlace !== "nowhere" &&
      quotes.length > 1 &&
      group !== "," &&
      (language !== "en" || decimal === "."),
  );
  fc.assert(
    fc.property(plainly, ([quotes, style]) => {
      const { questions, lines } = recognize([fileOfTexts(writeQuotes(quotes, style))], []);
      expect(questions.map(({ text }) => text)).toEqual([]);
      expect(lines.map((line, index) => silentErrors(line, quotes[index]!, style))).toEqual(
        quotes.map(() => []),
      );
      expect(
        lines.every(
          ({ currency, leadTimeDays, rating }) =>
            currency !== null && leadTimeDays !== null && rating !== null,
        ),
      ).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test("the order of columns does not matter", () => {
  fc.assert(
    fc.property(
      anyWritten,
      fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 }),
      ([quotes, style], order) => {
        const here = allSaid(fileOfTexts(writeQuotes(quotes, style)));
        expect(allSaid(fileOfTexts(writeQuotes(quotes, { ...style, order })))).toEqual(here);
      },
    ),
    { numRuns: 40 },
  );
});

test("the order of rows does not matter", () => {
  fc.assert(
    fc.property(anyWritten, fc.nat(7), ([quotes, style], turn) => {
      const turned = [
        ...quotes.slice(turn % quotes.length),
        ...quotes.slice(0, turn % quotes.length),
      ];
      expect(allSaid(fileOfTexts(writeQuotes(turned, style)))).toEqual(
        allSaid(fileOfTexts(writeQuotes(quotes, style))),
      );
    }),
    { numRuns: 40 },
  );
});

test("a column that has nothing to do with it changes nothing", () => {
  const unrelated = fc.constantFrom(
    ["Color", "red"],
    ["Internal note", "ask Paul"],
    ["Rev", "C"],
    ["Drawing", "D-12"],
    ["Xyzzy", "42"],
    ["Weight", "1.2"],
  );
  fc.assert(
    fc.property(anyWritten, unrelated, fc.nat(12), ([quotes, style], [header, value], at) => {
      const rows = writeQuotes(quotes, style);
      const widened = rows.map((row, index) =>
        row.toSpliced(at, 0, index === 0 ? header! : value!),
      );
      expect(allSaid(fileOfTexts(widened))).toEqual(allSaid(fileOfTexts(rows)));
    }),
    { numRuns: 40 },
  );
});

const anyText = fc.oneof(
  fc.constantFrom(
    "Price",
    "Preis/100",
    "Qty",
    "1-99",
    "500+",
    "Supplier",
    "Acme GmbH",
    "12,50",
    "1.234",
    "$5",
    "€ 3,20/kg",
    "-4",
    "0",
    "n/a",
    "5 %",
    "6 wks",
    "4-6 Wochen",
    "05/06/2026",
    "FCA",
    "EUR",
    "Total",
    "M",
    "Délai",
    "Remise %",
    "Part",
    "Rating",
    "9e999",
    "1e5",
    "∞",
    "NaN",
    ";;",
    "100",
  ),
  fc.string({ maxLength: 12 }),
  fc.double().map(String),
);
const anyCell: fc.Arbitrary<CellValue | null> = fc.oneof(
  { weight: 5, arbitrary: anyText.map((text): CellValue => ({ kind: "text", text })) },
  {
    weight: 2,
    arbitrary: fc
      .double()
      .map((number): CellValue => ({ kind: "number", number, text: String(number) })),
  },
  {
    weight: 1,
    arbitrary: fc.constant<CellValue>({ kind: "date", date: "2026-12-31", text: "31.12.2026" }),
  },
  { weight: 2, arbitrary: fc.constant(null) },
);
const anyTable = fc.array(fc.array(anyCell, { maxLength: 8 }), { maxLength: 12 });
const anyField = fc.constantFrom(...quoteFields);
const anyCorrection: fc.Arbitrary<Correction> = fc.oneof(
  fc.record({
    kind: fc.constant("column"),
    tableId: fc.constant("t"),
    column: fc.nat(8),
    field: fc.option(anyField),
    fromQuantity: fc.option(fc.nat(500)),
  }),
  fc.record({
    kind: fc.constant("cell"),
    tableId: fc.constant("t"),
    row: fc.nat(12),
    column: fc.nat(8),
    text: anyText,
  }),
  fc.record({
    kind: fc.constant("line"),
    lineId: fc.nat(12).map((row) => `t:${row}`),
    field: anyField,
    text: anyText,
  }),
  fc.record({
    kind: fc.constant("table"),
    tableId: fc.constant("t"),
    field: anyField,
    text: anyText,
  }),
  fc.record({
    kind: fc.constant("number-style"),
    tableId: fc.constant("t"),
    decimal: fc.constantFrom("comma", "point"),
  }),
  fc.record({
    kind: fc.constant("date-style"),
    tableId: fc.constant("t"),
    order: fc.constantFrom("day-first", "month-first"),
  }),
  fc.record({
    kind: fc.constant("unit"),
    tableId: fc.constant("t"),
    column: fc.nat(8),
    unit: fc.constantFrom("weeks", "per 100", "percent", "of 5", "kg", "?"),
  }),
  fc.record({
    kind: fc.constant("currency-sign"),
    tableId: fc.constant("t"),
    sign: fc.constantFrom("$", "kr"),
    currency: fc.constantFrom("CAD", "???"),
  }),
) as fc.Arbitrary<Correction>;

test("any table, with any corrections: no throw, no value that is not finite, every confidence from 0 to 100", () => {
  fc.assert(
    fc.property(
      anyTable,
      fc.array(anyText, { maxLength: 5 }),
      fc.array(anyCorrection, { maxLength: 5 }),
      (rows, lines, corrections) => {
        const recognition = recognize([fileOf(rows, lines)], corrections);
        const check = (value: unknown): void => {
          if (typeof value === "number") expect(Number.isFinite(value) && value >= 0).toBe(true);
          if (typeof value !== "object" || value === null) return;
          if ("confidence" in value) expect(value.confidence).toBeLessThanOrEqual(100);
          Object.values(value).forEach(check);
        };
        check(recognition);
        expect(new Set(recognition.lines.map(({ id }) => id)).size).toBe(recognition.lines.length);
        expect(new Set(recognition.questions.map(({ id }) => id)).size).toBe(
          recognition.questions.length,
        );
        for (const { answers, lineCount } of recognition.questions) {
          expect(answers.length).toBeGreaterThan(0);
          expect(lineCount).toBeGreaterThan(0);
        }
        for (const { prices } of recognition.lines) expect(prices.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 40 },
  );
});

test("corrections said twice are said once", () => {
  fc.assert(
    fc.property(anyTable, fc.array(anyCorrection, { maxLength: 5 }), (rows, corrections) => {
      const file = fileOf(rows);
      expect(recognize([file], [...corrections, ...corrections])).toEqual(
        recognize([file], corrections),
      );
    }),
    { numRuns: 40 },
  );
});

test("of two corrections about one thing the last wins", () => {
  const sameKind = fc.oneof(
    fc
      .tuple(anyText, anyText)
      .map(([a, b]) =>
        [a, b].map((text): Correction => ({ kind: "cell", tableId: "t", row: 1, column: 1, text })),
      ),
    fc.tuple(anyText, anyText).map(([a, b]) =>
      [a, b].map((text): Correction => ({
        kind: "table",
        tableId: "t",
        field: "currency",
        text,
      })),
    ),
    fc.tuple(fc.option(anyField), fc.option(anyField)).map(([a, b]) =>
      [a, b].map((field): Correction => ({
        kind: "column",
        tableId: "t",
        column: 2,
        field,
        fromQuantity: null,
      })),
    ),
  );
  fc.assert(
    fc.property(anyTable, sameKind, (rows, [first, second]) => {
      const file = fileOf(rows);
      expect(recognize([file], [first!, second!])).toEqual(recognize([file], [second!]));
    }),
    { numRuns: 40 },
  );
});
