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
/** What is not of color is the same on paper and on blueprint. */
const colorRules: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"] };

/**
 * What axe finds wrong, by rule and elements. Asked for violations alone and read inside the page, it takes a sixth of the
 * time that it takes to describe everything that is right too. The pages have no frames.
 */
export async function axeFindings(
  page: Page,
  { within, isOfColor = false }: { within?: string | undefined; isOfColor?: boolean } = {},
): Promise<string[]> {
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
    { options: isOfColor ? colorRules : siteRules, within },
  );
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
