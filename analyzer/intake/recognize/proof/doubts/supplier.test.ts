import { expect, test } from "vitest";

import { recognize } from "../../../recognize.ts";
import { tableFile } from "../../testing/quote-files.ts";

const table = `Part;Qty;Unit price EUR;Amount EUR
  A-1001;100;2.00;200.00
  A-1002;100;1.00;100.00`;

function supplierRow(lines: readonly string[], about: { sender?: string; fileName?: string } = {}) {
  const { questions } = recognize([tableFile(table, { lines, ...about })], []);
  return questions.flatMap(({ readback = [] }) => readback).find(({ what }) => what === "Supplier");
}

test("a name that merely stands in the file is shown", () => {
  expect(supplierRow(["Ashgrove GmbH"])).toMatchObject({ read: "Ashgrove GmbH" });
});

test("a name that a label calls the supplier is not asked about", () => {
  expect(supplierRow(["Supplier: Ashgrove GmbH"])).toBeUndefined();
});

const evidence = {
  "an address": ["sales@ashgrove.example"],
  "a signature": ["Offer 12", "Jane Doe", "Ashgrove GmbH"],
  "a register": ["Amtsgericht Jena HRB 4711"],
  "a buyer that is labelled": ["Customer: Orbit Drives Ltd"],
};
const pieces = Object.entries(evidence);

test.each(pieces)("a name that %s alone speaks for is shown", (_, lines) => {
  expect(supplierRow(["Ashgrove GmbH", ...lines])).toMatchObject({ read: "Ashgrove GmbH" });
});

test.each(
  pieces.flatMap(([first, lines], index) =>
    pieces
      .slice(index + 1)
      .map(([second, others]) => [first, second, [...lines, ...others]] as const),
  ),
)("a name that %s and %s speak for is not asked about", (_first, _second, lines) => {
  expect(supplierRow(["Ashgrove GmbH", ...lines])).toBeUndefined();
});

test("what speaks for another company as well is no proof", () => {
  const rivals = [
    "Ashgrove GmbH",
    "sales@ashgrove.example",
    "Orbit Drives Ltd",
    "ap@orbit.example",
  ];
  const { questions } = recognize([tableFile(table, { lines: rivals })], []);
  expect(questions).not.toEqual([]);
  expect(
    supplierRow(["Orbit Drives Ltd", "ap@orbit.example", "www.ashgrove.example"]),
  ).toBeDefined();
});

test("a column that may name makers is shown beside who heads the file", () => {
  const text = `Part;Company;Qty;Unit price EUR
    A-1001;Festwerk AG;100;2.00
    A-1002;Lumen SE;100;1.00`;
  const { questions } = recognize([tableFile(text, { lines: ["Ashgrove GmbH"] })], []);
  const row = questions
    .flatMap(({ readback = [] }) => readback)
    .find(({ what }) => what === "Supplier");
  expect(row?.answers.map(({ label }) => label)).toEqual(["Ashgrove GmbH"]);
  const named = text.replace("Company", "Supplier");
  expect(recognize([tableFile(named, { lines: ["Ashgrove GmbH"] })], []).questions).toEqual([]);
});
