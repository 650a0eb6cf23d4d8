import fc from "fast-check";
import { expect, test } from "vitest";

import {
  type ControlLimits,
  controlLimits,
  controlRules,
  findSignals,
  meanMovingRange,
} from "./control-chart.ts";

const unit: ControlLimits = { center: 0, lower: -3, upper: 3, sigma: 1 };
const series = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
  minLength: 2,
  maxLength: 60,
});

test("limits are the mean plus and minus 2.66 mean moving ranges", () => {
  const values = [10, 12, 11, 13];
  expect(meanMovingRange(values)).toBeCloseTo(5 / 3);
  const { center, lower, upper, sigma } = controlLimits(values);
  expect(center).toBe(11.5);
  expect(sigma).toBeCloseTo(1.4775, 4);
  expect(upper).toBeCloseTo(11.5 + 2.66 * (5 / 3), 2);
  expect(lower).toBeCloseTo(11.5 - 2.66 * (5 / 3), 2);
});

test("a limit is not drawn where the measure cannot go", () => {
  const { lower, upper } = controlLimits([1, 5, 2, 99], { min: 0, max: 100 });
  expect([lower, upper]).toEqual([0, 100]);
});

test("one value has no limits", () => {
  expect(() => controlLimits([4])).toThrow(RangeError);
});

test("shifting and stretching the values shifts and stretches the limits", () => {
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 9 }), (values, factor) => {
      const before = controlLimits(values);
      const after = controlLimits(values.map((value) => value * factor + 50));
      expect(after.center).toBeCloseTo(before.center * factor + 50, 3);
      expect(after.upper).toBeCloseTo(before.upper * factor + 50, 3);
    }),
  );
});

test("a process that stands still gives no signal", () => {
  const values = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
  expect(findSignals(values, controlLimits(values))).toEqual([]);
});

test("a point on the limit is inside it, a point beyond it is rule 1", () => {
  expect(findSignals([0.5, 3, -0.5], unit)).toEqual([]);
  expect(findSignals([0.5, 3.01, -0.5], unit)).toEqual([{ rule: 1, first: 1, last: 1 }]);
});

test("rule 2 needs eight on one side; a point on the center line ends the run", () => {
  expect(findSignals([-1, 1, 0.5, 1, 0.5, 1, 0.5, 1, -1], unit)).toEqual([]);
  expect(findSignals([-1, 1, 0.5, 1, 0.5, 1, 0.5, 1, 0.5, -1], unit)).toEqual([
    { rule: 2, first: 1, last: 8 },
  ]);
  expect(findSignals([1, 0.5, 1, 0.5, 0, 1, 0.5, 1, 0.5], unit)).toEqual([]);
});

test("rule 3 needs six in a row; a repeated value ends the trend", () => {
  expect(findSignals([1, -1, -0.5, 0, 0.5, 1, 0], unit)).toEqual([]);
  expect(findSignals([1, -1, -0.5, 0, 0.5, 1, 1.5, 0], unit)).toEqual([
    { rule: 3, first: 1, last: 6 },
  ]);
  expect(findSignals([-1, -0.5, 0, 0, 0.5, 1, 1.5], unit)).toEqual([]);
});

test("rule 4 needs two of three beyond two deviations on the same side", () => {
  expect(findSignals([2.2, 0, 0, 2.2], unit)).toEqual([]);
  expect(findSignals([2.2, 0, -2.2], unit)).toEqual([]);
  expect(findSignals([2.2, 0, 2.4], unit)).toEqual([{ rule: 4, first: 0, last: 2 }]);
  expect(findSignals([2.2, 0, 2.4, 2.1, 0], unit)).toEqual([{ rule: 4, first: 0, last: 3 }]);
});

test("each rule's example meets that rule, at its last point, and no other", () => {
  for (const { number, example } of controlRules) {
    const found = findSignals(example, unit);
    expect(found.map(({ rule, last }) => [rule, last])).toEqual([[number, example.length - 1]]);
  }
});

test("turned upside down, the same points are signals", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -4, max: 4 }), { maxLength: 40 }), (values) => {
      expect(
        findSignals(
          values.map((value) => -value),
          unit,
        ),
      ).toEqual(findSignals(values, unit));
    }),
  );
});
