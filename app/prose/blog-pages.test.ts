import fc from "fast-check";
import { expect, test } from "vitest";

import {
  articleRange,
  blogPageCount,
  blogPagePath,
  laterBlogPages,
  pageSteps,
} from "./blog-pages.ts";

test("one featured article and twenty-four others are one page", () => {
  expect([0, 1, 7, 25].map(blogPageCount)).toEqual([1, 1, 1, 1]);
  expect([26, 49, 50].map(blogPageCount)).toEqual([2, 2, 3]);
});

test("the first page is the blog's own address", () => {
  expect(blogPagePath(1)).toBe("/resources/blog");
  expect(laterBlogPages(7)).toEqual([]);
  expect(laterBlogPages(60)).toEqual(["/resources/blog/page/2", "/resources/blog/page/3"]);
});

test("the pages show every article but the featured one, each once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_000 }), (articleCount) => {
      const articles = Array.from({ length: articleCount }, (_, index) => index);
      const shown = Array.from({ length: blogPageCount(articleCount) }, (_, index) =>
        articles.slice(...articleRange(index + 1)),
      );
      expect(shown.flat()).toEqual(articles.slice(1));
      expect(shown.slice(1).every((page) => page.length > 0)).toBe(true);
    }),
  );
});

test("from a page one gets to its neighbors and to both ends, in a short row", () => {
  expect(pageSteps(1, 2)).toEqual([1, 2]);
  expect(pageSteps(1, 21)).toEqual([1, 2, null, 21]);
  expect(pageSteps(3, 21)).toEqual([1, 2, 3, 4, null, 21]);
  expect(pageSteps(10, 21)).toEqual([1, null, 9, 10, 11, null, 21]);
  expect(pageSteps(21, 21)).toEqual([1, null, 20, 21]);
});
