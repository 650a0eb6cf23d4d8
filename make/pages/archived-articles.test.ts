import { expect, test } from "vitest";

import { archivedFiles } from "./archived-articles.ts";

const article = (number: number) => ({
  file: `resources/blog/no-${number}/index.html`,
  html: `<meta property="article:published_time" content="${new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)}"/>`,
});
const page = { file: "pricing/index.html", html: '<meta property="og:title" content="Pricing"/>' };

test("the newest hundred articles and every other page are not archived", () => {
  expect(archivedFiles([])).toEqual(new Set());
  const articles = Array.from({ length: 101 }, (_, index) => article(index + 1));
  expect(archivedFiles([...articles, page])).toEqual(
    new Set([
      "resources/blog/no-1/index.html",
      "resources/blog/no-1.data",
      "resources/blog/no-1.md",
    ]),
  );
});
