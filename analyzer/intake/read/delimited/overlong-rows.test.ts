import { expect, test } from "vitest";

import { textCell } from "../findings.ts";
import { withJoinedValues } from "./overlong-rows.ts";

const joined = (text: string) =>
  withJoinedValues(
    text.split("\n").map((line, index) => ({
      number: index + 1,
      cells: line.split(",").map((value) => textCell(value)),
    })),
  ).map(({ cells }) => cells.map((cell) => cell?.text ?? "").join(" | "));

test("decimals that commas split are joined where quantity times price gives the total", () => {
  expect(joined("Part,Qty,Price,Total\nA-1,50,8,40,420,00\nA-2,10,2,50,25,00")).toEqual([
    "Part | Qty | Price | Total",
    "A-1 | 50 | 8,40 | 420,00",
    "A-2 | 10 | 2,50 | 25,00",
  ]);
});

test("words that a comma split are joined as in the rows that are whole", () => {
  expect(joined("Part,Text,Qty,Price\nA-1,Plate, zinc,100,1.20\nA-2,Rod,100,2.20")[1]).toBe(
    "A-1 | Plate, zinc | 100 | 1.20",
  );
});

test("what can be joined in several ways stays as it is", () => {
  const row = "A-1,10,20,30,40";
  expect(joined(`Part,Qty,Price,Note\n${row}`)[1]).toBe(row.replaceAll(",", " | "));
});
