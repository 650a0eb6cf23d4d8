import { type ConsoleMessage, expect, type Page } from "@playwright/test";

import { builtAddresses } from "../../check/built-addresses.ts";
import { pixelsTooWide } from "./page-fit.ts";

export const addresses = builtAddresses();

/** `npm run test:all` asks everything. */
export const isAll = Boolean(process.env["TEST_ALL"]);

/** Many addresses, one template: what only looks at a page asks the first of each all it has, the others what is cheap. */
const templates = [
  /^\/resources\/blog\/[^/]+$/,
  /^\/resources\/guides\/(?!.*checklist)[^/]+$/,
  /^\/resources\/docs\/(?!reference)[^/]+$/,
  /^\/company\/careers\/[^/]+$/,
  /^\/legal\//,
  /^\/solutions\//,
];

/** Whether an address is asked everything: the first of its template, or each where all is tested. */
export function isLookedAtWhole(address: string): boolean {
  const template = templates.find((each) => each.test(address));
  if (!template || isAll) return true;
  return address === addresses.find((each) => template.test(each));
}

/** Between them they have each kind of band, form, table and device that there is. */
const oneOfEachKind = [
  "/",
  "/pricing",
  "/try",
  "/demo",
  "/status",
  "/security",
  "/product/spend-intelligence",
  "/resources/docs",
  "/resources/guides/rfq-readiness-checklist",
  "/solutions/aerospace",
];

/** Whether an address is asked in every look, phone and print of color too: what is dear, of one of each kind. */
export function hasEveryLook(address: string): boolean {
  return isAll || oneOfEachKind.includes(address);
}

/** For what is asked of both in one visit. */
export const windowSizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What the page complains about: errors, warnings, policy violations, failed requests. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    // Playwright's own word where a journey keeps nothing for offline work.
    const isOurs = !message.text().endsWith("blocked by Playwright");
    if (isOurs && ["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => {
    // Prefetches are cut off when the page is left.
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      complaints.push(`failed: ${request.url()}`);
  });
  return complaints;
}

/** On a phone some lists are folded; on wider screens there is nothing to open. */
export async function openFolds(page: Page, within = "main"): Promise<void> {
  for (const fold of await page.locator(`${within} .phone-fold > summary`).all()) {
    const isOpen = await fold.evaluate((summary) => summary.parentElement!.hasAttribute("open"));
    if (!isOpen && (await fold.isVisible())) await fold.click();
  }
}

/** Opens an address and waits until React has taken over all of it, the parts whose code waits for a touch too. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Touches a page that is open, and waits until React has taken over all of it. */
export async function takenOver(page: Page): Promise<void> {
  await settled(page, { print: true, move: true, until: ["layout", "parts", "frame"] });
}

/** All of a page is laid out soon after its first paint, with no touch (app/page/loading/start-page.ts). */
export async function wholeLayout(page: Page): Promise<void> {
  await settled(page, { until: ["layout"] });
}

/** Touches the page and waits for its parts, whose code comes with that. */
export async function touch(page: Page): Promise<void> {
  await settled(page, { move: true, until: ["parts"] });
}

export async function partsTakenOver(page: Page): Promise<void> {
  await settled(page, { until: ["parts"] });
}

/** Touches the page and waits until React has taken over its frame. */
export async function waitForHydration(page: Page): Promise<void> {
  await settled(page, { move: true, until: ["frame"] });
}

const settled = (page: Page, asked: Asked) => page.evaluate<void, Asked>(untilThere, asked);

interface Asked {
  print?: boolean;
  move?: boolean;
  until: ("layout" | "parts" | "frame")[];
}

/**
 * Gives the signs and waits for what comes of them. Runs in the page: Playwright's own wait has its whole library compiled
 * there anew on each visit and looks in every frame, a tenth of what the visit takes.
 */
async function untilThere({ print = false, move = false, until }: Asked): Promise<void> {
  const isTakenOver = (element: Element | null) =>
    Object.keys(element ?? {}).some((key) => key.startsWith("__react"));
  const isThere = {
    layout: () => !document.documentElement.matches("[data-in-pieces]"),
    parts: () =>
      [...document.querySelectorAll("template[data-deferred]")].every((template) =>
        isTakenOver(template.nextElementSibling),
      ),
    frame: () => isTakenOver(document.querySelector("header, main")),
  };
  if (print) dispatchEvent(new Event("beforeprint"));
  if (move) {
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 }));
  }
  const missing = () => until.filter((name) => !isThere[name]());
  for (let triesLeft = 4000; missing().length > 0; triesLeft -= 1) {
    if (triesLeft === 0) throw new Error(`has not come: ${missing().join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Until what was changed is painted. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

export async function expectNoHorizontalOverflow(page: Page): Promise<void> {
  expect(await page.evaluate(pixelsTooWide), "wider than the window").toEqual([]);
}
