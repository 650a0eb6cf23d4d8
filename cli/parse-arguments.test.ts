import { expect, test } from "vitest";

import { parseArguments } from "./parse-arguments.ts";

test("Files and options are told apart, wherever they stand.", () => {
  expect(parseArguments(["a.csv", "--quantity", "500", "--weights", "50,25,25", "b.xlsx"])).toEqual(
    {
      files: ["a.csv", "b.xlsx"],
      requestFile: null,
      quantity: 500,
      weights: { landedCost: 50, leadTime: 25, reliability: 25 },
      answersFile: null,
      destination: null,
      currency: null,
      ratesFile: null,
      readsScans: false,
      format: "table",
    },
  );
});

test("Help is asked for with --help.", () => {
  expect(parseArguments(["--help"])).toBeNull();
});

test.each([
  [[], /at least one file/],
  [["a.csv", "--quantity", "0"], /above 0/],
  [["a.csv", "--quantity", ""], /above 0/],
  [["a.csv", "--weights", "40,30"], /total 100/],
  [["a.csv", "--weights", "40,30,30,0"], /total 100/],
  [["a.csv", "--weights", "40,30,31"], /total 100/],
  [["a.csv", "--format", "xml"], /table, json or csv/],
  [["a.csv", "--speed", "9"], /--speed/],
])("%j is refused in one sentence.", (words, sentence) => {
  expect(() => parseArguments(words)).toThrow(sentence);
});
