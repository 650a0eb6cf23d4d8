import { expect, test, vi } from "vitest";

import { remembered } from "./remembered.ts";

test("a text is read once, whether it means something or nothing", () => {
  const read = vi.fn((text: string) => (text === "EUR" ? "euro" : null));
  const meaningOf = remembered(read);
  expect(["EUR", "none", "EUR", "none"].map(meaningOf)).toEqual(["euro", null, "euro", null]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("more texts than the limit are forgotten, and read again rightly", () => {
  const read = vi.fn((text: string) => text.length);
  const meaningOf = remembered(read, 2);
  expect(["a", "bb", "ccc", "a"].map(meaningOf)).toEqual([1, 2, 3, 1]);
  expect(read).toHaveBeenCalledTimes(4);
});
