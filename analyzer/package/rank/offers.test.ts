import { expect, test } from "vitest";

import { analyze } from "../analyze.ts";
import { recognized, settingsWith } from "../testing/quote-lines.ts";

const priceList = [
  { id: "1", quantity: 100, price: 10 },
  { id: "2", quantity: 500, price: 9 },
  { id: "3", quantity: 1000, price: 8 },
];

test.each([
  [50, "1"],
  [100, "1"],
  [700, "2"],
  [5000, "3"],
])("of rows for several quantities, %d pieces reach row %s", (quantity, id) => {
  const settings = settingsWith({ askedQuantities: { "40718-03": quantity } });
  const [group] = analyze(recognized(priceList), settings).groups;
  expect(group?.best.map((offer) => offer.id)).toEqual([id]);
  expect(group?.setAside.map(({ kind }) => kind)).toEqual(["other-quantity", "other-quantity"]);
});

test("rows in two files are two offers", () => {
  const lines = priceList.map((line) => ({ ...line, tableId: `${line.id}.csv` }));
  const settings = settingsWith({ askedQuantities: { "40718-03": 700 } });
  expect(analyze(recognized(lines), settings).groups[0]?.rankedCount).toBe(3);
});

test("parts are told apart without regard to case and spaces", () => {
  const lines = recognized([
    { id: "1", part: "AB 7" },
    { id: "2", part: "ab  7 " },
    { id: "3", part: "AB 8" },
  ]);
  const { groups } = analyze(lines, settingsWith());
  expect(groups.map(({ id, rankedCount }) => [id, rankedCount])).toEqual([
    ["ab 7", 2],
    ["ab 8", 1],
  ]);
});
