import { expect, test } from "vitest";

import { articleCategories } from "./article-categories.ts";

import {
  articleCountText,
  articleFilterFromQuery,
  categorySlug,
  filterArticles,
  withArticleFilter,
} from "./article-filter.ts";
import { articleSummaries } from "./articles.server.ts";

const articles = articleSummaries();
const found = (query: string) =>
  filterArticles(articles, articleFilterFromQuery(new URLSearchParams(query)));

test("without a filter every article is found, newest first", () => {
  expect(found("")).toEqual(articles);
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("the categories are those of the specification and divide the articles", () => {
  expect(articleCategories).toEqual([
    "Technology",
    "Cost Optimization",
    "Supply Chain",
    "Compliance",
    "Digital Transformation",
    "Vendor Management",
    "Security",
  ]);
  const divided = articleCategories.flatMap((category) =>
    found(`category=${categorySlug(category)}`),
  );
  expect(new Set(divided)).toEqual(new Set(articles));
  expect(divided).toHaveLength(articles.length);
});

test("search finds beginnings of words in titles, section heads, authors and categories, in any order", () => {
  expect(found("q=scorecard").map(({ title }) => title)).toEqual([
    "Scorecard measures: on time, quality, trends",
  ]);
  expect(found("q=BRANDT lea")).not.toEqual([]);
  expect(found("q=brandt").every(({ author }) => author === "Lea Brandt")).toBe(true);
  expect(found("q=ddp").map(({ category }) => category)).toContain("Supply Chain");
  expect(found("q=zeppelin")).toEqual([]);
  expect(found("q=   ")).toEqual(articles);
});

test("category and search narrow together", () => {
  expect(found("category=security&q=asante")).toEqual([]);
  expect(found("category=compliance&q=asante")).toHaveLength(1);
});

test("a category that does not exist is ignored", () => {
  expect(found("category=gossip")).toEqual(articles);
});

test("the filter is kept in the query beside what else is there, and goes when it is empty", () => {
  const query = withArticleFilter(new URLSearchParams("x=1"), {
    category: "Cost Optimization",
    search: "price break",
  });
  expect(query.toString()).toBe("x=1&category=cost-optimization&q=price+break");
  expect(articleFilterFromQuery(query)).toEqual({
    category: "Cost Optimization",
    search: "price break",
  });
  expect(withArticleFilter(query, { category: null, search: "" }).toString()).toBe("x=1");
});

test("the count says how many of how many", () => {
  expect(articleCountText(7, 7)).toBe("All 7 articles");
  expect(articleCountText(2, 7)).toBe("2 of 7 articles");
});
