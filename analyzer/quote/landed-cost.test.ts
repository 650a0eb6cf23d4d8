import fc from "fast-check";
import { expect, test } from "vitest";
import { InvalidInputError } from "./invalid-input.ts";
import { landedCost } from "./landed-cost.ts";

test("the home sample's cost parts add up to its landed costs", () => {
  const total = (parts: number, tooling: number, freight: number, duty: number) =>
    landedCost({ parts, tooling, freight, duty }).total;
  expect(total(40100, 2900, 1582, 0)).toBe(44582);
  expect(total(31900, 3100, 4530, 1750)).toBe(41280);
  expect(total(43200, 1800, 4350, 2250)).toBe(51600);
});

test("shares are percentages of the total", () => {
  const { shares } = landedCost({ parts: 750, tooling: 125, freight: 100, duty: 25 });
  expect(shares).toEqual({ parts: 75, tooling: 12.5, freight: 10, duty: 2.5 });
});

test("a landed cost of 0 has no shares", () => {
  const { total, shares } = landedCost({ parts: 0, tooling: 0, freight: 0, duty: 0 });
  expect(total).toBe(0);
  expect(shares).toEqual({ parts: 0, tooling: 0, freight: 0, duty: 0 });
});

test.each([-1, NaN, Infinity])("a freight of %s is refused", (freight) => {
  const refused = () => landedCost({ parts: 10, tooling: 0, freight, duty: 0 });
  expect(refused).toThrow(InvalidInputError);
  expect(refused).toThrow(`The cost of freight must be 0 or more, not ${freight}.`);
});

test("shares of any cost total 100", () => {
  const cost = fc.double({ min: 0, max: 1e9, noNaN: true });
  const costParts = fc.record({
    parts: cost.filter((parts) => parts > 1e-3),
    tooling: cost,
    freight: cost,
    duty: cost,
  });
  fc.assert(
    fc.property(costParts, (parts) => {
      const { shares } = landedCost(parts);
      expect(shares.parts + shares.tooling + shares.freight + shares.duty).toBeCloseTo(100, 9);
    }),
  );
});
