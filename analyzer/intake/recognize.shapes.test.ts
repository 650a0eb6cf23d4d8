import { expect, test } from "vitest";

import { rowAnswersForAll } from "./answers.ts";
import type { Correction, Recognition } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const read = (
  text: string,
  lines: readonly string[] = [],
  corrections: readonly Correction[] = [],
) => recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd", ...lines] })], corrections);

const offersOf = ({ lines }: Recognition) =>
  lines.map((line) => [line.supplier.value, line.part?.value, line.prices[0]?.price.value]);
const columnsQuestion = ({ questions }: Recognition) =>
  questions.find(({ id }) => id.endsWith("/columns"));

const unknown = `Zorb;Klim;Vant;Amount
  X1 blue;14;2.35;see note
  X2 red;30;1.15;see note`;

test("a table whose columns nobody knows is asked about in one question, and its answers are read", () => {
  const asked = columnsQuestion(read(unknown));
  expect(asked?.readback?.map(({ what }) => what)).toEqual(["“Zorb”", "“Klim”", "“Vant”"]);
  const choose = (what: string, label: string): Correction[] =>
    asked?.readback
      ?.find((row) => row.what === what)
      ?.answers.flatMap((answer) => (answer.label === label ? answer.correction : [])) ?? [];
  const said = [
    ...choose("“Vant”", "price"),
    ...choose("“Zorb”", "part"),
    ...choose("“Klim”", "quantity"),
  ];
  const begun = read(unknown, [], said.slice(0, 1));
  expect(begun.lines).toHaveLength(2);
  expect(columnsQuestion(begun)).toBeDefined();
  const answered = read(unknown, [], said);
  expect(answered.lines[0]).toMatchObject({
    part: { value: "X1 blue" },
    quantity: { value: 14 },
    prices: [{ price: { value: 2.35 } }],
  });
  const [yes] = columnsQuestion(answered)?.answers ?? [];
  const settled = read(unknown, [], yes ? [...said, yes.correction] : said);
  expect(columnsQuestion(settled)).toBeUndefined();
  expect(settled.lines).toHaveLength(2);
});

test("a table that holds no offers can be left out", () => {
  const answer = columnsQuestion(read(unknown))?.answers.at(-1);
  const { lines, questions } = read(unknown, [], answer ? [answer.correction] : []);
  expect([lines, columnsQuestion({ tables: [], lines, questions })]).toEqual([[], undefined]);
});

test("one answer about columns settles files of the same shape", () => {
  const other = unknown.replace("2.35", "8.90");
  const files = [tableFile(unknown), tableFile(other, { fileName: "b.csv" })];
  const recognition = recognize(files, []);
  const [first, second] = recognition.questions.filter(({ id }) => id.endsWith("/columns"));
  expect(first?.alike).toEqual([second?.id]);
  const row = first?.readback?.find(({ what }) => what === "“Vant”");
  const said = first && row ? rowAnswersForAll(recognition, first, row, "price") : [];
  const prices = recognize(files, said).lines.map((line) => line.prices[0]?.price.value);
  expect(prices).toEqual([2.35, 1.15, 8.9, 1.15]);
});

test("labels with values, again and again, are an offer each", () => {
  const recognition = read(`Part;A-1
    Quantity;20
    Unit price;2.50
    Currency;EUR
    Part;A-2
    Quantity;30
    Unit price;4.00
    Currency;EUR`);
  expect(offersOf(recognition)).toEqual([
    ["Ashgrove Metals Ltd", "A-1", 2.5],
    ["Ashgrove Metals Ltd", "A-2", 4],
  ]);
});

test("terms below a comparison are those of each supplier", () => {
  const { lines } = read(`Item;Qty;Acme GmbH;Bolt Ltd
    A-1;50;2.10;1.95
    A-2;20;4.10;4.35
    Total;;187.00;184.50
    Delivery;;6 weeks;9 weeks
    Incoterm;;DAP Leeds;EXW Ulm`);
  expect(
    lines.map(({ supplier, leadTimeDays, incoterm }) => [
      supplier.value,
      leadTimeDays?.value,
      incoterm?.value,
    ]),
  ).toEqual([
    ["Acme GmbH", 42, "DAP"],
    ["Bolt Ltd", 63, "EXW"],
    ["Acme GmbH", 42, "DAP"],
    ["Bolt Ltd", 63, "EXW"],
  ]);
});

test("suppliers above columns of their own each make an offer, with the charges and terms below", () => {
  const { lines } = read(`Part #;Description;Qty;Delmar Castings;;;Northbank Group;;
    ;;;Unit;Ext;Wks;Unit;Ext;Wks
    GH-2201;Housing;300;48.20;14460.00;8;44.95;13485.00;10
    GH-2210;Cap;600;11.85;7110.00;6;no bid;;
    ;Tooling (one time);;6800.00;;;5950.00;;
    ;Incoterms;;DAP;;;EXW;;
    ;Payment;;Net 45;;;Net 30;;`);
  expect(
    lines.map((line) => [
      line.supplier.value,
      line.part?.value,
      line.quantity?.value,
      line.prices[0]?.price.value,
      line.leadTimeDays?.value,
      line.incoterm?.value,
    ]),
  ).toEqual([
    ["Delmar Castings", "GH-2201", 300, 48.2, 56, "DAP"],
    ["Northbank Group", "GH-2201", 300, 44.95, 70, "EXW"],
    ["Delmar Castings", "GH-2210", 600, 11.85, 42, "DAP"],
  ]);
  const toolingOf = (name: string) =>
    lines.flatMap(({ supplier, tooling }) => (supplier.value === name ? (tooling ?? []) : []));
  expect(toolingOf("Delmar Castings")[0]?.value).toMatchObject({ amount: 6800 });
  expect(toolingOf("Northbank Group")[0]?.value).toMatchObject({ amount: 5950 });
});

test("of two lines that name who quotes, the one company is the supplier", () => {
  const { lines } = recognize(
    [
      tableFile("Part number;Qty;Unit price EUR\nBK-40117;1200;6.38", {
        lines: ["Supplier name: Ridgeway Turning Ltd", "Quoted by: Carol Finch"],
      }),
    ],
    [],
  );
  expect(lines[0]?.supplier.value).toBe("Ridgeway Turning Ltd");
});

test("numbers under “No.” that count nothing are parts, and those that count lines are not", () => {
  const partsOf = (first: string, second: string) =>
    read(`No.;Description;Quantity;Unit Price EUR
      ${first};Timing pulley;40;23.80
      ${second};Taper bush;80;9.60`).lines.map(({ part }) => part?.value);
  expect(partsOf("70061", "71220")).toEqual(["70061", "71220"]);
  expect(partsOf("100", "200")).not.toContain("100");
});

test("a column of money whose header is no price is never passed over", () => {
  const { questions } = read(`Plano;Pieza;Cantidad;Precio unidad (€);Modelo (€)
    BI-501;Carcasa;200;68,40;4.200,00
    BI-502;Tapa;200;25,90;2.650,00`);
  const shown = questions.flatMap(({ readback = [] }) => readback.map(({ from }) => from));
  expect(shown).toContain("“Modelo (€)”");
});
