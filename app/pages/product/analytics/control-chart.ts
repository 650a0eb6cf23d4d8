export type RuleNumber = 1 | 2 | 3 | 4;

/** When a point counts as a signal and not as noise. Western Electric's tests, with the trend test of Nelson. */
export interface ControlRule {
  number: RuleNumber;
  name: string;
  /** The test in words. */
  test: string;
  /** What it usually turns out to be. */
  means: string;
  /** An example in standard deviations from the center line; the last one completes the pattern. */
  example: readonly number[];
}

export const controlRules: readonly ControlRule[] = [
  {
    number: 1,
    name: "Outside the limits",
    test: "One point beyond a control limit.",
    means: "Something special happened that week.",
    example: [0.4, -0.8, 0.9, -0.3, 1.1, 3.6],
  },
  {
    number: 2,
    name: "Eight on one side",
    test: "Eight points in a row on one side of the center line.",
    means: "The process has changed.",
    example: [-0.7, 0.8, 1.4, 0.5, 1.1, 0.6, 1.6, 0.9, 1.2],
  },
  {
    number: 3,
    name: "Six in a row, one way",
    test: "Six points in a row, each higher or each lower than the last.",
    means: "A trend, for example a price index.",
    example: [0.2, -1.5, -0.9, -0.2, 0.5, 1.1, 1.8],
  },
  {
    number: 4,
    name: "Two of three near a limit",
    test: "Two of three points beyond two thirds of the way to the same limit.",
    means: "An early warning. Look before a value leaves the limits.",
    example: [-0.5, 0.7, -0.2, -2.4, -0.6, -2.6],
  },
];

/** A Shewhart chart of individual values: the limits stand three standard deviations from the center line. */
export interface ControlLimits {
  center: number;
  lower: number;
  upper: number;
  /** One standard deviation, estimated from the moving range. */
  sigma: number;
}

/** What the measure can be at all; a limit beyond it says nothing. */
export interface Bounds {
  min?: number;
  max?: number;
}

/** Expected range of two values drawn from one normal process, in standard deviations. */
const expectedRangeOfTwo = 1.128;

/** The mean distance from each value to the next. */
export function meanMovingRange(values: readonly number[]): number {
  return mean(values.slice(1).map((value, index) => Math.abs(value - values[index]!)));
}

/** Center line and limits from the values themselves. Two values or more. */
export function controlLimits(values: readonly number[], bounds: Bounds = {}): ControlLimits {
  if (values.length < 2) throw new RangeError("limits need two values or more");
  const center = mean(values);
  const sigma = meanMovingRange(values) / expectedRangeOfTwo;
  return {
    center,
    lower: Math.max(center - 3 * sigma, bounds.min ?? -Infinity),
    upper: Math.min(center + 3 * sigma, bounds.max ?? Infinity),
    sigma,
  };
}

/** A rule that the values met, from the first to the last point that it is about. */
export interface Signal {
  rule: RuleNumber;
  first: number;
  last: number;
}

/** Every rule that is met, the earliest first. */
export function findSignals(
  values: readonly number[],
  { center, lower, upper, sigma }: ControlLimits,
): Signal[] {
  const side = (value: number) => Math.sign(value - center);
  const isNearLimit = (value: number) => Math.abs(value - center) > 2 * sigma;
  return [
    ...values.flatMap((value, at) =>
      value > upper || value < lower ? [{ rule: 1, first: at, last: at } as const] : [],
    ),
    ...runs(values, 8, (value, before) => side(value) !== 0 && side(value) === side(before)).map(
      (run) => ({ rule: 2, ...run }) as const,
    ),
    ...trends(values, 6).map((run) => ({ rule: 3, ...run }) as const),
    ...pairs(
      values,
      (value, other) => isNearLimit(value) && isNearLimit(other) && side(value) === side(other),
    ).map((pair) => ({ rule: 4, ...pair }) as const),
  ].sort((a, b) => a.last - b.last || a.rule - b.rule);
}

/** Two of three neighbors that belong together; what overlaps is one stretch. */
function pairs(
  values: readonly number[],
  belong: (value: number, other: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  for (const [last, value] of values.entries()) {
    const first = [last - 2, last - 1].find((at) => at >= 0 && belong(value, values[at]!));
    if (first === undefined) continue;
    const before = found.at(-1);
    if (before && before.last >= first && belong(value, values[before.last]!)) before.last = last;
    else found.push({ first, last });
  }
  return found;
}

/** The longest stretches in which each value continues the one before, of the length given or more. */
function runs(
  values: readonly number[],
  length: number,
  continues: (value: number, before: number) => boolean,
): { first: number; last: number }[] {
  const found: { first: number; last: number }[] = [];
  let first = 0;
  for (let at = 1; at <= values.length; at++) {
    if (at < values.length && continues(values[at]!, values[at - 1]!)) continue;
    if (at - first >= length) found.push({ first, last: at - 1 });
    first = at;
  }
  return found;
}

/** Stretches of values that only rise or only fall; the turning point belongs to both. */
function trends(values: readonly number[], length: number): { first: number; last: number }[] {
  const steps = values.slice(1).map((value, index) => Math.sign(value - values[index]!));
  return runs(steps, length - 1, (step, before) => step !== 0 && step === before)
    .filter(({ first }) => steps[first] !== 0)
    .map(({ first, last }) => ({ first, last: last + 1 }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
