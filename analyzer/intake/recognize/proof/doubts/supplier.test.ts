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

test.each([
  ["an address", ["sales@ashgrove.example"]],
  ["a signature", ["Offer 12", "Jane Doe", "Ashgrove GmbH"]],
  ["a register", ["Amtsgericht Jena HRB 4711"]],
  ["a buyer that is labelled", ["Customer: Orbit Drives Ltd"]],
])("a name that only %s speaks for is shown", (_, lines) => {
  expect(supplierRow(["Ashgrove GmbH", ...lines])).toMatchObject({ read: "Ashgrove GmbH" });
});

test("who forwards a quote, with an address and a signature, is shown and not taken for sure", () => {
  const lines = ["Orbit Drives Ltd", "jane@orbit.example", "Please add this.", "Orbit Drives Ltd"];
  expect(supplierRow(lines, { sender: "jane@orbit.example" })).toMatchObject({
    read: "Orbit Drives Ltd",
  });
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
