import { expect, test } from "vitest";

import { articleCategories } from "../app/content/article-categories.ts";
import { checkArithmetic } from "../app/lib/markdown/check-arithmetic.ts";
import { wordCount } from "../app/lib/markdown/read-minutes.ts";
import { readCollection, slugsOf, sourceOf } from "./read-collection.ts";

const articles = readCollection("articles");

test.each(slugsOf("articles"))("%s: every stated result is what its numbers give", (slug) => {
  const { checked, problems } = checkArithmetic(sourceOf("articles", slug));
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

test.each(articles)(
  "$slug has 900 words or more, a table, a drawing and its sources",
  ({ body }) => {
    expect(wordCount(body)).toBeGreaterThanOrEqual(900);
    const tags = new Set(body.map((node) => (typeof node === "string" ? "text" : node.tag)));
    expect([...tags]).toEqual(expect.arrayContaining(["table", "figure"]));
    expect(body).toContainEqual(expect.objectContaining({ tag: "h2", id: "sources" }));
  },
);

test("there are seven or more, on every subject", () => {
  expect(articles.length).toBeGreaterThanOrEqual(7);
  expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
});
