export interface ControlRule {
  number: 1 | 2 | 3 | 4;
  name: string;
  test: string;
  means: string;
  /** In standard deviations; the last one completes the pattern. */
  example: readonly number[];
}

/**
 * When a point counts as a signal and not as noise: Western Electric's tests, with the trend test of Nelson, and what
 * each usually turns out to mean.
 */
export const controlRules: readonly ControlRule[] = [
  {
    number: 1,
    name: "Outside the limits",
    example: [0.4, -0.8, 0.9, -0.3, 1.1, 3.6],
    means: "Something special happened that week.",
    test: "One point beyond a control limit.",
  },
  {
    number: 2,
    name: "Eight on one side",
    example: [-0.7, 0.8, 1.4, 0.5, 1.1, 0.6, 1.6, 0.9, 1.2],
    means: "The process has changed.",
    test: "Eight points in a row on one side of the center line.",
  },
  {
    number: 3,
    name: "Six in a row, one way",
    example: [0.2, -1.5, -0.9, -0.2, 0.5, 1.1, 1.8],
    means: "A trend, for example a price index.",
    test: "Six points in a row, each higher or each lower than the last.",
  },
  {
    number: 4,
    name: "Two of three near a limit",
    example: [-0.5, 0.7, -0.2, -2.4, -0.6, -2.6],
    means: "An early warning. Look before a value leaves the limits.",
    test: "Two of three points beyond two thirds of the way to the same limit.",
  },
];

/** Expected range of two values drawn from one normal process, in standard deviations. */
const expectedRangeOfTwo = 1.128;

/** The mean distance from each value to the next. */
export function meanMovingRange(values: readonly number[]): number {
  return mean(values.slice(1).map((value, index) => Math.abs(value - values[index]!)));
}

/**
 * A Shewhart chart of individual values, two or more: the limits stand three standard deviations from the center line.
 * The bounds are what the measure can be at all; a limit beyond them says nothing.
 */
export function controlLimits(
  values: readonly number[],
  bounds = { min: -Infinity, max: Infinity },
) {
  if (values.length < 2) throw new RangeError("limits need two values or more");
  const center = mean(values);
  const sigma = meanMovingRange(values) / expectedRangeOfTwo;
  return {
    center,
    lower: Math.max(center - 3 * sigma, bounds.min),
    upper: Math.min(center + 3 * sigma, bounds.max),
    /** One standard deviation, estimated from the moving range. */
    sigma,
  };
}

export type ControlLimits = ReturnType<typeof controlLimits>;

/** From the first to the last point that a rule is about. */
interface Stretch {
  first: number;
  last: number;
}

/** Every rule that is met, the earliest first. */
export function findSignals(
  values: readonly number[],
  { center, lower, upper, sigma }: ControlLimits,
) {
  const side = (value: number) => Math.sign(value - center);
  const sameSide = (value: number, other: number) =>
    side(value) !== 0 && side(value) === side(other);
  const isNearLimit = (value: number) => Math.abs(value - center) > 2 * sigma;
  const nearSameLimit = (value: number, other: number) =>
    isNearLimit(value) && isNearLimit(other) && sameSide(value, other);
  const isOutside = (value: number) => value > upper || value < lower;
  const found: Record<ControlRule["number"], Stretch[]> = {
    1: values.flatMap((value, at) => (isOutside(value) ? [{ first: at, last: at }] : [])),
    2: runs(values, 8, sameSide),
    3: trends(values, 6),
    4: pairs(values, nearSameLimit),
  };
  return controlRules
    .flatMap(({ number }) => found[number].map((stretch) => ({ rule: number, ...stretch })))
    .sort((a, b) => a.last - b.last || a.rule - b.rule);
}

type Belong = (value: number, other: number) => boolean;

/** Two of three neighbors that belong together; what overlaps is one stretch. */
function pairs(values: readonly number[], belong: Belong): Stretch[] {
  const found: Stretch[] = [];
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
function runs(values: readonly number[], length: number, continues: Belong): Stretch[] {
  const found: Stretch[] = [];
  let first = 0;
  for (let at = 1; at <= values.length; at++) {
    if (at < values.length && continues(values[at]!, values[at - 1]!)) continue;
    if (at - first >= length) found.push({ first, last: at - 1 });
    first = at;
  }
  return found;
}

/** Stretches of values that only rise or only fall; the turning point belongs to both. */
function trends(values: readonly number[], length: number): Stretch[] {
  const steps = values.slice(1).map((value, index) => Math.sign(value - values[index]!));
  return runs(steps, length - 1, (step, before) => step !== 0 && step === before)
    .filter(({ first }) => steps[first] !== 0)
    .map(({ first, last }) => ({ first, last: last + 1 }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
