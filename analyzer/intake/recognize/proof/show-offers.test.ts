import { expect, test } from "vitest";

import { askBelowConfidence, type Reading } from "../../quote-line.ts";
import type { Correction } from "../../recognition.ts";
import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const letterhead = ["Supplier: Ashgrove Metals Ltd", "Incoterm: FCA", "Call us on 555 0199"];

function read(text: string, corrections: readonly Correction[] = [], more: readonly string[] = []) {
  const { isConfirmed: _, ...file } = tableFile(text, { lines: [...letterhead, ...more] });
  return recognize([file], corrections);
}

function shownOf({ questions }: ReturnType<typeof read>) {
  const shown = questions.find(({ offers }) => offers !== undefined);
  if (shown?.offers === undefined) throw new Error("The file is not shown.");
  return { ...shown.offers, question: shown };
}

const isOpen = (reading: Reading<unknown> | null | undefined) =>
  reading !== null && reading !== undefined && reading.confidence < askBelowConfidence;

const quote = `Part number;Qty;Price per 100 EUR;Lead time (weeks);MOQ;Tooling
  A-1001;12500;1234.5;4;50;0
  A-1002;400;1.234;6;50;1950`;

test("every offer is shown whole, and what all have in common once", () => {
  const { count, terms, rows } = shownOf(read(quote));
  expect(count).toBe(2);
  expect(terms).toEqual(
    expect.arrayContaining([
      { what: "Supplier", read: "Ashgrove Metals Ltd" },
      { what: "Currency", read: "EUR" },
      { what: "Price for", read: "100 pieces" },
      { what: "Minimum order", read: "50" },
      { what: "Incoterm", read: "FCA" },
      { what: "Valid until", read: "not stated" },
      { what: "Charges of the whole quote", read: "not stated" },
    ]),
  );
  expect(rows.map(({ part, further }) => [part, ...further.map(({ read }) => read)])).toEqual([
    ["A-1001", "28 days", "Tooling: 0"],
    ["A-1002", "42 days", "Tooling: 1950"],
  ]);
});

test("a number cannot be taken for another way of writing it", () => {
  const { rows } = shownOf(read(quote));
  expect(rows[0]).toMatchObject({ quantity: "12\u202f500", prices: ["1234.50"] });
  expect(rows[1]?.prices).toEqual(["1.2340"]);
});

test("what is shown is in doubt until the visitor says yes, and what they said stays", () => {
  const first = read(quote);
  const line = first.lines[1];
  const readings = [
    line?.supplier,
    line?.part,
    line?.quantity,
    line?.prices[0]?.price,
    line?.unit,
    line?.currency,
    line?.leadTimeDays,
    line?.minimumOrder,
    line?.incoterm,
    line?.tooling,
  ];
  expect(readings.map(isOpen)).toEqual(readings.map(() => true));
  const said: Correction = { kind: "line", lineId: line?.id ?? "", field: "price", text: "7.50" };
  const corrected = read(quote, [said]).lines[1];
  expect([isOpen(corrected?.prices[0]?.price), isOpen(corrected?.quantity)]).toEqual([false, true]);
  const yes = shownOf(first).question.answers[0]?.correction;
  const settled = read(quote, yes ? [yes] : []);
  expect(settled.questions).toEqual([]);
  expect(settled.lines.some(({ quantity, supplier }) => isOpen(quantity) || isOpen(supplier))).toBe(
    false,
  );
});

test("price breaks are shown each", () => {
  const { rows } = shownOf(
    read("Part number;Unit price @ 100 EUR;Unit price @ 500 EUR\n  A-1001;2.5;2"),
  );
  expect(rows[0]?.prices).toEqual(["from 100: 2.50", "from 500: 2.00"]);
});

test("every offer of a long list is shown", () => {
  const many = Array.from({ length: 250 }, (_, at) => `  A-1${100 + at};${200 + at};${at + 1}.50`);
  const { count, rows } = shownOf(read(`Part number;Qty;Price EUR\n${many.join("\n")}`));
  expect([count, rows.length, rows.at(-1)?.part]).toEqual([250, 250, "A-1349"]);
});

test("of more offers than are printed all are in doubt, and the question says how many", () => {
  const many = Array.from(
    { length: 440 },
    (_, at) => `  A-1${100 + at};${200 + at};${at + 1}.50;x`,
  );
  const text = `Part number;Qty;Price EUR;Zork\n${many.join("\n")}`;
  const recognition = read(text);
  const { count, rows, question } = shownOf(recognition);
  expect([count, rows.length]).toEqual([440, 400]);
  const unprinted = recognition.lines.find(({ part }) => part?.value === "A-1535");
  expect([isOpen(unprinted?.supplier), isOpen(unprinted?.quantity)]).toEqual([true, true]);
  expect(question.text).toContain("40 more");
  expect(isOpen(recognition.lines[0]?.quantity)).toBe(true);
});

test("terms of payment are shown, and in doubt with the rest", () => {
  const recognition = read(quote, [], ["Payment: 30 days net"]);
  expect(shownOf(recognition).terms).toContainEqual({
    what: "Payment terms",
    read: "30 days net",
  });
  expect(isOpen(recognition.lines[0]?.paymentTerms)).toBe(true);
  expect(shownOf(read(quote)).terms).toContainEqual({ what: "Payment terms", read: "not stated" });
});

test("a minimum order value is shown as itself, not among the charges", () => {
  const { terms } = shownOf(read(quote, [], ["Minimum order value: EUR 85.00"]));
  expect(terms).toContainEqual({ what: "Minimum order value", read: "85.00" });
  expect(terms).toContainEqual({ what: "Charges of the whole quote", read: "not stated" });
});

test("a charge is shown under the file's own words where they do not say tooling", () => {
  const one = "Part number;Qty;Price EUR\n  A-1001;100;2.50";
  const words = (line: string) =>
    shownOf(read(one, [], [line])).terms.find(({ what }) => what === "Charges of single offers")
      ?.read;
  expect(words("Set-up: EUR 240.00")).toBe("Set-up: 240");
  expect(words("Tooling: EUR 240.00")).toBe("Tooling: 240");
});

test("what the table of offers says is not said before it too", () => {
  const { question } = shownOf(read(quote));
  const rows = question.readback?.filter(({ what }) => what === "Supplier") ?? [];
  expect(rows.every(({ isListed }) => isListed === true)).toBe(true);
});

test("one piece among parts in numbers is shown with its row, and may be a charge", () => {
  const text = `Part number;Description;Qty;Unit price EUR
    PV-22;Cover;800;2.00
    PV-23;Clip;400;1.00
    NRE-2;Test run;1;580.00`;
  const { rows } = shownOf(read(text));
  expect(rows.map(({ answers }) => answers.map(({ label }) => label))).toEqual([
    [],
    [],
    ["A one-time charge", "No offer"],
  ]);
  const { lines } = read(
    text,
    rows[2]?.answers.slice(0, 1).map(({ correction }) => correction),
  );
  expect(lines.map(({ part }) => part?.value)).toEqual(["PV-22", "PV-23"]);
  expect(lines[0]?.otherCharges?.[0]?.charge).toMatchObject({ value: { amount: 580 } });
});
