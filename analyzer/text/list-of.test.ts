import { expect, test } from "vitest";

import { listOf } from "./list-of.ts";

const names = ["cost", "lead time", "reliability", "spread"];

test.each([0, 1, 2, 3, 4])("%d items are listed as Intl lists them in English", (count) => {
  const items = names.slice(0, count);
  expect(listOf(items)).toBe(new Intl.ListFormat("en-US").format(items));
});
