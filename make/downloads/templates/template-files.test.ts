import { parseCsv } from "hucre/csv";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";

import { rank } from "#analyzer/rank/rank.ts";

import { readTable } from "#make/collections/testing/read-table.ts";
import { calculate } from "../workbooks/workbook.ts";
import { templateFiles } from "../make-downloads.ts";
import { sampleAssumptions } from "./quote-assumptions.ts";
import { quotedLines, rowOf } from "./quote-comparison.ts";
import { readRecords } from "./read-records.ts";
import { checklistItems } from "./rfq-package.ts";
import { categories } from "./supplier-scorecard.ts";
import type { PlannedSheet } from "../workbooks/planned-workbook.ts";

const workbooks = ["rfq-package", "quote-comparison", "supplier-scorecard"] as const;

type Slug = (typeof workbooks)[number];
type Book = Awaited<ReturnType<typeof readXlsx>>;

/** Making and reading one takes seconds; the tests only look at it. */
const books = new Map<Slug, Promise<Book>>();

async function read(slug: Slug): Promise<Book> {
  return readXlsx(new Uint8Array(await templateFiles[slug]()), { readStyles: true });
}

function open(slug: Slug): Promise<Book> {
  const book = books.get(slug) ?? read(slug);
  books.set(slug, book);
  return book;
}

/** What a cell shows, by the name that spreadsheets give it. */
function shown(book: Book, sheetName: string, name: string) {
  const sheet = book.sheets.find((sheet) => sheet.name === sheetName);
  const [, letter = "", row = ""] = /^([A-Z])(\d+)$/.exec(name) ?? [];
  const cell = sheet?.cells?.get(`${Number(row) - 1},${letter.charCodeAt(0) - 65}`);
  return (
    cell?.formulaResult ?? cell?.value ?? sheet?.rows[Number(row) - 1]?.[letter.charCodeAt(0) - 65]
  );
}

test.each(workbooks)("%s: what is stored beside a formula is what it gives", async (slug) => {
  const book = await open(slug);
  const sheets: PlannedSheet[] = book.sheets.map((sheet) => ({
    name: sheet.name,
    columnWidths: [],
    rows: sheet.rows.map((row, rowIndex) =>
      row.map((value, column) => {
        const formula = sheet.cells?.get(`${rowIndex},${column}`)?.formula;
        return formula ? { formula } : { value };
      }),
    ),
  }));
  const results = calculate(sheets);
  const stored = book.sheets.flatMap((sheet, index) =>
    [...(sheet.cells ?? [])].flatMap(([key, cell]) =>
      cell.formula
        ? [
            {
              key,
              given: cell.formulaResult ?? cell.value ?? "",
              computed: results[index]?.get(key),
            },
          ]
        : [],
    ),
  );
  expect(stored.length).toBeGreaterThan(10);
  for (const { key, given, computed } of stored) expect(given, key).toEqual(computed);
});

test.each(workbooks)(
  "%s: prints on letter paper, one page wide, and equal input gives equal bytes",
  async (slug) => {
    for (const { pageSetup } of (await open(slug)).sheets) {
      expect(pageSetup).toMatchObject({ paperSize: "letter", fitToWidth: 1, fitToHeight: 0 });
    }
    const [one, two] = [await templateFiles[slug](), await templateFiles[slug]()];
    expect(one.equals(two)).toBe(true);
  },
);

test("the comparison's samples come to the totals that the guide prints", async () => {
  const book = await open("quote-comparison");
  const total = readTable("guides", "total-landed-cost", /line by line/)
    .find(([line]) => line === "Total")
    ?.slice(1);
  expect(
    ["C", "D", "E"].map((column) => shown(book, "Comparison", `${column}${rowOf("landed")}`)),
  ).toEqual(total?.map((figure) => Number(figure.replaceAll(",", ""))));
});

test("the comparison ranks as the analyzer does", async () => {
  const book = await open("quote-comparison");
  const { landedCost, leadTime, reliability } = sampleAssumptions.weights;
  const at = (line: string, index: number) =>
    Number(shown(book, "Comparison", `${"CDE"[index]}${rowOf(line)}`));
  const samplesOf = (id: string) => quotedLines.find((line) => line.id === id)?.samples ?? [];
  const quotes = samplesOf("supplier").map((supplier, index) => ({
    id: String(supplier),
    supplier: String(supplier),
    landedCost: at("landed", index),
    leadTimeDays: Number(samplesOf("leadTimeDays")[index]),
    reliability: Number(samplesOf("reliability")[index]),
  }));
  const weights = {
    landedCost: landedCost * 100,
    leadTime: leadTime * 100,
    reliability: reliability * 100,
  };
  for (const { quote, rank: place, score } of rank(quotes, weights).ranked) {
    const index = quotes.indexOf(quote);
    expect(at("rank", index)).toBe(place);
    expect(at("score", index)).toBeCloseTo(score, 0);
  }
});

test("a column of the comparison without a supplier stays empty", async () => {
  const book = await open("quote-comparison");
  for (const line of ["rate", "landed", "score", "rank"]) {
    expect(shown(book, "Comparison", `F${rowOf(line)}`) ?? "").toBe("");
  }
});

test("the scorecard's sample comes to the points, the total and the band of the guide", async () => {
  const book = await open("supplier-scorecard");
  const points = readTable("guides", "supplier-scorecards", /points/).map((row) =>
    Number(row.at(-1)),
  );
  expect([..."IJKLMN"].map((column) => shown(book, "Scorecard", `${column}6`))).toEqual(points);
  const weighted = points.reduce(
    (sum, value, index) => sum + value * (categories[index]?.weight ?? 0),
    0,
  );
  expect(shown(book, "Scorecard", "O6")).toBeCloseTo(weighted, 1);
  expect(shown(book, "Scorecard", "P6")).toBe("Approved");
  expect(shown(book, "Scorecard", "P8")).toBe("Too few lines");
  expect(shown(book, "Scorecard", "O8") ?? "").toBe("");
});

test("the request carries its lines over to the response, which says what is missing", async () => {
  const book = await open("rfq-package");
  expect(["C7", "C8", "C9"].map((cell) => shown(book, "Response form", cell))).toEqual([
    250, 500, 1000,
  ]);
  expect(shown(book, "Response form", "C4")).toBe(3);
  expect(shown(book, "Response form", "M7")).toBe(8);
  expect(shown(book, "Response form", "C10") ?? "").toBe("");
  const form = book.sheets.find(({ name }) => name === "Response form");
  expect(form?.dataValidations?.map(({ type }) => type)).toContain("list");
});

test("the package's checklist is the guide's", async () => {
  const book = await open("rfq-package");
  expect(shown(book, "Checklist", "B3")).toBe(`0 of ${checklistItems().length}`);
  expect(shown(book, "Checklist", "B6")).toBe(checklistItems()[0]?.item);
});

test("the approval matrix can be read back, and its limits leave no gap", async () => {
  const text = (await templateFiles["approval-matrix"]()).toString("utf8");
  const [head = [], ...rows] = parseCsv(text);
  expect(rows.length).toBeGreaterThan(4);
  for (const row of rows) expect(row).toHaveLength(head.length);
  const byValue = rows.filter(([, condition]) => condition === "Order value");
  byValue.slice(1).forEach(([, , from], index) => {
    expect(Number(from)).toBe(Number(byValue[index]?.[3]) + 1);
  });
  expect([byValue[0]?.[2], byValue.at(-1)?.[3]]).toEqual(["0", ""]);
});

test("the matrix asks what the guide's asks", () => {
  const rules = readRecords<"Condition" | "From (USD)" | "Up to (USD)" | "Target (working hours)">(
    "approval-matrix.csv",
  );
  for (const [condition = "", , hours] of readTable("guides", "paper-to-erp", /approval matrix/i)) {
    const limit = Number(/\d[\d,]*$/.exec(condition)?.[0].replaceAll(",", ""));
    const rule = rules.find(({ Condition, "From (USD)": from, "Up to (USD)": upTo }) => {
      if (Number.isNaN(limit)) return Condition === condition;
      return condition.startsWith("Over") ? Number(from) === limit + 1 : Number(upTo) === limit;
    });
    expect(rule?.["Target (working hours)"], condition).toBe(hours);
  }
});
