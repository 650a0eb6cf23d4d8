import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

function quantitiesOf(text: string) {
  return recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd"] })], []).lines.map(
    ({ quantity, unit }) => [quantity?.value, unit.value.label],
  );
}

test("a unit with its number is a quantity where no other column is", () => {
  const text = `Item number;Description;Qty UM;Unit price EUR
    BV-200;Valve;24 EA;187.50
    BV-100;Valve;48 EA;74.20`;
  expect(quantitiesOf(text)).toEqual([
    [24, "each"],
    [48, "each"],
  ]);
});

test.each([
  ["AVA part number", "Material / process"],
  ["图号 Part No.", "材质 Material"],
])("parts are in “%s”, not in “%s”", (parts, material) => {
  const text = `${parts};Name;${material};Qty;Unit price USD
    AV-500-0102;Duct elbow;SUS304;30;28.40
    AV-500-0103;Bracket;AL6061-T6;60;9.90`;
  const { lines } = recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd"] })], []);
  expect(lines.map(({ part }) => part?.value)).toEqual(["AV-500-0102", "AV-500-0103"]);
});

test("a supplier's numbers are no suppliers, a currency is none, and a tool's life costs nothing", () => {
  const text = `P/N;Supplier P/N;Qty;Rate/kg (Rs.);Price per pc (Rs.);Die cost;Die life (hits)
    BP-60019;LK-U15020;100;118.00;1,675.60;18,500.00;500,000
    BP-60041;LK-M-5570;150;142.00;3,209.20;9,800.00;500,000`;
  const { lines } = recognize([tableFile(text, { lines: ["Ashgrove Metals Ltd"] })], []);
  expect(lines.map(({ part, supplier }) => [part?.value, supplier.value])).toEqual([
    ["BP-60019", "Ashgrove Metals Ltd"],
    ["BP-60041", "Ashgrove Metals Ltd"],
  ]);
  expect(lines.map(({ otherCharges }) => otherCharges ?? [])).toEqual([[], []]);
});
