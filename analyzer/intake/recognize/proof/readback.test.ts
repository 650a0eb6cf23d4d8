import { expect, test } from "vitest";

import { askBelowConfidence } from "../../quote-line.ts";
import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const plain = `Part;Description;Qty;Unit price EUR;Amount EUR
  A-1001;Bracket;100;2.00;200.00
  A-1002;Clip;100;1.00;100.00`;

function read(text: string, ...lines: readonly string[]) {
  return recognize([tableFile(text, { lines: ["Supplier: Ashgrove Metals Ltd", ...lines] })], []);
}

function shown({ questions }: ReturnType<typeof recognize>) {
  return questions
    .flatMap(({ readback = [] }) => readback)
    .map(({ what, read: value }) => [what, value]);
}

test("a sentence that states a term is shown where something else is read back, and not by itself", () => {
  const sentence = "We deliver FCA Jena.";
  expect(read(plain, sentence).questions).toEqual([]);
  const rows = shown(read(plain, sentence, "Zork handling 35.00 for both"));
  expect(rows).toContainEqual(["Incoterm", "FCA"]);
});

test("a charge is shown with the parts that bear it where something else is read back", () => {
  const rows = shown(read(plain, "Tooling for A-1002: EUR 450.00", "A-1001 went at 17.35 before"));
  expect(rows).toContainEqual(["Charge", "EUR 450.00"]);
});

test("what may be had on request is not offered without a question", () => {
  const [line] = read(plain, "DAP on request").lines;
  expect(line?.incoterm?.confidence ?? 0).toBeLessThan(askBelowConfidence);
  expect(read(plain, "FCA Jena").lines[0]?.incoterm?.confidence).toBeGreaterThanOrEqual(95);
});

test("an amount that touches its currency is asked about", () => {
  expect(read(plain, "Small-lot extra EUR482.50").questions).not.toEqual([]);
});

test("a discount on large orders is no matter of payment", () => {
  expect(shown(read(plain, "Less 5 % on orders over 10,000 pcs"))).toContainEqual([
    "Percentage in no offer",
    "5 %",
  ]);
  expect(read(plain, "2 % discount for payment within 10 days").questions).toEqual([]);
});

test("the day of the buyer's inquiry is not that of the offer", () => {
  const until = (...lines: readonly string[]) =>
    read(plain, "Valid for 30 days", ...lines).lines[0]?.validUntil?.value;
  expect(until("Date: 2026-11-10", "Your inquiry of 03.02.2026")).toBe("2026-12-10");
  expect(until("Your inquiry of 03.02.2026")).toBeUndefined();
});

test("a number of weeks in words and in figures is one", () => {
  const [line] = read(plain, "Delivery is six (6) weeks after receipt of order.").lines;
  expect(line?.leadTimeDays?.value).toBe(42);
});

test("a charge that is called by its name alone is not asked about", () => {
  const one = "Part;Qty;Unit price EUR;Amount EUR\nA-1;100;2.00;200.00";
  expect(read(one, "Tooling: EUR 1,950.00").questions).toEqual([]);
});

test("a figure within another figure of a question is not asked about yet", () => {
  const rows = shown(read(plain, "Small-lot extra EUR 135.00", "Zork handling 35.00 for both"));
  expect(rows).toContainEqual(["Amount in no offer", "35.00"]);
});

test("a number behind a charge's name is shown, the number of a standard is not", () => {
  expect(shown(read(plain, "Fixture cost 480 one time"))).toContainEqual([
    "Number in no offer",
    "480",
  ]);
  expect(read(plain, "Bar to AMS 4928, mill certificate with each shipment.").questions).toEqual(
    [],
  );
  expect(
    read(plain, "Material certificates. First article to AS9102, Forms 1 to 3.").questions,
  ).toEqual([]);
});

test("terms that only the text states, or nothing does, are shown where something is read back", () => {
  const rows = shown(read(plain, "Lead time: 3 weeks", "A-1001 went at 17.35 before"));
  expect(rows).toContainEqual(["Lead time", "21 days"]);
  expect(rows).toContainEqual(["Incoterm", "not stated"]);
});

test("every offer can be changed where something is read back", () => {
  const { questions } = read(plain, "A-1001 went at 17.35 before");
  const drafts = questions.flatMap(({ readback = [] }) =>
    readback.flatMap(({ lines = [] }) => lines),
  );
  expect(drafts.map(({ part }) => part)).toEqual(["A-1001", "A-1002"]);
});

test("amounts of a further table that gives no offer are shown", () => {
  const sums = [
    "Material;300.00",
    "Saw cut charge line 1, 18 cuts;126.00",
    "Fuel surcharge;22.50",
    "Quote total;448.50",
  ];
  const file = tableFile(plain, { lines: ["Supplier: Ashgrove Metals Ltd"] });
  const further = tableFile(sums.join("\n"), {});
  const [table] = further.tables;
  const tables = [...file.tables, ...(table === undefined ? [] : [{ ...table, id: "sums" }])];
  expect(shown(recognize([{ ...file, tables }], []))).toContainEqual([
    "Amount in no offer",
    "126.00",
  ]);
});

test("a number of pieces explains no amount", () => {
  const breaks = "Part;Unit price EUR @ 100;Unit price EUR @ 500\nA-1001;2.00;1.80";
  const rows = shown(read(breaks, "A-1001 went at 100.00 before"));
  expect(rows).toContainEqual(["Amount in no offer", "100.00"]);
});

test("pieces that the text calls a minimum are no charge", () => {
  const [line] = read(plain, "Minimum de lancement : 2 000 pièces").lines;
  expect(line?.tooling).toBeNull();
});

test("a price per unit of measure is for what its row counts", () => {
  const wire = `Item;U/M;Qty;Price per U/M USD;Amount USD
    W-16-BK;ft;5000;0.148;740.00
    CG-050;ea;200;2.35;470.00`;
  expect(read(wire).lines.map(({ unit }) => unit.value.label)).toEqual(["ft", "each"]);
});

test.each([
  "Works at Highway 5 km 12, packing area",
  "Prices at an exchange rate of 18.20",
  "Handling terms: NET 30",
  "Quotation 26.3307 for handling",
  "Packing desk: Tel. 555 01 99",
  "Terminal pitch 5,08, packing in bags",
])("a number that a word says is no money is not shown: %s", (sentence) => {
  const rows = shown(read(plain, sentence, "A-1001 went at 17.35 before"));
  const amounts = rows.filter(([what]) => what === "Amount in no offer");
  expect(amounts).toEqual([["Amount in no offer", "17.35"]]);
});

test("thousands behind a space are one number", () => {
  const rows = shown(read(plain, "Start-up fee 2 400,- comes on top (one time)"));
  expect(rows).toContainEqual(["Number in no offer", "2 400"]);
});

test.each([
  "Ultrasonic test EUR 22.00, optional",
  "Prüfzeugnis auf Wunsch: EUR 22.00",
  "Certificate fee EUR 22.00 should you want it",
  "Contrôle en option : EUR 22.00",
  "Handling fee of EUR 22.00 on orders under EUR 150.00",
])("what only some pay is shown and not added: %s", (sentence) => {
  const recognition = read(plain, sentence);
  const [line] = recognition.lines;
  expect([line?.tooling, line?.freight, line?.otherCharges ?? []]).toEqual([null, null, []]);
  expect(shown(recognition)).toContainEqual(["Amount in no offer", "EUR 22.00"]);
});
