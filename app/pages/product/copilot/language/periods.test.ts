import { expect, test } from "vitest";

import { periodAt, periodName } from "./periods.ts";
import { tokensOf } from "./tokens.ts";

function read(text: string) {
  const tokens = tokensOf(text);
  const found = periodAt(tokens, 0);
  return found?.length === tokens.length ? periodName(found.period) : null;
}

test.each([
  ["Q1", "Q1 2026"],
  ["Q4", "Q4 2025"],
  ["Q4 2026", "Q4 2026"],
  ["the second quarter".slice(4), "Q2 2026"],
  ["march", "March 2026"],
  ["nov", "November 2025"],
  ["December of 2025", "December 2025"],
  ["2025", "2025"],
  ["H1", "January 2026 to June 2026"],
  ["last quarter", "Q2 2026"],
  ["this quarter", "Q3 2026"],
  ["last month", "August 2026"],
  ["last year", "2025"],
  ["year to date", "January 2026 to September 2026"],
  ["last three months", "Q3 2026"],
  ["past 2 quarters", "April 2026 to September 2026"],
  ["since March", "March 2026 to September 2026"],
  ["before March", "October 2025 to February 2026"],
  ["March to May 2026", "March 2026 to May 2026"],
])("%s", (text, name) => {
  expect(read(text)).toBe(name);
});

test("may is a month only where a month can stand", () => {
  expect(read("may 2026")).toBe("May 2026");
  expect(periodAt(tokensOf("may I ask"), 0)).toBeNull();
  expect(periodAt(tokensOf("in may"), 1)?.period.from).toBe("2026-05-01");
});
