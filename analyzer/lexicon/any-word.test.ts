import { expect, test } from "vitest";

import { anyWord } from "./any-word.ts";

const words = anyWord("late, *rabatt*, net #, within # days, +/-, podat*, 税, σύνολο");

test("a word is found whole, in any script, and an open one within another", () => {
  for (const text of [
    "too late.",
    "Projektrabatte",
    "NET 30",
    "within 14 days",
    "podatku",
    "Σύνολο:",
  ])
    expect(text).toMatch(words);
  for (const text of ["plate", "later", "netto", "within days", "υποσύνολο", "pre-podium"])
    expect(text).not.toMatch(words);
});

test("Chinese words are found anywhere, and signs as they are", () => {
  expect("以上单价为含税价").toMatch(words);
  expect("5 % +/- 1").toMatch(words);
});
