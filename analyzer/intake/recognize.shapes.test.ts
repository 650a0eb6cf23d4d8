import { expect, test } from "vitest";

import type { QuoteLine } from "./quote-line.ts";
import { rowAnswersForAll, type Correction, type Recognition } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const read = (
  text: string,
  lines: readonly string[] = [],
  corrections: readonly Correction[] = [],
) => recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd", ...lines] })], corrections);

const breaksOf = ({ prices }: QuoteLine) =>
  prices.map(({ fromQuantity, price }) => [fromQuantity, price.value]);
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

test("misspelt and shortened headers are understood and asked about", () => {
  const recognition = read(`Part No;Quantiy;Unt_Prc;Curr\n  A-1;5;2.50;EUR\n  A-2;8;3.50;EUR`);
  expect(offersOf(recognition)).toEqual([
    ["Ashgrove Metals Ltd", "A-1", 2.5],
    ["Ashgrove Metals Ltd", "A-2", 3.5],
  ]);
  expect(recognition.questions.length).toBeGreaterThan(0);
});

test("quantities and prices in pairs of columns are price breaks, whatever they are called", () => {
  const { lines } = read(`ITEM;B_Q_1;B_P_1;B_Q_2;B_P_2;CURR
    VX-17;100;3.42;500;2.88;USD
    VX-18;100;5.10;500;4.35;USD`);
  expect(lines.map(breaksOf)).toEqual([
    [
      [100, 3.42],
      [500, 2.88],
    ],
    [
      [100, 5.1],
      [500, 4.35],
    ],
  ]);
});

test("suppliers in numbered columns each make an offer", () => {
  const recognition = read(`Part;Qty;Supplier 1;Price 1;Supplier 2;Price 2;Currency
    A-1;50;Acme GmbH;2.10;Bolt Ltd;1.95;EUR`);
  expect(offersOf(recognition)).toEqual([
    ["Acme GmbH", "A-1", 2.1],
    ["Bolt Ltd", "A-1", 1.95],
  ]);
});

test("quantities with their prices in one cell are price breaks", () => {
  const { lines } = read(`Part;Unit price (USD);Lead time
    M-80;10 pcs: 64.00 50 pcs: 41.50;5 weeks
    M-81;10 pcs: 38.20 50 pcs: 19.85;4 weeks
    ;100 pcs: 16.40;`);
  expect(lines.map(breaksOf)).toEqual([
    [
      [10, 64],
      [50, 41.5],
    ],
    [
      [10, 38.2],
      [50, 19.85],
      [100, 16.4],
    ],
  ]);
});

test("numbers below a header that spans them are the quantities of its prices", () => {
  const { lines } = read(`Our ref;Finish;Your price each at (GBP);;;Delivery
    ;;500;1000;5000;
    BL-01;Zinc;0.21;0.165;0.118;3 wks`);
  expect(lines.map(breaksOf)).toEqual([
    [
      [500, 0.21],
      [1000, 0.165],
      [5000, 0.118],
    ],
  ]);
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

test("a part above the headers is that of the prices below, and what is paid once below a title is no offer", () => {
  const { lines } = read(`Assembly:;TS-100;Gateway board
    Build qty;Unit price (USD);Extended
    25;148.20;3705.00
    100;97.35;9735.00
    NRE (stencils and programming), invoiced once:;;
    TS-100;1150.00;`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    part: { value: "TS-100" },
    tooling: { value: { kind: "amount", amount: 1150 } },
  });
  expect(lines.map(breaksOf)).toEqual([
    [
      [25, 148.2],
      [100, 97.35],
    ],
  ]);
});

test("suppliers that are told apart by a number are asked about, not taken for one", () => {
  const { lines, questions } = read(`supplier_id;component_id;unit_cost_usd
    S01;C-01;5.00
    S02;C-01;7.00`);
  expect(lines.map(({ supplier }) => supplier.value)).toEqual(["S01", "S02"]);
  expect(lines.map(({ currency }) => currency?.value)).toEqual(["USD", "USD"]);
  expect(questions.length).toBeGreaterThan(0);
});

test("a column of money whose header is no price is never passed over", () => {
  const { questions } = read(`Plano;Pieza;Cantidad;Precio unidad (€);Modelo (€)
    BI-501;Carcasa;200;68,40;4.200,00
    BI-502;Tapa;200;25,90;2.650,00`);
  const shown = questions.flatMap(({ readback = [] }) => readback.map(({ from }) => from));
  expect(shown).toContain("“Modelo (€)”");
});
