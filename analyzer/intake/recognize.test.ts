import { expect, test } from "vitest";

import { answerInWords, answersForAll } from "./answers.ts";
import type { Correction, Recognition } from "./recognition.ts";
import { recognize } from "./recognize.ts";
import type { DocumentPath } from "./source.ts";
import { tableFile } from "./recognize/testing/quote-files.ts";

const read = (
  text: string,
  about?: Parameters<typeof tableFile>[1],
  corrections: Correction[] = [],
) => recognize([tableFile(text, about)], corrections);

const questionIds = ({ questions }: Recognition) =>
  questions.map(({ id }) => id.replace(/^quotes.csv\//, ""));

test("one row per offer", () => {
  const { lines, questions, tables } = read(`
    Supplier; Part No; Qty; Unit price (USD); Lead time (weeks); Incoterm; Tooling; Freight %; MOQ; Rating
    Ashgrove; BR-100; 500; 12.50; 6; FCA; 2500; 3; 100; 97%
    Dovetail; BR-100; 500; 1,112.10; 4-6; DAP; included; 2.5; n/a; 4.5/5`);
  expect(questions).toEqual([]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    id: "quotes.csv:1",
    supplier: { value: "Ashgrove" },
    part: { value: "BR-100" },
    quantity: { value: 500 },
    unit: { value: { label: "each" } },
    prices: [
      { fromQuantity: 0, price: { value: 12.5, place: { kind: "cell", row: 1, column: 3 } } },
    ],
    currency: { value: "USD", place: { kind: "header", column: 3 } },
    tooling: { value: { kind: "amount", amount: 2500, per: "order" } },
    freight: { value: { kind: "percent", percent: 3 } },
    incoterm: { value: "FCA" },
    leadTimeDays: { value: 42 },
    minimumOrder: { value: 100 },
    rating: { value: 97 },
  });
  expect(lines[1]).toMatchObject({
    prices: [{ price: { value: 1112.1 } }],
    leadTimeDays: { value: 42, reason: expect.stringContaining("the longer of “4-6”") },
    minimumOrder: null,
    tooling: { value: { amount: 0 } },
    rating: { value: 90 },
  });
  expect(tables[0]?.missingCells).toMatchObject([{ row: 2, field: "minimumOrder", raw: "n/a" }]);
});

test("a German offer by one supplier: price per 100, facts in its text, totals left out", () => {
  const { lines, tables } = read(
    `Pos; Teile-Nr.; Bezeichnung; Menge; ME; Preis/100; Lieferzeit; Werkzeugkosten
    1; A-1; Halter; 1.000; Stk; 125,50; 4-6 Wochen; 1.250,--
    2; A-2; Blech; 2.500; Stk; 1.089,00; 30 AT;
    ; ; Zwischensumme; ; ; 5.000,00; ;`,
    {
      fileName: "Angebot_Mueller.csv",
      lines: [
        "Lieferant: Müller Feinmechanik GmbH",
        "Preise in EUR",
        "Lieferung FCA Hamburg",
        "Datum: 03.11.2026",
        "Angebot gültig 30 Tage",
      ],
    },
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    supplier: { value: "Müller Feinmechanik GmbH", place: { kind: "line", line: 1 } },
    quantity: { value: 1000 },
    quantityUnit: { value: { size: 1 } },
    unit: { value: { dimension: "count", size: 100 } },
    prices: [{ price: { value: 125.5 } }],
    currency: { value: "EUR", place: { kind: "line", line: 2 } },
    tooling: { value: { amount: 1250 } },
    incoterm: { value: "FCA", confidence: 96 },
    leadTimeDays: { value: 42 },
    validUntil: { value: "2026-12-03" },
  });
  expect(tables[0]?.skippedRows).toEqual([{ row: 3, reason: "a total" }]);
});

test("suppliers across columns", () => {
  const recognition = read(`
    Part; Qty; Acme; Bolt; Durand
    P1; 100; 1.20 EUR; 1.25 EUR; no bid
    P2; 200; 3.00 EUR; 2.90 EUR; 3.10 EUR`);
  expect(
    recognition.lines.map(({ id, supplier, part, prices }) => [
      id,
      supplier.value,
      part?.value,
      prices[0]?.price.value,
    ]),
  ).toEqual([
    ["quotes.csv:1:2", "Acme", "P1", 1.2],
    ["quotes.csv:1:3", "Bolt", "P1", 1.25],
    ["quotes.csv:2:2", "Acme", "P2", 3],
    ["quotes.csv:2:3", "Bolt", "P2", 2.9],
    ["quotes.csv:2:4", "Durand", "P2", 3.1],
  ]);
  expect(questionIds(recognition)).toEqual(["suppliers-across"]);
  const no = recognition.questions[0]?.answers.at(-1)?.correction;
  expect(no).toMatchObject({ kind: "choice", choice: "no" });
});

test("suppliers across columns with a column for each fact, under names that span them", () => {
  const { lines } = read(`
    ; ; Acme GmbH; ; Bolt Ltd;
    Part; Qty; Unit price EUR; L/T weeks; Unit price EUR; L/T weeks
    P1; 100; 1,20; 4; 1,25; 6`);
  expect(lines).toMatchObject([
    {
      supplier: { value: "Acme GmbH" },
      prices: [{ price: { value: 1.2 } }],
      leadTimeDays: { value: 28 },
    },
    {
      supplier: { value: "Bolt Ltd" },
      prices: [{ price: { value: 1.25 } }],
      leadTimeDays: { value: 42 },
    },
  ]);
});

test("price breaks in columns", () => {
  const { lines } = read(`
    Supplier; Part; 1-99; 100-499; 500+; Currency
    Acme; P1; 1,20; 1,10; 1,00; EUR`);
  expect(lines[0]?.prices.map(({ fromQuantity, price }) => [fromQuantity, price.value])).toEqual([
    [1, 1.2],
    [100, 1.1],
    [500, 1],
  ]);
});

test("price breaks in rows become one line, with no quantity asked for", () => {
  const { lines } = read(`
    Supplier; Part; Qty; Unit price EUR; Lead time
    Acme; P1; 1000; 1.00; 8 weeks
    Acme; P1; 100; 1.20; 6 weeks
    Bolt; P1; 100-499; 1.30; 5 weeks
    Bolt; P1; 500+; 1.25; 5 weeks
    Cole; P1; 100; 1.40; 5 weeks
    Cole; P1; 500; 1.50; 5 weeks`);
  expect(
    lines.map(({ supplier, quantity, prices }) => [
      supplier.value,
      quantity?.value ?? null,
      prices.map((price) => price.fromQuantity),
    ]),
  ).toEqual([
    ["Acme", null, [100, 1000]],
    ["Bolt", null, [100, 500]],
    ["Cole", 100, [0]],
    ["Cole", 500, [0]],
  ]);
  expect(lines[0]?.leadTimeDays).toMatchObject({
    value: 56,
    reason: expect.stringContaining("longest"),
  });
});

test("repeated headers, blank rows, sums without a word and a second table are no offers", () => {
  const { tables, lines } = read(`
    Part; Qty; Unit price EUR
    P1; 100; 1.20
    ;;
    Part; Qty; Unit price EUR
    P2; 100; 1.30
    ; ; 250.00
    Supplier; Rating; Currency
    Acme; 97 %; EUR`);
  expect(lines).toHaveLength(2);
  expect(tables[0]?.skippedRows).toEqual([
    { row: 2, reason: "blank" },
    { row: 3, reason: expect.stringContaining("no price") },
    { row: 5, reason: "neither a part nor a quantity: perhaps a total" },
    { row: 7, reason: expect.stringContaining("no price") },
  ]);
});

test("a missing currency is asked for and never assumed", () => {
  const recognition = read(`
    Supplier; Part; Unit price
    Acme; P1; 1.20`);
  expect(recognition.lines[0]?.currency).toBeNull();
  const question = recognition.questions.find(({ id }) => id.endsWith("/currency"))!;
  expect(question).toMatchObject({ confidence: 0, lineCount: 1 });
  const answered = recognize(
    [tableFile(`Supplier; Part; Unit price\nAcme; P1; 1.20`)],
    [question.answers[0]!.correction],
  );
  expect(answered.lines[0]?.currency).toMatchObject({ value: "EUR", place: { kind: "visitor" } });
  expect(answered.questions).toEqual([]);
});

test("“$” is asked about, and the answer holds for that sign alone", () => {
  const text = `Supplier; Part; Unit price\nAcme; P1; $1.20\nBolt; P1; 1.30 €`;
  const recognition = read(text);
  const question = recognition.questions.find(({ id }) => id.includes("currency-sign"))!;
  expect(question).toMatchObject({ lineCount: 1 });
  const canadian = question.answers.find(({ label }) => label === "CAD")!;
  const answered = read(text, {}, [canadian.correction]);
  expect(answered.lines.map(({ currency }) => currency?.value)).toEqual(["CAD", "EUR"]);
  expect(answered.questions).toEqual([]);
});

test("a number that can be read in two ways is asked about", () => {
  const text = `Supplier; Part; Unit price EUR\nAcme; P1; 1.234`;
  const recognition = read(text);
  expect(recognition.lines[0]?.prices[0]?.price).toMatchObject({ value: 1.234, confidence: 60 });
  const [question] = recognition.questions;
  expect(question?.id).toBe("quotes.csv/number-style");
  const thousands = read(text, {}, [question!.answers[1]!.correction]);
  expect(thousands.lines[0]?.prices[0]?.price).toMatchObject({ value: 1234 });
  expect(thousands.questions).toEqual([]);
});

test("a date that can be read in two ways is asked about, in German it is not", () => {
  const recognition = read(
    `Supplier; Part; Unit price EUR; Valid until\nAcme; P1; 1.25; 05/06/2026`,
  );
  expect(questionIds(recognition)).toEqual(["date-style"]);
  const german = read(
    `Lieferant; Teile-Nr.; Stückpreis EUR; gültig bis\nAcme; P1; 1,25; 05/06/2026`,
  );
  expect(german.questions).toEqual([]);
  expect(german.lines[0]?.validUntil?.value).toBe("2026-06-05");
});

test("units differ between price and quantity", () => {
  const perHundredKilos = read(
    `Lieferant; Teil; Menge; ME; Stückpreis; PE; Whg\nAcme; P1; 500; kg; 12,50; 100; EUR`,
  );
  expect(perHundredKilos.lines[0]).toMatchObject({
    unit: { value: { dimension: "weight", size: 100 } },
    quantityUnit: { value: { dimension: "weight", size: 1 } },
  });
  const dozens = read(`Supplier; Part; Qty; UoM; Price; Currency\nAcme; P1; 10; dozen; 12.50; EUR`);
  expect(dozens.lines[0]?.unit.value.label).toBe("dozen");
  expect(dozens.questions.map(({ text }) => text)).toEqual([expect.stringContaining("“Qty”")]);
  const thousandOrMeter = read(
    `Supplier; Part; Qty; UoM; Price; Currency\nAcme; P1; 10; M; 12.50; EUR`,
  );
  expect(thousandOrMeter.questions[0]?.answers.map(({ label }) => label)).toEqual([
    "per 1,000",
    "m",
  ]);
});

test("line totals prove what a price is for, and contradict it", () => {
  const proved = read(
    `Supplier; Part; Qty; Price; Total; Currency\nAcme; P1; 500; 12.50; 62.50; EUR\nBolt; P1; 500; 14.10; 70.50; EUR`,
  );
  expect(proved.lines[0]?.unit).toMatchObject({ value: { size: 100 }, confidence: 97 });
  expect(proved.questions).toEqual([]);
  const wrong = read(
    `Supplier; Part; Qty; Unit price; Total; Currency\nAcme; P1; 500; 12.50; 9999.00; EUR`,
  );
  expect(questionIds(wrong)).toEqual(["total"]);
  expect(wrong.lines[0]?.prices[0]?.price.confidence).toBeLessThan(95);
});

test("a table with totals only is divided by its quantities, and asks", () => {
  const { lines, questions } = read(`Supplier; Part; Qty; Total EUR\nAcme; P1; 500; 1,250.00`);
  expect(lines[0]?.prices[0]?.price.value).toBe(2.5);
  expect(questions.some(({ id }) => id.endsWith("price-from-total"))).toBe(true);
});

test("a discount comes off the price, and is asked about", () => {
  const text = `Fournisseur; Référence; Qté; PU HT (€); Remise %\nDurand; R-1; 100; 10,00; 5 %`;
  const recognition = read(text);
  expect(recognition.lines[0]?.prices[0]?.price).toMatchObject({ value: 9.5, confidence: 85 });
  const isNet = recognition.questions[0]!.answers.at(-1)!;
  expect(read(text, {}, [isNet.correction]).lines[0]?.prices[0]?.price.value).toBe(10);
});

test("extra costs that no field holds are asked about", () => {
  const { questions } = read(
    `Lieferant; Teil; Stückpreis EUR; Legierungszuschlag\nAcme; P1; 1,25; 0,30`,
  );
  expect(questions).toMatchObject([
    { text: expect.stringContaining("“Legierungszuschlag”"), lineCount: 1 },
  ]);
});

test("two columns that claim the same are asked about", () => {
  const { questions, tables } = read(
    `Supplier; Part; Unit price EUR; Net price EUR\nAcme; P1; 1.25; 1.15`,
  );
  expect(questions[0]?.reason).toContain("may be the price as well");
  expect(tables[0]?.columns.filter(({ field }) => field === "price")).toHaveLength(1);
});

test("columns by their content, where headers say nothing or are missing", () => {
  const unknown = read(
    `Supplier; Part; Unit price; X; Y\nAcme; P1; 1.25; EUR; FCA\nBolt; P1; 1.35; EUR; DAP`,
  );
  expect(unknown.lines[0]).toMatchObject({
    currency: { value: "EUR" },
    incoterm: { value: "FCA" },
  });
  const headless = read(
    `Acme GmbH; BR-100; 500; 12,50 €; 6 Wochen\nBolt Ltd; BR-100; 500; 13,50 €; 5 Wochen`,
  );
  expect(headless.tables[0]?.headerRow).toBeNull();
  expect(headless.lines[0]).toMatchObject({
    supplier: { value: "Acme GmbH" },
    prices: [{ price: { value: 12.5 } }],
    leadTimeDays: { value: 42 },
  });
  expect(headless.questions.map(({ id }) => id)).toContain("quotes.csv/column/0");
});

test("who quotes: a line, then letterhead, sender and file name", () => {
  const table = `Part; Unit price EUR\nP1; 1.25`;
  const stated = read(table, { lines: ["Supplier: Ashgrove Metals"] });
  expect(stated.lines[0]?.supplier).toMatchObject({ value: "Ashgrove Metals", confidence: 97 });
  expect(stated.questions).toEqual([]);
  const letterhead = read(table, { lines: ["Ashgrove GmbH, 20095 Hamburg"] });
  expect(letterhead.lines[0]?.supplier).toMatchObject({
    value: "Ashgrove GmbH",
    confidence: expect.any(Number),
  });
  const two = read(table, { lines: ["Ashgrove GmbH, 20095 Hamburg", "Orbit Drives Ltd"] });
  expect(two.lines[0]?.supplier).toMatchObject({
    value: "Ashgrove GmbH",
    confidence: expect.any(Number),
  });
  const addressed = read(table, { lines: ["Customer: Orbit Drives Ltd", "Ashgrove GmbH"] });
  expect(addressed.lines[0]?.supplier).toMatchObject({
    value: "Ashgrove GmbH",
    confidence: expect.any(Number),
  });
  const sent = read(table, { sender: "Jane <jane@ashgrove.example>" });
  expect(sent.lines[0]?.supplier).toMatchObject({
    value: "Ashgrove",
    confidence: expect.any(Number),
  });
  const named = read(table, { fileName: "quote_dovetail.csv" });
  expect(named.lines[0]?.supplier).toMatchObject({
    value: "dovetail",
    confidence: expect.any(Number),
  });
  expect(named.questions[0]).toMatchObject({ id: "quote_dovetail.csv/supplier", lineCount: 1 });
  expect(read(table).lines[0]?.supplier.confidence).toBe(10);
});

test("an empty cell under a supplier means the same supplier, and is asked about", () => {
  const { lines, questions } = read(`Supplier; Part; Unit price EUR\nAcme; P1; 1.25\n; P2; 1.35`);
  expect(lines[1]?.supplier).toMatchObject({ value: "Acme", confidence: 90 });
  expect(questions).toMatchObject([{ lineCount: 1, id: expect.stringContaining("fill-down") }]);
});

test("a charge in another currency than its price is set aside, and said", () => {
  const { lines, tables } = read(
    `Supplier; Part; Unit price; Tooling\nAcme; P1; 1.25 EUR; 2500 GBP`,
  );
  expect(lines[0]?.tooling).toBeNull();
  expect(tables[0]?.missingCells[0]?.reason).toContain("not in EUR");
});

test("numbers of a workbook need no style, and their text gives the currency and the percent", () => {
  const file = tableFile(`Supplier; Part; Unit price; Duty\nAcme; P1; x; x`);
  const [header, [supplier, part]] = file.tables[0]!.rows as never as [[], [null, null]];
  const row = [
    supplier,
    part,
    { kind: "number", number: 1234, text: "1.234,00 €" },
    { kind: "number", number: 0.05, text: "5%" },
  ] as const;
  const { lines, questions } = recognize(
    [{ ...file, tables: [{ ...file.tables[0]!, rows: [header, row] }] }],
    [],
  );
  expect(lines[0]).toMatchObject({
    prices: [{ price: { value: 1234 } }],
    currency: { value: "EUR" },
    duty: { value: { kind: "percent", percent: 5 } },
  });
  expect(questions).toEqual([]);
});

test("rows that price a charge are no offers: the part bears them; a part may begin with “Total”", () => {
  const { lines, tables } = read(`
    Part; Description; Qty; Unit price EUR
    P1; Total station bracket; 100; 1.20
    ; Werkzeugkosten; 1; 2500.00
    ; Total net; ; 2620.00`);
  expect(lines.map(({ part }) => part?.value)).toEqual(["P1"]);
  expect(tables[0]?.skippedRows).toEqual([
    { row: 2, reason: "a charge, not a part" },
    { row: 3, reason: "a total" },
  ]);
  expect(lines[0]?.tooling).toMatchObject({ value: { amount: 2500, per: "order" } });
});

test("prices of two years are no price breaks: one of them is asked about", () => {
  const { lines, questions } = read(
    `Supplier; Part; Price 2025 EUR; Price 2026 EUR\nAcme; P1; 1.20; 1.30`,
  );
  expect(lines[0]?.prices).toHaveLength(1);
  expect(questions[0]?.reason).toContain("may be the price as well");
});

test("tooling in the text of several lines is shared by them, and asked about", () => {
  const text = `Supplier; Part; Unit price EUR\nAcme; P1; 1.20\nAcme; P2; 1.30`;
  const lines = ["Thank you. One-time tooling: EUR 3,950.00. Freight is included."];
  const recognition = read(text, { lines });
  expect(recognition.lines.map(({ tooling }) => tooling?.value)).toEqual([
    { kind: "amount", amount: 3950, per: "order", isShared: true },
    { kind: "amount", amount: 3950, per: "order", isShared: true },
  ]);
  expect(recognition.lines[0]?.freight).toMatchObject({ value: { amount: 0 }, confidence: 90 });
  const question = recognition.questions.find(({ id }) => id.includes("/charge/"))!;
  const onlyFirst = read(text, { lines }, [question.answers[1]!.correction]);
  expect(onlyFirst.lines.map(({ tooling }) => tooling?.confidence ?? null)).toEqual([100, null]);
});

test("a merged cell with its name in the middle is not filled down: rows without a supplier are asked about", () => {
  const { lines, questions } = read(
    `Supplier; Part; Unit price EUR\n; P1; 1.20\nAcme; P2; 1.30\n; P3; 1.40`,
  );
  expect(lines.map(({ part }) => part?.value)).toEqual(["P2"]);
  expect(questions).toMatchObject([{ id: "quotes.csv/no-supplier", lineCount: 2 }]);
});

test("text belongs to its own file: what came with it counts less, another attachment not at all", () => {
  const file = tableFile(`Supplier; Part; Unit price EUR\nAcme; P1; 1.20`);
  const part = "attachment quote.pdf, page 1";
  const line = (text: string, document: DocumentPath, number: number) => ({
    fileName: "mail.eml",
    part,
    document,
    line: number,
    text,
  });
  const { lines } = recognize(
    [
      {
        ...file,
        tables: [{ ...file.tables[0]!, part, document: "1/" }],
        lines: [
          line("Delivery EXW Bergen", "", 1),
          line("Lead time: 6 weeks", "", 2),
          line("Delivery DAP Leipzig", "1/", 1),
          line("Delivery DDP Toledo", "2/", 1),
        ],
      },
    ],
    [],
  );
  expect(lines[0]).toMatchObject({
    incoterm: { value: "DAP", confidence: 96 },
    leadTimeDays: { value: 42 },
  });
});

test("prices of a hidden sheet are asked about, and can be left out", () => {
  const file = tableFile(`Supplier; Part; Unit price EUR\nAcme; P1; 1.20`);
  const hidden = { ...file, tables: [{ ...file.tables[0]!, part: "Sheet Old (hidden)" }] };
  const recognition = recognize([hidden], []);
  expect(recognition.lines[0]?.prices[0]?.price.confidence).toBe(50);
  const leaveOut = recognition.questions[0]!.answers[1]!.correction;
  expect(recognize([hidden], [leaveOut]).lines).toEqual([]);
});

test("one answer settles all files of the same shape, but not who sent them", () => {
  const files = ["a", "b"].map((name) =>
    tableFile("Part; Qty; Price\nP1; 100; $1.20", { fileName: `${name}.csv` }),
  );
  const recognition = recognize(files, []);
  const question = recognition.questions.find(({ id }) => id.includes("currency-sign"));
  expect(question?.alike).toHaveLength(1);
  expect(recognition.questions.find(({ id }) => id.endsWith("/supplier"))?.alike).toBeUndefined();
  const settled = recognize(files, question ? answersForAll(recognition, question, 1) : []);
  expect(settled.lines.map(({ currency }) => currency?.value)).toEqual(["CAD", "CAD"]);
});

test("a question is answered in words", () => {
  const text = "Part; Qty; Unit price\nP1; 100; 1.20";
  const recognition = read(text);
  const said = recognition.questions.flatMap(({ id, words }) =>
    words ? answerInWords(words, id.endsWith("/supplier") ? "Ashgrove" : "THB") : [],
  );
  const { lines, questions } = read(text, {}, said);
  expect(lines[0]).toMatchObject({ supplier: { value: "Ashgrove" }, currency: { value: "THB" } });
  expect(questions).toEqual([]);
});

test("fields down, offers across", () => {
  const { lines, questions } = read(`
    ; Acme GmbH; Bolt Ltd
    Part; P1; P1
    Unit price (EUR); 12.50; 12.10
    Quantity; 500; 500
    Lead time; 6 weeks; 4 weeks`);
  expect(questions).toEqual([]);
  expect(lines).toMatchObject([
    {
      supplier: { value: "Acme GmbH" },
      prices: [{ price: { value: 12.5, place: { kind: "cell", row: 2, column: 1 } } }],
    },
    { supplier: { value: "Bolt Ltd" }, leadTimeDays: { value: 28 } },
  ]);
});

test("a list price with its discount is not the price, and a price before it is", () => {
  const net = read(
    `Part; Qty; List price; Discount; Net price; Total; Currency\nP1; 100; 10.00; 15%; 8.50; 850.00; EUR`,
  );
  expect(net.lines[0]?.prices[0]?.price).toMatchObject({ value: 8.5 });
  const gross = read(
    `Part; Qty; Unit price; Discount; Total; Currency\nP1; 100; 10.00; 15%; 850.00; EUR\nP2; 10; 8.00; 5%; 76.00; EUR`,
  );
  expect(gross.lines.map(({ prices }) => prices[0]?.price.value)).toEqual([8.5, 7.6]);
  expect(gross.questions.filter(({ id }) => id.includes("column"))).toEqual([]);
});

test("a price list without a quantity asks for it, and takes the answer", () => {
  const text = `Supplier; Part; 1-99; 100-499; 500+; Currency\nAcme; P1; 1,20; 1,10; 1,00; EUR`;
  const question = read(text).questions.find(({ id }) => id.endsWith("/quantity"));
  expect(question).toMatchObject({ confidence: 0 });
  const said = question?.words ? [answerInWords(question.words, "250")] : [];
  expect(read(text, {}, said).lines[0]?.quantity?.value).toBe(250);
});

test("an offer in a sentence is read, and asked about", () => {
  const lines = ["For BR-4471-01 we can do 500 pcs at EUR 4.20 each, three weeks ARO, FCA Lugano."];
  const { isConfirmed: _, ...letter } = tableFile("x", { lines });
  const file = { ...letter, tables: [] };
  const recognition = recognize([file], []);
  expect(recognition.lines[0]).toMatchObject({
    part: { value: "BR-4471-01" },
    quantity: { value: 500 },
    prices: [{ price: { value: 4.2, place: { kind: "line", line: 1 } } }],
    currency: { value: "EUR" },
    leadTimeDays: { value: 21 },
    incoterm: { value: "FCA" },
  });
  const question = recognition.questions.find(({ id }) => id.endsWith("/readback"));
  const row = question?.readback?.find(({ offers }) => offers !== undefined);
  expect(row?.offers).toMatchObject([{ part: "BR-4471-01", quantity: "500 pcs" }]);
  const no = row?.answers.find(({ label }) => label === "No offer")?.correction;
  expect(no && recognize([file], [no]).lines).toEqual([]);
});

test("an alternative is marked, a minimum charge is money, lots are not breaks", () => {
  const alternative = read(
    `Part; Description; Qty; Unit price EUR\nP1; Bracket; 100; 4.20\nP1; Alternative, not to drawing; 100; 3.10`,
  );
  expect(alternative.lines.map((line) => line.alternative?.value ?? null)).toEqual([
    null,
    "Alternative",
  ]);
  const minimum = read(`Part; Qty; Unit price EUR\nP1; 10; 4.20`, {
    lines: ["Minimum order value: 250.00 EUR"],
  });
  expect(minimum.lines[0]).toMatchObject({
    minimumOrder: null,
    minimumCharge: { value: { kind: "amount", amount: 250 } },
  });
  const lots = read(`Part; Qty; Unit price EUR\nP1; 100; 4.20\nP1; 300; 4.20`);
  expect(lots.lines).toMatchObject([{ quantity: { value: 400 } }]);
});

test("tiers in headers, suppliers over groups of columns, a discount below the lines", () => {
  const tiers = read(
    `Item; Tier 1 price (1-49) EUR; Tier 2 price (50-199) EUR; Tier 3 price (200+) EUR\nA-100; 45.20; 31.10; 22.05`,
  );
  expect(tiers.lines[0]?.prices.map(({ fromQuantity }) => fromQuantity)).toEqual([1, 50, 200]);
  const groups = read(
    `Vendor; Acme Inc; ; Bolt Corp; \n; Unit price; Lead time; Unit price; Lead time\nP-100; 12.50; 4 wks; 12.10; 6 wks`,
  );
  expect(groups.lines).toMatchObject([
    { supplier: { value: "Acme Inc" }, part: { value: "P-100" }, leadTimeDays: { value: 28 } },
    { supplier: { value: "Bolt Corp" }, leadTimeDays: { value: 42 } },
  ]);
  const text = `Part; Qty; Unit price EUR; Total EUR\nA-1; 100; 5.00; 500.00\nA-2; 50; 8.00; 400.00\nDiscount 10%; ; ; -90.00\nNet; ; ; 810.00`;
  const [readback] = read(text).questions.filter(({ id }) => id.endsWith("/readback"));
  expect(readback?.readback?.map((each) => each.read)).toContain("10%");
});

test("how long an offer holds is said in many ways", () => {
  const validity = (...lines: string[]) =>
    read("Part; Qty; Unit price EUR\nBR-100; 500; 12.50\nBR-200; 20; 7.10", { lines }).lines[0]
      ?.validUntil?.value;
  expect(validity("Valid to: 31.12.2026 Currency: EUR")).toBe("2026-12-31");
  expect(validity("Prices firm through 11/30/2026.")).toBe("2026-11-30");
  expect(validity("Gültig bis Ende Dezember 2026.")).toBe("2026-12-31");
  expect(validity("Tilbuddet er gældende til 15.12.2026")).toBe("2026-12-15");
  expect(validity("Offerten gäller t.o.m. 2026-12-31. Moms tillkommer.")).toBe("2026-12-31");
  expect(validity("Bid valid until", "2027-02-28")).toBe("2027-02-28");
});

test("a comment names nobody", () => {
  const supplier = (...lines: string[]) =>
    read("Part; Qty; Unit price EUR\nBR-100; 500; 12.50", { lines }).lines[0]?.supplier.value;
  expect(supplier("Vireo Machining Inc.", "Comment from supplier: price is for fixtures.")).toBe(
    "Vireo Machining Inc.",
  );
});
