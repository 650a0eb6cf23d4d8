import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import fc from "fast-check";
import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";

import { analyze } from "#analyzer/package/analyze.ts";
import { exportWorkbook } from "#analyzer/package/export/export-workbook.ts";
import type { PackageSettings } from "#analyzer/package/settings.ts";
import {
  each,
  kilogram,
  once,
  percent,
  perHundred,
  pound,
  recognized,
  settingsWith,
} from "#analyzer/package/testing/quote-lines.ts";

import type { PlannedSheet } from "./planned-workbook.ts";
import { expectStoredResults, openedWorkbook, resultsOf } from "./testing/opened-workbook.ts";

const perPiece = { kind: "amount", amount: 0.35, per: "unit" } as const;
const quotes = recognized([
  { id: "1", supplier: "Ashgrove", part: "A", quantity: 500, price: 12, tooling: once(1000) },
  {
    id: "2",
    supplier: "Brandt",
    part: "A",
    quantity: 500,
    price: 1000,
    unit: perHundred,
    currency: "EUR",
    incoterm: "EXW",
    tooling: once(1500),
    leadTimeDays: 40,
    rating: 80,
  },
  {
    id: "3",
    supplier: "Castellane",
    part: "A",
    quantity: null,
    breaks: [
      [100, 10],
      [500, 9],
      [1000, 8.4],
    ],
    currency: "GBP",
    incoterm: "FCA",
    freight: once(300),
    leadTimeDays: 35,
    rating: null,
  },
  { id: "4", supplier: "Dovetail", part: "A", quantity: 500, price: 11, minimumOrder: 600 },
  { id: "5", supplier: "Ashgrove", part: "B", unit: kilogram, quantityUnit: kilogram, price: 7 },
  {
    id: "6",
    supplier: "Brandt",
    part: "B",
    unit: pound,
    quantityUnit: pound,
    quantity: 220,
    price: 3,
    tooling: once(120),
    freight: perPiece,
    duty: percent(4),
    leadTimeDays: null,
  },
  {
    id: "7",
    supplier: "Castellane",
    part: "B",
    unit: kilogram,
    quantityUnit: kilogram,
    price: 6.9,
  },
  { id: "8", supplier: "Dovetail", part: "B", unit: kilogram, quantityUnit: kilogram, price: 7 },
  { id: "9", supplier: "Lakehead", part: "B", currency: null },
]);
const base = settingsWith({ askedQuantities: { a: 500 } });

async function opened(settings: PackageSettings, given = quotes): Promise<PlannedSheet[]> {
  const bytes = await exportWorkbook(given, settings, new Map(), [
    { at: "2026-11-15T10:00:00Z", text: "B2 is corrected." },
  ]);
  return openedWorkbook(bytes);
}

/** What the ranking shows once all formulas were worked out anew: by supplier and part, its rank and score. */
function recalculated(sheets: readonly PlannedSheet[]) {
  const results = resultsOf(sheets);
  const ranking = sheets[0]!;
  const heads = ranking.rows[2]!.map(({ value }) => value);
  const shown = (row: number, head: string) => {
    const column = heads.indexOf(head);
    return results[0]?.get(`${row},${column}`) ?? ranking.rows[row]?.[column]?.value ?? "";
  };
  return ranking.rows.slice(3).map((_, index) => ({
    part: shown(index + 3, "Part"),
    supplier: shown(index + 3, "Supplier"),
    rank: shown(index + 3, "Rank"),
    score: shown(index + 3, "Score"),
  }));
}

/** The sheets with one input changed: the cell right of a label. */
function changed(sheets: readonly PlannedSheet[], label: string, value: number): PlannedSheet[] {
  return sheets.map((sheet) => ({
    ...sheet,
    rows: sheet.rows.map((row) =>
      sheet.name === "Inputs" && row[0]?.value === label
        ? [row[0], { value }, ...row.slice(2)]
        : row,
    ),
  }));
}

function expectRanksOf(settings: PackageSettings, sheets: readonly PlannedSheet[], given = quotes) {
  const rows = recalculated(sheets);
  const groups = analyze(given, settings).groups;
  const ranked = groups.flatMap(({ title, best }) => best.map((offer) => ({ title, offer })));
  expect(rows.filter(({ rank }) => rank !== "")).toHaveLength(ranked.length);
  for (const { title, offer } of ranked) {
    const row = rows.find(
      ({ part, supplier }) =>
        supplier === offer.supplier && (part === title || settings.rankBy === "package"),
    );
    expect(row?.rank, offer.supplier).toBe(offer.rank);
    expect(row?.score, offer.supplier).toBeCloseTo(offer.score, 6);
  }
}

test.each(["line", "package"] as const)(
  "by %s: what is stored beside a formula is what it gives",
  async (rankBy) => {
    expect(expectStoredResults(await opened({ ...base, rankBy }))).toBeGreaterThan(60);
  },
);

test.each(["line", "package"] as const)("by %s: it ranks as the analyzer does", async (rankBy) => {
  const settings = { ...base, rankBy };
  expectRanksOf(settings, await opened(settings));
});

test("a changed weight, rate, quantity or rule is followed as the analyzer follows it", async () => {
  const sheets = await opened(base);
  const weights = { landedCost: 10, leadTime: 60, reliability: 30 };
  const weighted = changed(changed(sheets, "landed cost", 10), "lead time", 60);
  expectRanksOf({ ...base, weights }, weighted);
  const perUnit = { ...base.rates.perUnit, EUR: 1.4 };
  expectRanksOf({ ...base, rates: { ...base.rates, perUnit } }, changed(sheets, "EUR", 1.4));
  expectRanksOf({ ...base, askedQuantities: { a: 1200 } }, changed(sheets, "A", 1200));
  const days = "Latest delivery, days";
  expectRanksOf({ ...base, latestDeliveryDays: 36 }, changed(sheets, days, 36));
});

test("a rule that is set can be lifted: the offers it knocks out are there", async () => {
  const sheets = await opened({ ...base, latestDeliveryDays: 36 });
  expectRanksOf({ ...base, latestDeliveryDays: 36 }, sheets);
  expectRanksOf({ ...base, latestDeliveryDays: 99 }, changed(sheets, "Latest delivery, days", 99));
});

test("what is set aside and every correction are written down", async () => {
  const texts = (await opened(base))
    .at(-1)!
    .rows.flat()
    .map(({ value }) => value);
  expect(texts).toContain("Lakehead cannot be compared: no currency is given.");
  expect(texts).toContain("B2 is corrected.");
});

const breaks = (...prices: number[]) =>
  prices.map((price, index) => [[1, 100, 1000][index] ?? 0, price] as const);

/** Quantities that files leave open: nobody states one, one of them does, breaks begin above it. */
const openQuantities = {
  "without quantities": recognized([
    { id: "1", supplier: "Ashgrove", part: "A", quantity: null, price: 9 },
    { id: "2", supplier: "Brandt", part: "A", quantity: null, price: 10, minimumOrder: 50 },
    { id: "3", supplier: "Castellane", part: "A", quantity: null, breaks: breaks(12, 8, 5) },
  ]),
  "with a quantity in one file only": recognized([
    { id: "1", supplier: "Ashgrove", part: "A", quantity: 500, price: 9, tooling: once(2000) },
    { id: "2", supplier: "Brandt", part: "A", quantity: null, price: 11, tooling: once(900) },
    { id: "3", supplier: "Castellane", part: "A", quantity: null, breaks: breaks(14, 12, 5) },
  ]),
  "with breaks by the pound that the quantity just reaches": recognized(
    [31, 47, 62].map((quantity, index) => ({
      id: String(index),
      supplier: `Supplier ${index}`,
      part: "A",
      unit: pound,
      quantityUnit: pound,
      quantity,
      breaks: [
        [0, 9],
        [quantity, 5 + index],
      ],
    })),
  ),
};

test.each(
  Object.entries(openQuantities).flatMap(([name, given]) =>
    (["line", "package"] as const).map((rankBy) => ({ name, given, rankBy })),
  ),
)("$name, by $rankBy: it ranks as the analyzer does", async ({ given, rankBy }) => {
  const settings = settingsWith({ rankBy });
  const sheets = await opened(settings, given);
  expectStoredResults(sheets);
  expectRanksOf(settings, sheets, given);
});

test("the quantity asked for can be changed, and breaks and minimum follow", async () => {
  const given = openQuantities["without quantities"];
  const sheets = await opened(settingsWith({ askedQuantities: { a: 1 } }), given);
  for (const quantity of [20, 100, 5000]) {
    const settings = settingsWith({ askedQuantities: { a: quantity } });
    expectRanksOf(settings, changed(sheets, "A", quantity), given);
  }
});

const someLine = fc.record({
  supplier: fc.constantFrom("Ashgrove", "Brandt", "Castellane", "Dovetail"),
  part: fc.constantFrom("A", "B"),
  quantity: fc.constantFrom(null, null, 31, 100, 500),
  unit: fc.constantFrom(each, perHundred),
  quantityUnit: fc.constantFrom(each, perHundred),
  breaks: fc.constantFrom(
    [[0, 9]] as const,
    [[0, 7.5]] as const,
    [[31, 8]] as const,
    breaks(12, 8, 5),
    breaks(10, 9),
  ),
  minimumOrder: fc.constantFrom(null, null, 50, 1000),
  currency: fc.constantFrom("USD", "EUR"),
  incoterm: fc.constantFrom("DDP", "EXW", null),
  tooling: fc.constantFrom(null, null, once(400)),
  freight: fc.constantFrom(null, perPiece, percent(3)),
  leadTimeDays: fc.constantFrom(null, 20, 30, 45),
  rating: fc.constantFrom(null, 70, 90),
});

test("whatever is quoted, the workbook gives what the page shows, by line and by package", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(someLine, {
        selector: ({ supplier, part }) => supplier + part,
        minLength: 2,
        maxLength: 8,
      }),
      fc.constantFrom("line", "package"),
      fc.constantFrom({}, { a: 100 }, { a: 2000, b: 40 }),
      async (lines, rankBy, askedQuantities) => {
        const given = recognized(lines.map((line, index) => ({ id: String(index), ...line })));
        const settings = settingsWith({ rankBy, askedQuantities });
        const sheets = await opened(settings, given);
        expectStoredResults(sheets);
        expectRanksOf(settings, sheets, given);
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);

const withEverything = recognized([
  { id: "1", supplier: "Ashgrove", part: "A", quantity: 100, price: 9, tooling: once(900) },
  { id: "2", supplier: "Brandt", part: "A", quantity: 100, price: 9.5, incoterm: "EXW" },
  { id: "3", supplier: "Castellane", part: "A", quantity: null, breaks: breaks(12, 8, 5) },
]);
const [first] = withEverything.lines;
const charge = first?.tooling;
const withOtherCharges = {
  ...withEverything,
  lines: withEverything.lines.map((line, index) =>
    index === 1 && charge
      ? {
          ...line,
          otherCharges: [
            { name: "Certificate", charge: { ...charge, value: once(45) } },
            { name: "Plating", charge: { ...charge, value: perPiece } },
            { name: "Handling", charge: { ...charge, value: percent(2) } },
          ],
          minimumCharge: { ...charge, value: once(1500) },
        }
      : line,
  ),
};

test.each(["line", "package"] as const)(
  "further charges, a minimum charge, a supplier's duty and a volume, by %s: it ranks as the analyzer does",
  async (rankBy) => {
    const settings = settingsWith({
      rankBy,
      supplierTerms: { brandt: { dutyPercent: 12 } },
      toolingVolumes: { a: 1000 },
    });
    const sheets = await opened(settings, withOtherCharges);
    expectStoredResults(sheets);
    expectRanksOf(settings, sheets, withOtherCharges);
  },
);

const office = ["/usr/bin/soffice", "/opt/libreoffice/program/soffice"].filter((path) =>
  existsSync(path),
);
const unrated = recognized(
  ["Ashgrove", "Brandt", "Castellane"].map((supplier, index) => ({
    id: String(index),
    supplier,
    part: "A",
    quantity: null,
    price: 9 - index,
    leadTimeDays: 20 + index * 15,
    rating: null,
  })),
);

/** The first sheet of each workbook as LibreOffice works it out in one start: no result is stored in what it is given. */
async function calculatedBy(
  program: string,
  workbooks: readonly (readonly PlannedSheet[])[],
): Promise<string[][][]> {
  const folder = mkdtempSync(join(tmpdir(), "workbook-"));
  try {
    const files: string[] = [];
    for (const [index, sheets] of workbooks.entries()) {
      const file = join(folder, `${index}.xlsx`);
      writeFileSync(file, await withoutResults(sheets));
      files.push(file);
    }
    execFileSync(
      program,
      [
        "--headless",
        `-env:UserInstallation=file://${folder}/profile`,
        "--convert-to",
        "csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,false,false,false,false,1",
        "--outdir",
        folder,
        ...files,
      ],
      { stdio: "ignore" },
    );
    return files.map((_, index) => {
      const written = [`${index}-Ranking.csv`, `${index}.csv`].map((name) => join(folder, name));
      const found = written.find((path) => existsSync(path));
      if (found === undefined) throw new Error("LibreOffice wrote no file.");
      return readFileSync(found, "utf8")
        .trim()
        .split("\n")
        .map((line) => line.split("\t").map((text) => text.replaceAll(/^"|"$/g, "")));
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function withoutResults(sheets: readonly PlannedSheet[]): Promise<Uint8Array> {
  return writeXlsx({
    sheets: sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map((row) => row.map(({ value = null, formula }) => (formula ? null : value))),
      cells: new Map(
        rows.flatMap((row, rowIndex) =>
          row.flatMap(({ formula }, column) =>
            formula ? [[`${rowIndex},${column}`, { value: null, formula }] as const] : [],
          ),
        ),
      ),
    })),
  });
}

test("IronCalc and each LibreOffice of this machine give the analyzer's ranks", async () => {
  const packages = (["line", "package"] as const).flatMap((rankBy) =>
    [openQuantities["with a quantity in one file only"], unrated, withOtherCharges].map(
      (given) => ({ given, settings: settingsWith({ rankBy }) }),
    ),
  );
  const workbooks = await Promise.all(
    packages.map(({ settings, given }) => opened(settings, given)),
  );
  packages.forEach(({ settings, given }, index) =>
    expectRanksOf(settings, workbooks[index] ?? [], given),
  );
  for (const program of office) {
    const calculated = await calculatedBy(program, workbooks);
    packages.forEach(({ given, settings }, index) => {
      const rows = calculated[index] ?? [];
      const head = rows.findIndex((row) => row.includes("Supplier"));
      const [rank, supplier] = ["Rank", "Supplier"].map((name) => rows[head]?.indexOf(name) ?? -1);
      const ranked = rows
        .slice(head + 1)
        .filter((row) => Number(row[rank ?? 0]) > 0)
        .toSorted((a, b) => Number(a[rank ?? 0]) - Number(b[rank ?? 0]))
        .map((row) => row[supplier ?? 1]);
      const expected = analyze(given, settings).groups.flatMap(({ best }) =>
        best.map((offer) => offer.supplier),
      );
      expect(ranked).toEqual(expected);
    });
  }
});
