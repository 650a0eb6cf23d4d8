import { drawingNumber } from "#app/page/drawing-number.ts";
import { expect, test } from "vitest";

import { articleAt, articleSummaries, blogPageAt } from "./articles.server.ts";

const slugOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const slugs = articleSummaries().map(({ path }) => slugOf(path));

test("previous and next lead through all articles, from the newest to the oldest", () => {
  const newest = articleAt(slugs[0] ?? "");
  const walked = [newest];
  for (let { older } = newest; older;) {
    const next = articleAt(slugOf(older.path));
    walked.push(next);
    older = next.older;
  }
  expect(walked.map(({ path }) => path)).toEqual(articleSummaries().map(({ path }) => path));
  expect(newest.newer).toBeNull();
  expect(walked[1]?.newer?.path).toBe(newest.path);
});

test.each(slugs)("%s has three related articles, neither itself nor its neighbors", (slug) => {
  const { path, related, newer, older } = articleAt(slug);
  const paths = related.map((other) => other.path);
  expect(new Set(paths).size).toBe(3);
  for (const shown of [path, newer?.path, older?.path]) expect(paths).not.toContain(shown);
});

test("articles are numbered under the blog's sheet, the oldest first", () => {
  const numbers = slugs.map((slug) => articleAt(slug).page.detail?.number);
  expect(numbers).toEqual(slugs.map((_, index) => slugs.length - index));
  expect(drawingNumber(articleAt(slugs.at(-1) ?? "").page)).toBe("QW-018.1");
});

test("an address without an article fails by name", () => {
  expect(() => articleAt("none")).toThrow("/resources/blog/none");
});

test("while the articles fit on one page, that page has them all and leads to no other", () => {
  const { featured, articles, pageCount, articleCount, links } = blogPageAt(1);
  expect([featured, ...articles]).toEqual(articleSummaries());
  expect([pageCount, articleCount]).toEqual([1, slugs.length]);
  expect(links.some((link) => "rel" in link && link.rel === "next")).toBe(false);
  expect(() => blogPageAt(2)).toThrow("no page 2");
  expect(() => blogPageAt(Number.NaN)).toThrow("no page");
});
