import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";
import { partLeadTimes } from "./part-lead-times.ts";

const codes = ["AC-7712", "AC-7720", "AC-7730"];

test.each([
  [
    "Delivery would be 6 weeks from order for existing dies and 10 weeks for AC-7720 with samples.",
    [
      ["6 weeks", ""],
      ["10 weeks", "AC-7720"],
    ],
  ],
  [
    "Lead time, AC-7712 and AC-7720: 11 weeks. AC-7730: 3 weeks.",
    [
      ["11 weeks", "AC-7712 AC-7720"],
      ["3 weeks", "AC-7730"],
    ],
  ],
  [
    "Dodací lhůta: 3 týdny (AC-7712), 9 týdnů (AC-7720 včetně formy).",
    [
      ["3 týdny", "AC-7712"],
      ["9 týdnů", "AC-7720"],
    ],
  ],
  [
    "Lieferzeit: AC-7712 ab Lager, AC-7720 zwei Wochen",
    [
      ["ab Lager", "AC-7712"],
      ["2 Wochen", "AC-7720"],
    ],
  ],
])("%s", (line, expected) => {
  expect(partLeadTimes(line, codes).map(({ span, parts }) => [span, parts.join(" ")])).toEqual(
    expected,
  );
});

test.each([
  "交货期：收到订单后25天（AC-7712 开模30天另计，共55天）",
  "Delivery of AC-7712: 4 weeks, 6 weeks at the latest",
  "AC-7712 is paid within 30 days",
])("what %s gives for which part is not certain", (line) => {
  expect(partLeadTimes(line, codes)).toEqual([]);
});

test("a span that names some parts holds for the others where nothing else does", () => {
  const table = `Part;Qty;Unit price EUR;Amount EUR
    ST-GW-100;100;2.00;200.00
    ST-PS-015;100;1.00;100.00`;
  const lines = ["Ashgrove Metals Ltd", "Lead time: 8 weeks (driven by U7 on ST-GW-100)."];
  const read = recognize([tableFile(table, { lines })], []).lines;
  expect(read.map(({ leadTimeDays }) => leadTimeDays?.value)).toEqual([56, 56]);
});
