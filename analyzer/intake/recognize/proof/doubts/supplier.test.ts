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

test.each([
  ["a label", ["Supplier: Ashgrove GmbH"]],
  ["an address", ["Ashgrove GmbH", "sales@ashgrove.example"]],
  ["a signature", ["Ashgrove GmbH", "Hafenweg 4", "Offer 12", "Jane Doe", "Ashgrove GmbH"]],
  ["a register", ["Ashgrove GmbH", "Hafenweg 4", "Amtsgericht Jena HRB 4711"]],
  ["a buyer that is labelled", ["Ashgrove GmbH", "Customer: Orbit Drives Ltd"]],
])("a name that %s speaks for is not asked about", (_, lines) => {
  expect(supplierRow(lines)).toBeUndefined();
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
