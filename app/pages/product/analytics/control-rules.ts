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
