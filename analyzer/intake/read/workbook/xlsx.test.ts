import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";

import { readFile } from "../../read-file.ts";
import { textsOf } from "../../testing/golden.ts";
import { pack, packWorkbook } from "../../testing/pack.ts";

const read = (bytes: Uint8Array) => readFile({ name: "offer.xlsx", bytes });

test("reads a workbook that another library wrote", async () => {
  const rows = [
    ["Part", "Price", "Valid until"],
    ["A & B <1>", 12.5, new Date("2026-12-31T00:00:00Z")],
  ];
  for (const stringMode of ["shared", "inline"] as const) {
    const reading = await read(await writeXlsx({ sheets: [{ name: "Offer", rows }], stringMode }));
    expect(reading.tables[0]?.rows[1], stringMode).toEqual([
      { kind: "text", text: "A & B <1>" },
      { kind: "number", number: 12.5, text: "12.5" },
      { kind: "date", date: "2026-12-31", text: "2026-12-31" },
    ]);
  }
});

test("says that a workbook is locked", async () => {
  const sheets = [{ name: "Offer", rows: [["Part", "Price"]] }];
  const bytes = await writeXlsx({ sheets, encryption: { password: "secret", spinCount: 10 } });
  expect((await read(bytes)).problems).toMatchObject([{ kind: "encrypted" }]);
});

test("works out formulas that were never calculated, and names those it cannot", async () => {
  const { tables, problems } = await read(
    packWorkbook({
      sheetData: `<row r="1"><c r="A1" t="inlineStr"><is><t>Part</t></is></c><c r="B1" t="inlineStr"><is><t>Price</t></is></c><c r="C1" t="inlineStr"><is><t>Total</t></is></c></row>
        <row r="2"><c r="A2" t="str"><f>"A"&amp;1</f><v>A1</v></c><c r="B2"><v>2.5</v></c><c r="C2"><f>B2*2</f></c></row>
        <row r="3"><c r="A3" t="str"><f>""</f><v></v></c><c r="B3" t="e"><v>#N/A</v></c><c r="C3"><f>B3*2</f></c></row>`,
    }),
  );
  expect(textsOf(tables[0])).toEqual([
    ["Part", "Price", "Total"],
    ["A1", "2.5", "5"],
    ["", "#N/A", ""],
  ]);
  expect(problems).toMatchObject([{ kind: "formula-without-value", part: "Sheet Offer" }]);
  expect(problems[0]?.message).toMatch(/One cell.*C3/);
});

test("reads text in runs without the readings of its characters, prefixes and cells without names", async () => {
  const { tables } = await read(
    packWorkbook({
      sheetData:
        '<x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>1</x:v></x:c></x:row><x:row><x:c t="s"><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row>',
      sharedStrings:
        "<sst><si><r><t>部</t></r><r><t xml:space='preserve'>品 </t></r><rPh><t>ブヒン</t></rPh></si><si><t><![CDATA[A<1>]]></t></si></sst>",
    }),
  );
  expect(textsOf(tables[0])).toEqual([
    ["部品", "1"],
    ["A<1>", "2"],
  ]);
});

test("says that rows are hidden", async () => {
  const row = (number: number, hidden: string) =>
    `<row r="${number}"${hidden}><c r="A${number}"><v>1</v></c><c r="B${number}"><v>2</v></c></row>`;
  const sheetData = row(1, "") + row(2, ' hidden="1"') + row(3, ' hidden="1"');
  const { tables, problems } = await read(packWorkbook({ sheetData }));
  expect(tables[0]?.rows).toHaveLength(3);
  expect(problems).toMatchObject([{ kind: "hidden", message: expect.stringContaining("2 rows") }]);
});

test("a cell at the far end of a sheet does not make the sheet large", async () => {
  const { tables } = await read(
    packWorkbook({
      sheetData:
        '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c></row><row r="1048576"><c r="A1048576"><v>3</v></c><c r="B1048576"><v>4</v></c></row>',
    }),
  );
  expect(tables.map(({ firstRow, rows }) => [firstRow, rows.length])).toEqual([
    [1, 1],
    [1_048_576, 1],
  ]);
});

test.each([
  ["a column past any quote", '<row r="1"><c r="XFD1"><v>1</v></c></row>', ""],
  ["rows without end", "<row><c><v>1</v></c></row>".repeat(200_001), ""],
  [
    "merges over merges",
    Array.from(
      { length: 3_000 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`,
    ).join(""),
    Array.from({ length: 3_000 }, (_, row) => `<mergeCell ref="A${row + 1}:A1048576"/>`).join(""),
  ],
])("refuses %s", async (_, sheetData, afterData) => {
  const { tables, problems } = await read(packWorkbook({ sheetData, afterData }));
  expect(tables).toEqual([]);
  expect(problems).toMatchObject([{ kind: "too-large" }]);
});

test("refuses a value without end", async () => {
  const bytes = packWorkbook({ sheetData: `<row>${" ".repeat(5_000_000)}</row>` });
  expect((await read(bytes)).problems).toMatchObject([{ kind: "damaged" }]);
});

test("does not expand entities that a workbook declares", async () => {
  const { tables } = await read(
    packWorkbook({
      sharedStrings: `<!DOCTYPE sst [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>`,
      sheetData:
        '<row><c t="s"><v>0</v></c><c><v>1</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row>',
    }),
  );
  expect(textsOf(tables[0])[0]).toEqual(["&b;", "1"]);
});

test.each([
  ["Index/Tables/DataList.iwa", "unknown-format", /Numbers/],
  ["quotes/offer.pdf", "unknown-format", /Unpack/],
])("says what a packed file with %s is", async (entry, kind, message) => {
  const { problems } = await read(pack({ [entry]: "x" }));
  expect(problems).toMatchObject([{ kind, message: expect.stringMatching(message) }]);
});

test("says that a file is cut off", async () => {
  const bytes = packWorkbook({ sheetData: "<row><c><v>1</v></c></row>" });
  expect((await read(bytes.slice(0, -30))).problems).toMatchObject([{ kind: "damaged" }]);
});
