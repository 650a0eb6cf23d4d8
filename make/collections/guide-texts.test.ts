import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { guideCategories, guideLevels } from "#app/prose/guide-categories.ts";
import { featuredChecklist, guideAt, guideSummaries } from "#app/prose/guides.server.ts";
import { checkArithmetic } from "#app/prose/testing/check-arithmetic.ts";
import { printedNumber } from "#app/prose/markdown/expression.ts";
import { wordCount } from "#app/prose/markdown/read-minutes.ts";
import { proseText } from "#app/prose/prose.ts";

import { fontCharacters } from "../plugins/fonts-plugin.ts";
import { readCollection, sourceOf } from "./read-collection.ts";
import { readTable } from "./testing/read-table.ts";

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

test("there are six guides or more of 1,200 to 2,500 words, in each category, and one checklist", () => {
  const shelf = guides.filter(({ kind }) => kind === "guide");
  expect(shelf.length).toBeGreaterThanOrEqual(6);
  expect(new Set(shelf.map(({ category }) => category))).toEqual(new Set(guideCategories));
  expect(new Set(shelf.map(({ level }) => level))).toEqual(new Set(guideLevels));
  for (const { slug, body } of shelf) {
    expect(wordCount(body), slug).toBeGreaterThanOrEqual(1_200);
    expect(wordCount(body), slug).toBeLessThanOrEqual(2_500);
  }
  expect(guides.filter(({ kind }) => kind === "checklist")).toHaveLength(1);
});

test("the downloads of all guides add up to the claim", () => {
  const downloads = guides.reduce((sum, guide) => sum + guide.downloads, 0);
  const [claimed = Number.NaN] = claims.downloads.figure.split("K+").map(Number);
  expect(downloads).toBeGreaterThanOrEqual(claimed * 1_000);
});

test("the checklist has as many boxes as it says, and the page shows the first of each section", () => {
  const { boxCount, boxes } = featuredChecklist();
  const checklist = guides.find(({ kind }) => kind === "checklist")!;
  const words = checklist.body.map(proseText).join("\n");
  expect(words).toContain(`There are ${boxCount} boxes`);
  expect(boxes).toHaveLength(checklist.contents.length - 1);
  for (const { section, text } of boxes) {
    expect(checklist.contents.map((each) => each.text)).toContain(section);
    expect(words).toContain(text);
  }
});

test("a gap is the recovery less what is survived, never below zero", () => {
  for (const row of readTable("guides", "single-source-risk", /^Five single-source parts/)) {
    const [survive = 0, recover = 0, gap] = row.slice(-3).map(Number);
    expect(gap).toBe(Math.max(0, recover - survive));
  }
});

/** A year of each response by the guide's own rules, line by line. */
function landedLines(dollarsPerEuro: number): number[][] {
  const responses = readTable("guides", "total-landed-cost", /^The three responses/);
  return [1, 2, 3].map((column) => {
    const [price, , tooling, freight, dutyRate, scrapRate, transitDays] = responses.map((row) => {
      const cell = row[column] ?? "";
      const value = (printedNumber(cell)?.value ?? 0) / (cell.includes("per 100") ? 100 : 1);
      return cell.includes("€") ? value * dollarsPerEuro : value;
    }) as [number, number, number, number, number, number, number];
    const parts = 2_000 * (Math.round(price * 100) / 100);
    const userFees = dutyRate > 0 ? 4 * 35 : 0;
    return [
      parts,
      tooling / 3,
      4 * freight,
      (parts + tooling / 3) * dutyRate + userFees,
      parts * scrapRate,
      (parts * 0.12 * transitDays) / 365,
    ];
  });
}

test("each line of the landed cost is what the responses give", () => {
  const stated = readTable("guides", "total-landed-cost", /line by line$/);
  for (const [index, costs] of landedLines(1.08).entries()) {
    costs.forEach((cost, line) => {
      const [name, ...cells] = stated[line] ?? [];
      expect(printedNumber(cells[index] ?? "")?.value, name).toBeCloseTo(cost, 2);
    });
  }
});

test("a dearer euro costs the first place, by the amount the guide gives", () => {
  const totals = (dollarsPerEuro: number) =>
    landedLines(dollarsPerEuro).map((costs) => costs.reduce((sum, cost) => sum + cost, 0));
  const [, rubio = 0, kestrel = 0] = totals(1.09);
  const [, , kestrelBefore = 0] = totals(1.08);
  expect(kestrelBefore).toBeLessThan(rubio);
  expect(kestrel).toBeGreaterThan(rubio);
  expect(sourceOf("guides", "total-landed-cost")).toContain(
    `shows $${(kestrel - kestrelBefore).toFixed(2)}`,
  );
});

test("an order line is on time as the scorecard's definition has it", () => {
  const dayOfMarch = (cell: string) => Number(/^Mar (\d+)/.exec(cell)?.[1]);
  const lines = readTable("guides", "supplier-scorecards", /^Ten order lines/);
  for (const [line, due = "", received = "", days = "", verdict = ""] of lines) {
    const late = dayOfMarch(received) - dayOfMarch(due);
    expect(printedNumber(days)?.value, line).toBe(late);
    const isOnTime = late <= 0 && late >= -5 && !received.includes("pieces");
    expect(verdict.startsWith("Yes"), line).toBe(isOnTime);
  }
});

test("points lie on the straight line between the two ends of their scale", () => {
  for (const row of readTable("guides", "supplier-scorecards", /^Measures turned into points/)) {
    const [full = 0, zero = 0, reached = 0, points] = row
      .slice(1)
      .map((cell) => printedNumber(cell)?.value);
    expect(points, row[0]).toBe(Math.round(((reached - zero) / (full - zero)) * 100));
  }
});

test("the second measurement starts from the hours of the baseline", () => {
  const hours = (caption: RegExp) =>
    readTable("guides", "paper-to-erp", caption).map((row) => row[1]);
  expect(hours(/before and after$/)).toEqual(hours(/^Baseline/));
});

test("the checklist's score covers every number of ticks once", () => {
  let next = featuredChecklist().boxCount;
  for (const [ticks = ""] of readTable("guides", "rfq-readiness-checklist", /^What the number/)) {
    const [first = 0, last = first] = (ticks.match(/\d+/g) ?? []).map(Number);
    expect(ticks.startsWith("Under") ? first - 1 : last).toBe(next);
    next = first - 1;
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
