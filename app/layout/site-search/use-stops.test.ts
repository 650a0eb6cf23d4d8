import { expect, test } from "vitest";

import { stopFor } from "./use-stops.ts";

const field = -1;

test("arrows walk from the field through the lines and around", () => {
  expect(stopFor("ArrowDown", field, 3)).toBe(0);
  expect(stopFor("ArrowDown", 1, 3)).toBe(2);
  expect(stopFor("ArrowDown", 2, 3)).toBe(field);
  expect(stopFor("ArrowUp", field, 3)).toBe(2);
  expect(stopFor("ArrowUp", 0, 3)).toBe(field);
});

test("Home and End lead to the first and last line, but belong to the text in the field", () => {
  expect([stopFor("Home", 1, 3), stopFor("End", 1, 3)]).toEqual([0, 2]);
  expect([stopFor("Home", field, 3), stopFor("End", field, 3)]).toEqual([null, null]);
});

test("without lines, and by other keys, nobody is led anywhere", () => {
  expect(stopFor("ArrowDown", field, 0)).toBeNull();
  expect(stopFor("a", 1, 3)).toBeNull();
});
