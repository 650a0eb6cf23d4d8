import { expect, test } from "vitest";

import { addressOfFile, archivedArticles } from "./archived-articles.ts";

const article = (number: number) => ({
  file: `resources/blog/no-${number}/index.html`,
  html: `<meta property="article:published_time" content="${new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)}"/>`,
});
const page = { file: "pricing/index.html", html: '<meta property="og:title" content="Pricing"/>' };

test("the newest hundred articles and every other page are not archived", () => {
  expect(archivedArticles([])).toEqual(new Set());
  const articles = Array.from({ length: 102 }, (_, index) => article(index + 1));
  expect(archivedArticles([...articles, page])).toEqual(
    new Set(["resources/blog/no-1", "resources/blog/no-2"]),
  );
});

test("all forms of an article are known by its address", () => {
  for (const file of ["x/index.html", "x.data", "x.md"]) {
    expect(addressOfFile(`resources/blog/${file}`)).toBe("resources/blog/x");
  }
});
