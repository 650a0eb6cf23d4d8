import { expect, test } from "vitest";

import { guideCategories, guideLevels } from "./guide-categories.ts";

import {
  filterGuides,
  guideCountText,
  guideFilterAddress,
  guideFiltersFromQuery,
} from "./guide-filters.ts";

const guides = [
  { name: "a", category: "Technology", level: "Beginner" },
  { name: "b", category: "Compliance", level: "Beginner" },
  { name: "c", category: "Compliance", level: "Advanced" },
] as const;
const names = (filters: Parameters<typeof filterGuides>[1]) =>
  filterGuides(guides, filters).map(({ name }) => name);

test("without filters all guides are shown, with both only those that have both", () => {
  expect(names({})).toEqual(["a", "b", "c"]);
  expect(names({ category: "Compliance" })).toEqual(["b", "c"]);
  expect(names({ level: "Beginner" })).toEqual(["a", "b"]);
  expect(names({ category: "Compliance", level: "Advanced" })).toEqual(["c"]);
  expect(names({ category: "Technology", level: "Advanced" })).toEqual([]);
});

test("an address gives back the filters that made it", () => {
  for (const category of [undefined, ...guideCategories]) {
    for (const level of [undefined, ...guideLevels]) {
      const filters = { ...(category ? { category } : {}), ...(level ? { level } : {}) };
      const { searchParams } = new URL(guideFilterAddress(filters), "https://site.example");
      expect(guideFiltersFromQuery(searchParams)).toEqual(filters);
    }
  }
  expect(guideFilterAddress({ level: "Advanced", category: "Risk Management" })).toBe(
    "/resources/guides?category=risk-management&level=advanced",
  );
});

test("a value that does not exist is ignored", () => {
  const query = new URLSearchParams("category=gossip&level=beginner");
  expect(guideFiltersFromQuery(query)).toEqual({ level: "Beginner" });
});

test("the count says whether it is all of them", () => {
  expect(guideCountText(6, 6)).toBe("All 6 guides on this shelf.");
  expect(guideCountText(0, 6)).toBe("0 of 6 guides on this shelf.");
});
