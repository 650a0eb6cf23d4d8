import { basename } from "node:path";

import { expect, test } from "vitest";

import { articleCategories } from "#app/prose/article-categories.ts";
import { checkArithmetic } from "#app/prose/testing/check-arithmetic.ts";
import { wordCount } from "#app/prose/markdown/read-minutes.ts";
import { proseText } from "#app/prose/prose.ts";
import { readCollection, slugsOf, sourceOf } from "./read-collection.ts";
import { addressNow } from "./testing/address-now.ts";
import { readTable } from "./testing/read-table.ts";

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

/** The values that a chart is drawn from, by its family: of a bar, its whole length. */
const drawnValues: Record<string, (subject: string) => number[]> = {
  "cost-bars": (bars) => valuesOf(bars).map((parts) => sum(parts.split("+").map(Number))),
  "stacked-bars": (bars) => valuesOf(bars).map((parts) => sum(parts.split("+").map(Number))),
  "gate-chain": (stages) => valuesOf(stages).map(Number),
  "dimension-lines": (lines) => valuesOf(lines).map(Number),
  "price-breaks": (breaks) => valuesOf(breaks).map(Number),
  "run-chart": (months) => months.split(",").map(Number),
};

const valuesOf = (pairs: string) => pairs.split(";").map((pair) => pair.split(":")[1] ?? "");
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test("what a chart draws stands in the text beside it", () => {
  const drawn = [...articles, ...readCollection("guides")].flatMap(({ slug, body }) => {
    const words = body.map(proseText).join(" ");
    const printed = (words.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((n) =>
      Number(n.replaceAll(",", "")),
    );
    return body.flatMap((node) => {
      if (typeof node === "string" || node.tag !== "figure") return [];
      const [family = "", rest = ""] = node.drawing.split(/\/(.*)/);
      const values = drawnValues[family]?.(rest.split("?")[0] ?? "") ?? [];
      return values.map((value) => ({ slug, value, printed }));
    });
  });
  expect(drawn.length).toBeGreaterThan(20);
  for (const { slug, value, printed } of drawn) {
    const isPrinted = printed.some((number) => Math.abs(number - value) < 0.0001);
    expect(isPrinted, `${value} in ${slug}`).toBe(true);
  }
});

test("the approval matrix counts its own signatures, and its file names the same people", () => {
  const matrix = readTable("articles", "approval-matrix", /^The matrix$/);
  const afterBuyer = matrix.map((row) => row.filter((cell) => cell === "yes").length - 1);
  expect(afterBuyer).toEqual(matrix.map((row) => Number(row.at(-1))));

  const [, csv = ""] = /```csv\n[^\n]*\n([\s\S]*?)\n```/.exec(
    sourceOf("articles", "approval-matrix"),
  )!;
  const named = csv.split("\n").map((line) => line.split(",")[2]?.split(";").filter(Boolean));
  expect(named.map((people) => people?.length)).toEqual(afterBuyer);
});

test("the tool's payments are worth the tool at the rate that the article states", () => {
  const source = sourceOf(
    "articles",
    basename(addressNow("/resources/blog/quantity-breaks-and-tooling")),
  );
  const monthlyRate = Number(/it is ([\d.]+)% a year/.exec(source)?.[1]) / 100 / 12;
  const worth = (675 * (1 - (1 + monthlyRate) ** -30)) / monthlyRate;
  expect(worth / 18_000).toBeCloseTo(1, 3);
});
