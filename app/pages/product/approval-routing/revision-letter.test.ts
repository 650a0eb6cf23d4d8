import { expect, test } from "vitest";

import { revisionLetter } from "./approval-run.ts";

test("letters that could be misread are left out", () => {
  const first = Array.from({ length: 20 }, (_, index) => revisionLetter(index)).join("");
  expect(first).toBe("ABCDEFGHJKLMNPRTUVWY");
});

test("after Y the letters double", () => {
  expect([20, 21, 39, 40].map(revisionLetter)).toEqual(["AA", "AB", "AY", "BA"]);
});

test("no two revisions share a letter", () => {
  const thousand = Array.from({ length: 1000 }, (_, index) => revisionLetter(index));
  expect(new Set(thousand).size).toBe(1000);
});
