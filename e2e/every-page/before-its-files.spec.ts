import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";

import { type BrowserContextOptions, expect, type Page, test as base } from "@playwright/test";

import {
  addresses,
  hasEveryLook,
  isLookedAtWhole,
  nextFrames,
  windowSizes,
} from "../browser/site.ts";

/**
 * A page before any of its files: it comes in piece by piece and nothing moves; once there it looks as with the whole sheet.
 * Both are asked in one visit, of a server that gives nothing but pages.
 */

const pieceBytes = 20_000;
const pauseMs = 30;
/** A table's columns settle with its rows, by less than anyone can see. */
const unseen = 0.001;

/** Where each address is on the disk, that of an unknown one and the pages that answer a form too. */
const files = new Map([
  ...addresses.map((address) => [address, join("build/client", address, "index.html")] as const),
  ["/nope", "build/client/404.html"],
  ...readdirSync("build/server-pages")
    .filter((file) => file.endsWith(".html"))
    .map((file) => [`/server-pages/${file}`, `build/server-pages/${file}`] as const),
]);

/** Gives pages as a slow line does, one piece after the other, and nothing else. */
async function startSlowServer() {
  const server = createServer(async (request, response) => {
    const file = files.get(new URL(request.url ?? "/", "http://localhost").pathname);
    if (!file) {
      response.writeHead(204).end();
      return;
    }
    const page = readFileSync(file);
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    for (let start = 0; start < page.length; start += pieceBytes) {
      response.write(page.subarray(start, start + pieceBytes));
      await setTimeout(pauseMs);
    }
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** One window for all pages: none of them runs a script or keeps anything. */
const test = base.extend<object, { bare: Page }>({
  bare: [
    async ({ browser }, use, { project }) => {
      await using slow = await startSlowServer();
      const device = project.use as BrowserContextOptions;
      const page = await browser.newPage({ ...device, baseURL: slow.origin });
      await page.addInitScript(noteMoves, unseen);
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
});

/** Keeps what moves by more than this. Runs in the page. */
function noteMoves(unseen: number): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.value < unseen) continue;
      const node = entry.sources[0]?.node?.parentElement?.outerHTML.slice(0, 90);
      moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${node}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function movesSoFar(page: Page): Promise<string[]> {
  await nextFrames(page);
  return page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

/** At rest: all of it laid out, and nothing on its way. */
async function rest(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(() => delete document.documentElement.dataset["inPieces"]);
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

/**
 * Says which visible elements stand different once the site's whole sheet is added, and which of three of each kind look
 * different: what has the same classes in the same place is under the same rules. Runs in the page.
 */
async function changedByWholeSheet(given: {
  css: string;
  properties: string[];
}): Promise<string[]> {
  const names = ["", "::before", "::after"].flatMap((part) =>
    given.properties.map((name) => `${part} ${name}`),
  );
  const elements = [document.documentElement, ...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility(),
  );
  const nameOf = (element: Element | null) =>
    `${element?.tagName} ${element?.getAttribute("class")}`;
  const kinds = Map.groupBy(elements, (each) => nameOf(each) + nameOf(each.parentElement));
  const asked = new Set([...kinds.values()].flatMap((all) => [...all.slice(0, 2), all.at(-1)]));
  const lookOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = [x, y, width, height].map((value) => value.toFixed(1)).join();
    if (!asked.has(element)) return [box];
    const looks = [null, "::before", "::after"].flatMap((part) => {
      const style = getComputedStyle(element, part);
      const isNothing = part && /^(?:none|normal)$/.test(style.content);
      return isNothing
        ? given.properties.map(() => "")
        : given.properties.map((name) => style.getPropertyValue(name));
    });
    return [box, ...looks];
  };
  const before = elements.map(lookOf);
  const sheet = new CSSStyleSheet();
  await sheet.replace(given.css);
  document.adoptedStyleSheets.push(sheet);
  const found = elements.flatMap((element, index) => {
    const changes = lookOf(element).flatMap((look, at) =>
      look === before[index]?.[at] ? [] : [`${names[at - 1] ?? "box"}: ${look}`],
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

/** Of the pages that nobody looks for, one that a form answers with. */
const unasked = new Set(["/nope", [...files.keys()].at(-1)]);

for (const address of [...files.keys()].filter(isLookedAtWhole)) {
  const tag = hasEveryLook(address) ? "@both" : unasked.has(address) ? [] : "@nightly";
  test(
    `${address}: nothing moves while it comes, and at rest it looks the same before the sheet has come`,
    { tag },
    async ({ bare: page, isMobile, viewport }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      if (viewport) await page.setViewportSize(viewport);
      await page.goto(address);
      expect.soft(await movesSoFar(page), "moved").toEqual([]);
      if (isMobile) return;
      await rest(page);
      for (const size of windowSizes) {
        await page.setViewportSize(size);
        expect.soft(await foundMissing(page), `${size.width} px wide`).toEqual([]);
      }
    },
  );
}

test("a rule that is missing in a page is found", async ({ bare: page }) => {
  await page.goto("/");
  await rest(page);
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
