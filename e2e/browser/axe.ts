import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";
import type { default as Axe, RunOptions } from "axe-core";

/** Less than half as large as the source that axe gives of itself. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 AA, best practice, and two experiments: a head for every column; what is seen of a name is heard of it. */
const siteRules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: {
    "td-has-header": { enabled: true },
    "label-content-name-mismatch": { enabled: true },
  },
};

interface Asked {
  within?: string | undefined;
  /** These rules, and no other. */
  only?: string[];
}

/**
 * What axe finds wrong, by rule and elements. Asked for violations alone and read inside the page, it takes a sixth of the
 * time that it takes to describe everything that is right too. The pages have no frames.
 */
export async function axeFindings(page: Page, { within, only }: Asked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ options, within }) => {
      const inPage = (globalThis as unknown as { axe: typeof Axe }).axe;
      const { violations } = await inPage.run(within ?? document, {
        ...options,
        resultTypes: ["violations"],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`,
      );
    },
    { options: only ? { runOnly: only } : siteRules, within },
  );
}

const contrast = "color-contrast";
/** What is not of color is the same on paper and on blueprint. */
const colorRules = [contrast, "link-in-text-block"];

/** Looks that axe found readable: one ink on one ground in one size of letters is so in every window and on every address. */
const readableLooks = new Set<string>();

/** What axe finds too faint, asked of one element of each look that this worker's pages have not had yet. */
export async function findingsOfColor(page: Page): Promise<string[]> {
  const looks = await page.evaluate(markNewLooks, [...readableLooks]);
  if (looks.length === 0) return [];
  const found = await axeFindings(page, { within: "[data-new-look]", only: colorRules });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-new-look]")) {
      element.removeAttribute("data-new-look");
    }
  });
  if (found.length === 0) for (const look of looks) readableLooks.add(look);
  return found;
}

/** Marks an element of each look that is not known, and says which looks those are. Runs in the page. */
function markNewLooks(known: string[]): string[] {
  const judged = new Set(known);
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, position, mixBlendMode } = style;
    const isOpaque = !/rgba|\//.test(backgroundColor);
    const isPlain = opacity === "1" && filter === "none" && mixBlendMode === "normal";
    // What is laid over others stands on a ground that its ancestors do not tell.
    const isLaidOver = position !== "static" && position !== "relative" && !isOpaque;
    const own = [
      backgroundColor.endsWith(", 0)") ? "" : backgroundColor,
      backgroundImage === "none" ? "" : backgroundImage,
      isPlain ? "" : `through ${opacity} ${filter} ${mixBlendMode}`,
      isLaidOver ? `laid over ${element.outerHTML.slice(0, 200)} of ${location.pathname}` : "",
    ];
    const below = element.parentElement ? groundOf(element.parentElement) : "";
    const isAllThatIsSeen = isOpaque && isPlain && !below.includes("through");
    const ground = [isAllThatIsSeen ? "" : below, ...own].filter(Boolean).join(" on ");
    grounds.set(element, ground);
    return ground;
  };
  const found: string[] = [];
  for (const element of document.body.querySelectorAll("*")) {
    const isField = element.matches("input, select, textarea");
    const isWritten = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim(),
    );
    if (!(isField || isWritten) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // A link has to stand out from its sentence too.
    const around = element.closest("a")?.parentElement;
    const sentence = around ? getComputedStyle(around).color : "";
    const look = [color, fontSize, fontWeight, textShadow, sentence, groundOf(element)].join(", ");
    if (judged.has(look)) continue;
    judged.add(look);
    found.push(look);
    element.setAttribute("data-new-look", "");
  }
  return found;
}

/** From the top, where the header lies over no control: axe measures what it leaves free of one, however large that is. */
export async function expectAccessibleFromTop(page: Page, within: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page, within);
}

/** Nothing is found in a state that a journey has come to. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await axeFindings(page, { within }), "found by axe").toEqual([]);
}
