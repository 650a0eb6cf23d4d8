import { expect, test } from "vitest";

import { laterBlogPage, neighborLinks } from "./later-blog-page.ts";

const blog = {
  path: "/resources/blog",
  name: "Blog",
  title: "Blog",
  description: "Articles.",
  sheet: 18,
} as const;

test("a later page has an address, a title and a sheet of its own", () => {
  const page = laterBlogPage(blog, 2, 60, ["2026-05-02", "2026-03-01"]);
  expect(page.path).toBe("/resources/blog/page/2");
  expect(page.title).toBe("Blog, page 2 of 3");
  expect(page.description).toContain("from May 2, 2026 back to March 1, 2026");
  expect(page.detail).toEqual({ number: 61, parent: { label: "Blog", to: "/resources/blog" } });
});

test.each([
  [2, 26, "2026-05-01"],
  [84, 2_007, "2026-09-30"],
])("the description of page %i with %i articles is as long as search engines show", (...args) => {
  const [number, articleCount, date] = args;
  const { description } = laterBlogPage(blog, number, articleCount, [date]);
  expect(description.length).toBeGreaterThanOrEqual(110);
  expect(description.length).toBeLessThanOrEqual(155);
});

test("pages lead to those before and after them, and the ends nowhere else", () => {
  const neighbors = (number: number) =>
    neighborLinks(number, 3).map((link) => ("rel" in link ? [link.rel, link.href] : []));
  expect(neighbors(1)).toEqual([["next", "/resources/blog/page/2"]]);
  expect(neighbors(2)).toEqual([
    ["prev", "/resources/blog"],
    ["next", "/resources/blog/page/3"],
  ]);
  expect(neighbors(3)).toEqual([["prev", "/resources/blog/page/2"]]);
  expect(neighborLinks(1, 1)).toEqual([]);
});
