import type { Browser, Locator, Page } from "@playwright/test";

import { phoneContext, slowDown } from "./visit.ts";

/** What the page itself notes from the click on. Times are of the page's own clock. */
interface Seen {
  clickedAtMs: number;
  headingAtMs: number;
  heightAtHeading: number;
  shifts: { atMs: number; value: number; moved: string[] }[];
}

declare global {
  interface Window {
    seenNavigation: Seen;
  }
}

export interface Navigation {
  /** From the click to the new heading, when the page is to be whole. */
  clickToHeadingMs: number;
  /** All layout shift from the click on, that which a browser forgives after an input too. */
  shift: number;
  /** What moved, for the one who has to put it right. */
  moved: string;
  /** How far the document's height still changed after the heading was there. */
  heightChangePx: number;
}

export interface Place {
  name: string;
  /** Its links. */
  selector: string;
  /** Wide windows show the header's links, phones those of the menu. */
  device: "phone" | "desktop";
  isMenu?: boolean;
}

interface Click {
  place: Place;
  nth: number;
  isSlowed: boolean;
}

const devices = { phone: phoneContext, desktop: { viewport: { width: 1440, height: 900 } } };

/** Opens a page, follows one link of it, and watches until the new page is at rest. */
export async function navigate(
  browser: Browser,
  start: string,
  { place, nth, isSlowed }: Click,
): Promise<Navigation> {
  await using context = await browser.newContext(devices[place.device]);
  const page = await context.newPage();
  if (isSlowed) await slowDown(await context.newCDPSession(page));
  const filesAreThere = filesUnderWay(page);
  await page.goto(start);
  await filesAreThere();
  if (place.isMenu) await page.getByRole("button", { name: "Toggle mobile menu" }).tap();
  const link = page.locator(place.selector).nth(nth);
  await link.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
  await scrollTo(link);
  // A touch, so that the parts that wait for one come.
  await page.evaluate(() => dispatchEvent(new Event("scroll")));
  await page.waitForFunction(isTakenOver, undefined, { polling: 100 });
  await filesAreThere();
  if (place.device === "desktop") await pointAt(link);
  await page.evaluate(watchNavigation);
  await (place.device === "phone" ? link.tap() : link.click());
  await page.waitForFunction(() => window.seenNavigation.headingAtMs > 0, undefined, {
    polling: 250,
  });
  await filesAreThere();
  await page.waitForTimeout(isSlowed ? 1500 : 700);
  return await page.evaluate(() => {
    const { seenNavigation: seen } = window;
    return {
      clickToHeadingMs: seen.headingAtMs - seen.clickedAtMs,
      shift: seen.shifts.reduce((sum, { value }) => sum + value, 0),
      moved: [...new Set(seen.shifts.flatMap(({ moved }) => moved))].slice(0, 3).join(" "),
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

/** A hand on a mouse is over a link for a moment before it presses. */
async function pointAt(link: Locator): Promise<void> {
  await link.hover();
  await link.page().waitForTimeout(150);
}

/** How long the same page takes as plain HTML, from nothing to its load event. */
export async function plainLoadMs(
  browser: Browser,
  address: string,
  { place, isSlowed }: Omit<Click, "nth">,
): Promise<number> {
  await using context = await browser.newContext({
    ...devices[place.device],
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  if (isSlowed) await slowDown(await context.newCDPSession(page));
  const startedAtMs = performance.now();
  await page.goto(address, { waitUntil: "load" });
  return performance.now() - startedAtMs;
}

/** Runs in the page: whether React has taken over all of it, so that a click on a link is the router's. */
function isTakenOver(): boolean {
  const parts = [...document.querySelectorAll("template[data-deferred]")].map(
    (template) => template.nextElementSibling,
  );
  return [document.querySelector("main"), ...parts].every((part) =>
    Object.keys(part ?? {}).some((key) => key.startsWith("__react")),
  );
}

/** Runs in the page. */
function watchNavigation(): void {
  const seen: Seen = { clickedAtMs: 0, headingAtMs: 0, heightAtHeading: 0, shifts: [] };
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
      const { value, startTime, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      if (seen.clickedAtMs === 0) continue;
      seen.shifts.push({ atMs: startTime, value, moved: sources.map(({ node }) => nameOf(node)) });
    }
  }).observe({ type: "layout-shift" });
}
