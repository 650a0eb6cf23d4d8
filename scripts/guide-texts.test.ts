import { expect, test } from "vitest";

import { claims } from "#app/content/claims.ts";
import { guideCategories, guideLevels } from "#app/content/guide-categories.ts";
import { featuredChecklist, guideAt, guideSummaries } from "#app/lib/guides.server.ts";
import { checkArithmetic } from "#app/lib/markdown/check-arithmetic.ts";
import { wordCount } from "#app/lib/markdown/read-minutes.ts";
import { proseText, type ProseTable } from "#app/lib/prose.ts";

import { readCollection, sourceOf } from "./read-collection.ts";
import { fontCharacters } from "./fonts-plugin.ts";

const guides = readCollection("guides");
const withoutFrontMatter = (source: string) => source.replace(/^---\n[\s\S]*?\n---\n/, "");

test.each(guides)("$slug: every equation and every total holds", ({ slug }) => {
  const { checked, problems } = checkArithmetic(withoutFrontMatter(sourceOf("guides", slug)));
  expect(problems).toEqual([]);
  expect(checked).toBeGreaterThan(0);
});

test.each(guides)("$slug: every character is in the fonts", ({ slug }) => {
  const missing = [...new Set(sourceOf("guides", slug))].filter(
    (letter) => letter !== "\n" && !fontCharacters.includes(letter),
  );
  expect(missing).toEqual([]);
});

test.each(guides)("$slug: every column of a table has a head", ({ body }) => {
  for (const node of body) {
    if (typeof node === "string" || node.tag !== "table") continue;
    expect(node.columns.map(({ head }) => head.map(proseText).join(""))).not.toContain("");
  }
});

test("there are six guides of 1,200 to 2,500 words, one for each category, and one checklist", () => {
  const shelf = guides.filter(({ kind }) => kind === "guide");
  expect(shelf.map(({ category }) => category).sort()).toEqual([...guideCategories].sort());
  expect(new Set(shelf.map(({ level }) => level))).toEqual(new Set(guideLevels));
  for (const { slug, body } of shelf) {
    expect(wordCount(body), slug).toBeGreaterThanOrEqual(1_200);
    expect(wordCount(body), slug).toBeLessThanOrEqual(2_500);
  }
  expect(guides.filter(({ kind }) => kind === "checklist")).toHaveLength(1);
});

test("the downloads of all guides add up to the claim", () => {
  const downloads = guides.reduce((sum, guide) => sum + guide.downloads, 0);
  expect(`${Math.floor(downloads / 10_000) * 10}K+`).toBe(claims.downloads.figure);
});

test("the checklist has as many boxes as it says, and the page shows the first of each section", () => {
  const { boxCount, boxes } = featuredChecklist();
  const checklist = guides.find(({ kind }) => kind === "checklist")!;
  const words = checklist.body.map(proseText).join("\n");
  expect(words).toContain(`There are ${boxCount} boxes`);
  expect(boxes).toHaveLength(checklist.contents.length - 1);
  for (const box of boxes) expect(words).toContain(box);
});

test("a gap is the recovery less what is survived, never below zero", () => {
  const { body } = guides.find(({ slug }) => slug === "single-source-risk")!;
  const table = body.find(
    (node): node is ProseTable<string> =>
      typeof node !== "string" &&
      node.tag === "table" &&
      node.columns.some(({ head }) => head.join("") === "Gap, weeks"),
  )!;
  for (const row of table.rows) {
    const [survive = 0, recover = 0, gap] = row.slice(-3).map((cell) => Number(cell.join("")));
    expect(gap).toBe(Math.max(0, recover - survive));
  }
});

test("each guide's page describes itself within what search results show", () => {
  for (const { slug } of guides) {
    const { page } = guideAt(slug);
    expect(page.description.length, page.description).toBeGreaterThanOrEqual(110);
    expect(page.description.length, page.description).toBeLessThanOrEqual(155);
  }
});

test("the shelf keeps its order and leaves out the checklist", () => {
  const inOrder = guides.filter(({ kind }) => kind === "guide").sort((a, b) => a.order - b.order);
  expect(guideSummaries().map(({ slug }) => slug)).toEqual(inOrder.map(({ slug }) => slug));
});
