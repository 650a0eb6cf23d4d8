import { expect, test } from "vitest";

import { periodAt, periodName } from "./periods.ts";
import { tokensOf } from "./tokens.ts";

function read(text: string) {
  const tokens = tokensOf(text);
  const found = periodAt(tokens, 0);
  return found?.length === tokens.length ? periodName(found.period) : null;
}

test.each([
  ["Q1", "Q1 2024"],
  ["Q3", "Q3 2023"],
  ["Q3 2024", "Q3 2024"],
  ["the second quarter".slice(4), "Q2 2024"],
  ["march", "March 2024"],
  ["aug", "August 2023"],
  ["December of 2023", "December 2023"],
  ["2023", "2023"],
  ["H1", "January 2024 to June 2024"],
  ["last quarter", "Q1 2024"],
  ["this quarter", "Q2 2024"],
  ["last month", "May 2024"],
  ["last year", "2023"],
  ["year to date", "January 2024 to June 2024"],
  ["last three months", "Q2 2024"],
  ["past 2 quarters", "January 2024 to June 2024"],
  ["since March", "March 2024 to June 2024"],
  ["before March", "July 2023 to February 2024"],
  ["March to May 2024", "March 2024 to May 2024"],
])("%s", (text, name) => {
  expect(read(text)).toBe(name);
});

test("may is a month only where a month can stand", () => {
  expect(read("may 2024")).toBe("May 2024");
  expect(periodAt(tokensOf("may I ask"), 0)).toBeNull();
  expect(periodAt(tokensOf("in may"), 1)?.period.from).toBe("2024-05-01");
});
