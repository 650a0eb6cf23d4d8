import { expect, test } from "vitest";

import { calculate } from "./formula.ts";

/** A is 10, B is 2.5 and C is 4 in every row; D holds text, E nothing. */
const numberAt = (column: number) => (column === 3 ? null : ([10, 2.5, 4][column] ?? 0));

test.each([
  ["=A1*B1", 25],
  ["A1*(1-B1/100)", 9.75],
  ["=ROUND(A1*1.00149,2)", 10.01],
  ["=ROUND(1.005*100,0)/100", 1.01],
  ["=ROUND(-2.5,0)", -3],
  ["=SUM(A1:C2)", 33],
  ["=SUM(A1:D1,5)", 21.5],
  ["=$A$1^2%", 10 ** 0.02],
  ["=-A1+B1*C1", 0],
  ["=MAX(A1,C1)-MIN(A1,C1)", 6],
])("%s is %d", (formula, value) => {
  expect(calculate(formula, numberAt)).toBeCloseTo(value, 9);
});

test.each([
  ["=D1*2"],
  ["=A1/E1"],
  ["=VLOOKUP(A1,B1:C9,2)"],
  ["=Sheet2!A1*2"],
  ['=IF(A1>1,"x",2)'],
  ["=(A1"],
  ["="],
  ["=SUM(A1:Z99999)"],
])("%s is left to the spreadsheet", (formula) => {
  expect(calculate(formula, numberAt)).toBeNull();
});
