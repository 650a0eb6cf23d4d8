import { expect, test } from "vitest";

import { brand } from "#app/site/brand.ts";
import { retention } from "#app/site/facts/retention.ts";
import { withBrand } from "./named-brand.ts";

test("the name stands where a text keeps a place for it", () => {
  expect(withBrand("app/x.md", "In {brand}, and {brand} again.")).toBe(
    `In ${brand.name}, and ${brand.name} again.`,
  );
});

test("a fact stands in its record's words", () => {
  expect(withBrand("app/x.md", "In {brand}: {retention}")).toBe(`In ${brand.name}: ${retention}`);
});

test("the name itself is refused with file and line", () => {
  expect(() => withBrand("app/x.md", `One.\n\nIn ${brand.name}.`)).toThrow(
    "app/x.md:3: write {brand}",
  );
});
