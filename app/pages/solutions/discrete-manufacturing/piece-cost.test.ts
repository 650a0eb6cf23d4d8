import { expect, test } from "vitest";

import { castingRfq, indexAdjustment, pieceCost, rankProgram, toolsNeeded } from "./piece-cost.ts";

const { quotes } = castingRfq;
const [dieCast, permanentMold, sand] = quotes;
const program = { piecesPerYear: 8_000, years: 3, indexPerKg: 2.62 };

test("the index moves a piece in full, beyond a band, or not at all", () => {
  expect(indexAdjustment(dieCast, 2.62)).toBe(1.09);
  expect(indexAdjustment(dieCast, 2.1)).toBe(-0.68);
  expect(indexAdjustment(permanentMold, 2.55)).toBe(0);
  expect(indexAdjustment(permanentMold, 2.62)).toBe(0.19);
  expect(indexAdjustment(permanentMold, 2.1)).toBe(-0.89);
  expect(indexAdjustment(sand, 9)).toBe(0);
});

test("a tool that wears out is bought again", () => {
  expect(toolsNeeded(dieCast, program)).toBe(1);
  expect(toolsNeeded(sand, program)).toBe(2);
  expect(toolsNeeded(dieCast, { ...program, piecesPerYear: 40_000 })).toBe(2);
});

test("the printed lines of a piece add up to its landed cost", () => {
  for (const quote of quotes) {
    const { piece, index, tooling, ppap, freight, duty, landed } = pieceCost(quote, program);

    expect(piece + index + tooling + ppap + freight + duty).toBeCloseTo(landed, 6);
  }
});

test("die casting leads at 8,000 a year", () => {
  expect(
    rankProgram(program).map(({ quote }) => [quote.id, quote.perPiece.landed, quote.landedCost]),
  ).toEqual([
    ["die-cast", 32.9, 789_600],
    ["permanent-mold", 35.49, 851_760],
    ["sand", 46.58, 1_117_920],
  ]);
});

test("at 6,000 a year the cheaper piece loses on lead time", () => {
  const [first, second] = rankProgram({ ...program, piecesPerYear: 6_000 });

  expect(first?.quote.id).toBe("permanent-mold");
  expect(second?.quote.id).toBe("die-cast");
  expect(second!.quote.perPiece.landed).toBeLessThan(first!.quote.perPiece.landed);
});

test("at 300 a year the pattern wins", () => {
  expect(rankProgram({ ...program, piecesPerYear: 300 })[0]?.quote.id).toBe("sand");
});
