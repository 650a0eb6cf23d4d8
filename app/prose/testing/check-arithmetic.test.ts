import { expect, test } from "vitest";

import { checkArithmetic } from "./check-arithmetic.ts";

const table = (total: string, formulas: string) => `
| Line  | Quantity | Price | Amount |
| ----- | -------: | ----: | -----: |
| Bolts |       40 | $0.25 | $10.00 |
| Nuts  |       40 | $0.10 |  $4.00 |
| Total |          |       | ${total} |

<!-- check: ${formulas} -->
`;

test("equations are found and computed, rounded as they are printed", () => {
  expect(checkArithmetic("So 400 × $9.18 = $3,672, and 10 ÷ 3 = 3.33.")).toEqual({
    checked: 2,
    problems: [],
  });
  expect(checkArithmetic("So 400 × $9.18 = $3,670.").problems).toEqual([
    "400 × $9.18 : “$3,670” should be 3672",
  ]);
});

test("a column's formula holds in each row, a total adds up the rows above it", () => {
  const formulas = "[Amount] = [Quantity] × [Price]; total [Amount]";
  expect(checkArithmetic(table("$14.00", formulas))).toEqual({ checked: 3, problems: [] });
  expect(checkArithmetic(table("$14.10", formulas)).problems).toHaveLength(1);
  expect(checkArithmetic(table("$14.00", "[Amount] = [Quantity] + [Price]")).problems).toHaveLength(
    2,
  );
});

test("a row's formula holds in each column", () => {
  const text = (landed: string) =>
    `| Part | A | B |\n| --- | --: | --: |\n| Price | 10 | 12 |\n| Duty | 3 | 0 |\n| Landed | 13 | ${landed} |\n\n<!-- check: {Landed} = {Price} + {Duty} -->`;
  expect(checkArithmetic(text("12"))).toEqual({ checked: 2, problems: [] });
  expect(checkArithmetic(text("13")).problems).toEqual([
    "B: {Landed} = {Price} + {Duty}: “13” should be 12",
  ]);
});

test("a declared result must stand in the text before it", () => {
  const text = (formula: string) => `Half of the lots were late.\n\n<!-- check: ${formula} -->`;
  expect(checkArithmetic(`It cost $2,100 in all.\n\n<!-- check: $2,100 = 500 × 4.20 -->`)).toEqual({
    checked: 1,
    problems: [],
  });
  expect(checkArithmetic(text("$2,100 = 500 × 4.20")).problems).toHaveLength(1);
});

test("a table that says nothing about its numbers is a problem", () => {
  expect(checkArithmetic("| A |\n| - |\n| 1 |").problems).toHaveLength(1);
  expect(checkArithmetic("| A |\n| - |\n| 1 |\n\n<!-- check: given -->").problems).toEqual([]);
});
