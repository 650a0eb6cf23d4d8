import type { Locator, Page } from "@playwright/test";

import { touch, waitForHydration } from "../../e2e/browser/site.ts";
import { report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import { launchBrowser, phoneContext, slowDown } from "./browser.ts";

/**
 * Every link of header, menu and footer followed from the home page, and home from the pricing page, slowed and not:
 * `npm run bench -- navigation`; ADDRESSES=/pricing,/status for some targets only.
 */
const desktop = { viewport: { width: 1440, height: 900 } };
const places = [
  { name: "header", links: "header a[href^='/']", device: desktop },
  { name: "menu", links: "#mobile-menu a[href^='/']", device: phoneContext },
  { name: "footer", links: "footer a[href^='/']", device: phoneContext },
] as const;
type Place = (typeof places)[number];
const wanted = process.env["ADDRESSES"]?.split(",");

/** What the page itself notes from the click on. Times are of the page's own clock. */
interface Seen {
  clickedAtMs: number;
  headingAtMs: number;
  heightAtHeading: number;
  shift: number;
  moved: Set<string>;
}

declare global {
  interface Window {
    seenNavigation: Seen;
  }
}

await using site = await startBenchServer();
const browser = await launchBrowser();

/** The links of a place by their target, each once; from a page that is not one of them. */
async function linksOf({ links, device }: Place, start: string) {
  await using context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto(site.url + start);
  const targets = await page
    .locator(links)
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  return targets
    .map((target, nth) => ({ target, nth }))
    .filter(({ target }, index) => targets.indexOf(target) === index)
    .filter(({ target }) => target !== start && (!wanted || wanted.includes(target)));
}

/** Opens a page, follows one link of it, and watches until the new page is at rest. */
async function navigate(start: string, place: Place, nth: number, isSlowed: boolean) {
  const isPhone = place.device === phoneContext;
  await using context = await browser.newContext(place.device);
  const page = await context.newPage();
  if (isSlowed) await slowDown(await context.newCDPSession(page));
  const filesAreThere = filesUnderWay(page);
  await page.goto(site.url + start);
  await filesAreThere();
  if (place.name === "menu") await page.getByRole("button", { name: "Toggle mobile menu" }).tap();
  const link = page.locator(place.links).nth(nth);
  await link.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await scrollTo(link);
  await touch(page);
  await waitForHydration(page);
  await filesAreThere();
  if (!isPhone) {
    // A hand on a mouse is over a link for a moment before it presses.
    await link.hover();
    await page.waitForTimeout(150);
  }
  await page.evaluate(watchNavigation);
  await (isPhone ? link.tap() : link.click());
  await page.waitForFunction(() => window.seenNavigation.headingAtMs > 0, undefined, {
    polling: 250,
  });
  await filesAreThere();
  await page.waitForTimeout(isSlowed ? 1500 : 700);
  return await page.evaluate(() => {
    const { seenNavigation: seen } = window;
    return {
      clickToHeadingMs: seen.headingAtMs - seen.clickedAtMs,
      shift: seen.shift,
      moved: [...seen.moved].slice(0, 3).join(" "),
      heightChangePx: Math.abs(document.documentElement.scrollHeight - seen.heightAtHeading),
    };
  });
}

/** Until no file has been under way for half a second. Playwright's own wait for that ends at once the second time. */
function filesUnderWay(page: Page): () => Promise<void> {
  let underWay = 0;
  let changedAtMs = performance.now();
  const counts = (step: number) => () => {
    underWay += step;
    changedAtMs = performance.now();
  };
  page.on("request", counts(1));
  page.on("requestfinished", counts(-1));
  page.on("requestfailed", counts(-1));
  return async () => {
    changedAtMs = performance.now();
    const isAtRest = () => underWay === 0 && performance.now() - changedAtMs > 500;
    while (!isAtRest()) await page.waitForTimeout(50);
  };
}

/**
 * As a visitor gets there, a window every quarter of a second: a jump to the end would leave all that was jumped to be laid
 * out after the click, and the pages of links in sight unfetched.
 */
async function scrollTo(link: Locator): Promise<void> {
  await link.evaluate(async (element) => {
    const isInFooter = element.closest("footer") !== null;
    const isBelow = () => isInFooter && element.getBoundingClientRect().bottom > innerHeight;
    for (let steps = 0; isBelow() && steps < 200; steps += 1) {
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      await new Promise((seen) => setTimeout(seen, 250));
    }
  });
  await link.scrollIntoViewIfNeeded();
}

/** Runs in the page. */
function watchNavigation(): void {
  const seen: Seen = {
    clickedAtMs: 0,
    headingAtMs: 0,
    heightAtHeading: 0,
    shift: 0,
    moved: new Set(),
  };
  window.seenNavigation = seen;
  const before = document.querySelector("h1");
  addEventListener("click", () => (seen.clickedAtMs = performance.now()), {
    once: true,
    capture: true,
  });
  const look = () => {
    const heading = document.querySelector("h1");
    if (!heading || heading === before) return requestAnimationFrame(look);
    seen.headingAtMs = performance.now();
    seen.heightAtHeading = document.documentElement.scrollHeight;
    return undefined;
  };
  requestAnimationFrame(look);
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}#${node.id}.${node.classList[0] ?? ""}` : "text";
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      if (seen.clickedAtMs === 0) continue;
      seen.shift += value;
      for (const { node } of sources) seen.moved.add(nameOf(node));
    }
  }).observe({ type: "layout-shift" });
}

const rows = [];
for (const place of places) {
  for (const start of ["/", "/pricing"]) {
    for (const { target, nth } of await linksOf(place, start)) {
      if (start === "/pricing" && target !== "/") continue;
      for (const isSlowed of [false, true]) {
        const seen = await navigate(start, place, nth, isSlowed);
        rows.push({
          from: place.name,
          to: target,
          speed: isSlowed ? "slowed" : "full",
          "click to whole page ms": rounded(seen.clickToHeadingMs),
          "layout shift": rounded(seen.shift, 3),
          moved: seen.moved,
          "height change px": rounded(seen.heightChangePx),
        });
      }
    }
  }
}
await browser.close();

const shifting = rows.filter((row) => row["layout shift"] > 0 || row["height change px"] > 0);
const named = shifting.map(({ from, to, speed }) => `${to} (${from}, ${speed})`).join(", ");
const others = shifting.length > 0 ? `; not ${named}` : "";
await report({
  name: "navigation",
  title: "From one page to the next",
  rows,
  verdicts: [
    `No layout shift and no change of height from the click on: ${rows.length - shifting.length} of ${rows.length} navigations${others}.`,
    `One navigation each, the cache cold but for what the first page fetched; slowed is a quarter of the processor's speed, 150 ms and 1.6 Mbit/s; Chromium ${browser.version()}.`,
  ],
});
process.exitCode = shifting.length === 0 ? 0 : 1;
