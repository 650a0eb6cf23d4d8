import { readdirSync, readFileSync } from "node:fs";

import { expect, type Page, test as base } from "@playwright/test";

import { addresses, windowSizes } from "../browser/site.ts";

const resultPages = readdirSync("build/server-pages").filter((file) => file.endsWith(".html"));

/** One window for all pages: none of them runs a script or keeps anything. */
const test = base.extend<object, { bare: Page }>({
  bare: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage(baseURL ? { baseURL } : {});
      await holdFiles(page);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Opens a page as it is before any file has come: no script, no font, no sheet but the rules in its HTML. */
async function openBare(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => delete document.documentElement.dataset["inPieces"]);
}

/** Lets only HTML and drawings through, and gives the pages that answer a form an address of their own. */
async function holdFiles(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(/\.(?:js|css|woff2)$/, (route) => route.abort());
  await page.route("/server-pages/*", (route) =>
    route.fulfill({ path: `build${new URL(route.request().url()).pathname}` }),
  );
}

/** What one sees of an element; its box tells the rest. */
const seenProperties = [
  ..."display position visibility opacity z-index overflow-x overflow-y clip-path content".split(
    " ",
  ),
  ..."color background-color background-image background-size background-position box-shadow".split(
    " ",
  ),
  ...["top", "right", "bottom", "left"].flatMap((side) => [
    `padding-${side}`,
    `margin-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
  ..."border-top-left-radius outline-style outline-color filter mask-image cursor".split(" "),
  ..."font-family font-size font-weight font-style font-variant line-height letter-spacing".split(
    " ",
  ),
  ..."text-align text-transform text-indent text-decoration white-space text-wrap".split(" "),
  ..."list-style-type vertical-align transform translate rotate scale color-scheme".split(" "),
  ..."fill stroke stroke-width stroke-dasharray stroke-linecap animation-name transition".split(
    " ",
  ),
];

/** Says which visible elements look or stand different once the site's whole sheet is added. Runs in the page. */
async function changedByWholeSheet(given: {
  css: string;
  properties: string[];
}): Promise<string[]> {
  const names = ["", "::before", "::after"].flatMap((part) =>
    given.properties.map((name) => `${part} ${name}`),
  );
  const lookOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const looks = [null, "::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isNothing = part && /^(?:none|normal)$/.test(style.content);
      return isNothing
        ? given.properties.map(() => "")
        : given.properties.map((name) => style.getPropertyValue(name));
    });
    return [...looks, [x, y, width, height].map((value) => value.toFixed(1)).join()];
  };
  const elements = [document.documentElement, ...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility(),
  );
  const before = elements.map(lookOf);
  const sheet = new CSSStyleSheet();
  await sheet.replace(given.css);
  document.adoptedStyleSheets.push(sheet);
  const found = elements.flatMap((element, index) => {
    const changes = lookOf(element).flatMap((look, at) =>
      look === before[index]?.[at] ? [] : [`${names[at] ?? "box"}: ${look}`],
    );
    if (changes.length === 0) return [];
    return [`${element.outerHTML.slice(0, 120)} → ${changes.slice(0, 3).join("; ")}`];
  });
  document.adoptedStyleSheets.splice(-1);
  return found;
}

/** The sheet that the page names, without its fonts. */
async function wholeSheet(page: Page): Promise<string> {
  const href = /<link rel="stylesheet" href="([^"]+)"/.exec(await page.content())?.[1];
  expect(href, "the page names the whole sheet").toBeDefined();
  const css = readFileSync(`build/client${href}`, "utf8");
  return css.replaceAll(/@font-face\{[^}]*\}/g, "");
}

/** What changes when the sheet that the page names is applied in full. */
async function foundMissing(page: Page): Promise<string[]> {
  const css = await wholeSheet(page);
  return page.evaluate(changedByWholeSheet, { css, properties: seenProperties });
}

const pages = [...addresses, "/nope", ...resultPages.map((file) => `/server-pages/${file}`)];

for (const address of pages) {
  test(`${address} at rest looks the same before the sheet has come`, async ({ bare: page }) => {
    await openBare(page, address);
    for (const size of windowSizes) {
      await page.setViewportSize(size);
      expect.soft(await foundMissing(page), `${size.width} px wide`).toEqual([]);
    }
  });
}

test("a rule that is missing in a page is found", async ({ bare: page }) => {
  await openBare(page, "/");
  await page.evaluate(() => {
    const dropFirst = (rules: CSSGroupingRule | CSSStyleSheet): boolean =>
      [...rules.cssRules].some((rule, index) => {
        if (rule instanceof CSSStyleRule && rule.selectorText === ".zone") {
          rules.deleteRule(index);
          return true;
        }
        return rule instanceof CSSGroupingRule && dropFirst(rule);
      });
    const [inlined] = document.styleSheets;
    if (!inlined || !dropFirst(inlined)) throw new Error("There is no rule for .zone to drop.");
  });
  expect(await foundMissing(page)).not.toEqual([]);
});
