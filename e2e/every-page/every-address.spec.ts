import { expect, type Page, test } from "@playwright/test";

import { fetchedBytes } from "../../check/weight/fetched-bytes.ts";
import { fieldsOfOneName } from "../browser/accessibility-tree.ts";
import { axeFindings, findingsOfColor } from "../browser/axe.ts";
import { foreignFonts } from "../browser/fonts-in-use.ts";
import {
  barTooWide,
  clippedTexts,
  columnsBeyond,
  columnsOutOfReach,
  headTooHigh,
  longLines,
  missingAboveTheFold,
  otherHeight,
  pixelsTooWide,
  setInFallbackFonts,
  spaceOut,
  tooHigh,
} from "../browser/page-fit.ts";
import {
  idleStops,
  lostInForcedColors,
  lostOnPaper,
  runningAnimations,
  smallTargets,
} from "../browser/page-inspection.ts";
import { raggedButtons } from "../browser/ragged-buttons.ts";
import {
  addresses,
  collectComplaints,
  hasEveryLook,
  isAll,
  isLookedAtWhole,
  touch,
  waitForHydration,
  wholeLayout,
} from "../browser/site.ts";
import {
  aboveTheFold,
  articlesWithTables,
  columnsThatMatter,
  isLongText,
  markedInMenu,
  mostPixels,
  windows,
} from "./expected.ts";
import {
  asOnPhone,
  fetchesAhead,
  filesUnderWay,
  findingsOnBlueprint,
  otherMark,
  overBudget,
  withFocus,
  withoutFetchingAhead,
  withoutReading,
} from "./visit.ts";

/**
 * Each address is opened once for all the rules that only look at it: first as a phone shows it, then as a desktop does. A
 * failure is named by the rule; the test is the address. What costs little is asked of each, colors too; axe of each template
 * on a desktop, and the rest (axe on a phone, blueprint, forced colors, wide windows) of one page of each kind;
 * `npm run test:all` asks all of all.
 */

/** A rule that only looks: nothing is found that breaks it. */
async function rule(name: string, find: () => Promise<unknown[]>): Promise<void> {
  await test.step(name, async () => expect.soft(await find(), name).toEqual([]));
}

for (const address of addresses) {
  test(address, async ({ page }) => {
    // Room for a busy machine: a visit asks more than forty rules.
    test.setTimeout(300_000);
    const complaints = collectComplaints(page);
    const fetched = fetchedBytes(page);
    const filesAreThere = filesUnderWay(page);
    await page.addInitScript(withoutReading);
    if (address !== fetchesAhead) await page.addInitScript(withoutFetchingAhead);
    await page.goto(address, { waitUntil: "networkidle" });

    const asOnDesktop = await asOnPhone(page);
    // What is in view on either: neither of them fetches more than both.
    await filesAreThere();
    await rule("untouched, it fetches no more than its budgets", () => overBudget(fetched));
    await wholeLayout(page);
    if (hasEveryLook(address)) {
      await rule("untouched, axe on a phone", () => axeFindings(page));
    }
    await rule("untouched, targets are large enough", () => page.evaluate(smallTargets));
    if (address.startsWith("/resources/blog/")) {
      await rule("every column of its tables is in sight", () =>
        page.evaluate(columnsBeyond, articlesWithTables.has(address)),
      );
    }
    const untouchedHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    if (!isLookedAtWhole(address)) {
      await standsAtSight(page, address, asOnDesktop);
      await rule("it is quiet", () => Promise.resolve(complaints));
      return;
    }
    await waitForHydration(page);
    await touch(page);
    await rule("untouched, it has its height", () =>
      page.evaluate(otherHeight, { expected: untouchedHeight, share: 0.05 }),
    );
    await test.step("on a phone", () => standsOnPhone(page, address));

    await asOnDesktop();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      scrollTo({ top: 0, behavior: "instant" });
    });
    await test.step("on a desktop", () => standsOnDesktop(page, address));
    await rule("it is quiet", () => Promise.resolve(complaints));
  });
}

test("a faint word and a word in another font are found", async ({ page }) => {
  await page.goto("/construction");
  await waitForHydration(page);
  await wholeLayout(page);
  await touch(page);
  await page.evaluate(() => {
    for (const style of [{ color: "#777", background: "#888" }, { fontFamily: "serif" }]) {
      const word = document.createElement("p");
      word.textContent = "word";
      Object.assign(word.style, style);
      document.querySelector("main")?.append(word);
    }
  });
  expect(await findingsOfColor(page)).toEqual([expect.stringMatching(/^color-contrast: <p /)]);
  expect(await foreignFonts(page)).toEqual([expect.stringContaining("asked for in serif")]);
});

/** What is cheap, of an address whose template another one stands for. */
async function standsAtSight(
  page: Page,
  address: string,
  asOnDesktop: () => Promise<void>,
): Promise<void> {
  await expect.soft(page.locator("h1"), "one heading of the page").toHaveCount(1);
  await rule("nothing is wider than a phone", () => page.evaluate(pixelsTooWide));
  await rule("nothing is cut off on a phone", () => page.evaluate(clippedTexts));
  await asOnDesktop();
  await rule("nothing is wider than the window", () => page.evaluate(pixelsTooWide));
  await rule("nothing is cut off in the window", () => page.evaluate(clippedTexts));
  await rule("colors on paper", () => findingsOfColor(page));
  await standsOnLaptop(page, address);
}

/** The rules of both sizes that are asked before any other. */
async function standsInWindow(page: Page): Promise<void> {
  await expect.soft(page.locator("h1"), "one heading of the page").toHaveCount(1);
  await rule("one drawing at most travels between pages", async () =>
    (await page.locator(".lead-drawing:visible").all()).slice(1),
  );
  await rule("no animation runs when motion is reduced", () => page.evaluate(runningAnimations));
  await rule("nobody is spoken to unasked", async () =>
    (await page.locator("[role=alert]:visible").allInnerTexts()).filter(Boolean),
  );
  await rule("the keyboard stops where there is something to do", () => page.evaluate(idleStops));
  await rule("nothing is wider than the window", () => page.evaluate(pixelsTooWide));
  await rule("targets are 24 px, or stand 24 px apart, or are words in a sentence", () =>
    page.evaluate(smallTargets),
  );
  const takeBack = await page.evaluateHandle(spaceOut);
  await rule("with more space in the text nothing is pushed out", () =>
    page.evaluate(pixelsTooWide),
  );
  await rule("with more space in the text nothing is cut off", () => page.evaluate(clippedTexts));
  await takeBack.evaluate((undo) => undo());
}

async function standsOnPhone(page: Page, address: string): Promise<void> {
  await standsInWindow(page);
  if (!isLongText(address)) {
    await rule(`it is at most ${mostPixels} px high`, () => page.evaluate(tooHigh, mostPixels));
  }
  await rule("tables keep the column that matters", () =>
    page.evaluate(columnsOutOfReach, columnsThatMatter[address] ?? []),
  );
  await rule("buttons one under the other end at the same edge", () =>
    page.evaluate(raggedButtons),
  );
  if (!hasEveryLook(address)) return;
  if (isAll) await rule("colors on blueprint", () => findingsOnBlueprint(page));
  await rule("what has the focus shows it, and nothing covers it", () => withFocus(page));
}

async function standsOnDesktop(page: Page, address: string): Promise<void> {
  const size = page.viewportSize();
  await standsInWindow(page);
  await rule("axe on paper", () => axeFindings(page));
  if (address in markedInMenu) {
    await rule("the menu marks where one is", () => otherMark(page, markedInMenu[address]));
  }
  await standsOnLaptop(page, address);
  if (hasEveryLook(address)) {
    await rule("fields have names of their own", () => fieldsOfOneName(page));
    await rule("colors on blueprint", () => findingsOnBlueprint(page));
    await rule("all is set in our own fonts, whatever fonts there are", () => foreignFonts(page));
    await fitsEveryWindow(page);
  }
  await fitsNarrowWindows(page);
  await standsOnPaper(page);
  if (size) await page.setViewportSize(size);
  if (hasEveryLook(address)) await showsInForcedColors(page);
  await rule("what has the focus shows it, and nothing covers it", () => withFocus(page));
}

/** What a visitor who has not scrolled sees of it. */
async function standsOnLaptop(page: Page, address: string): Promise<void> {
  const lead = aboveTheFold[address];
  const isDocumentation = address.startsWith("/resources/docs");
  if (lead === undefined && !isDocumentation) return;
  await page.setViewportSize(windows["a small laptop"]);
  if (isDocumentation) {
    await rule("its head leaves half of the first screen to its answers", () =>
      page.evaluate(headTooHigh),
    );
    return;
  }
  await rule("above the fold are its heading, its button, then its data or its device", () =>
    page.evaluate(missingAboveTheFold, { lead: lead ?? "", leastPx: 48 }),
  );
}

async function fits(page: Page, name: keyof typeof windows, spacing = ""): Promise<void> {
  await page.setViewportSize(windows[name]);
  await rule(`nothing is wider than ${name}${spacing}`, () => page.evaluate(pixelsTooWide));
  await rule(`nothing is cut off in ${name}${spacing}`, () => page.evaluate(clippedTexts));
}

async function fitsEveryWindow(page: Page): Promise<void> {
  await fits(page, "a 4K screen");
  await rule("no line is too long to follow on a 4K screen", () => page.evaluate(longLines, 100));
  await fits(page, "a phone on its side");
  await fits(page, "400 % zoom");
  const takeBack = await page.evaluateHandle(spaceOut);
  await fits(page, "a laptop", " with more space in the text");
  await takeBack.evaluate((undo) => undo());
}

/** Windows and fonts that are not the designer's. A phone's emulation would widen its page to fit what overflows. */
async function fitsNarrowWindows(page: Page): Promise<void> {
  const takeBack = await page.evaluateHandle(spaceOut);
  await page.setViewportSize(windows["a 320 px phone"]);
  await rule("with more space in the text the bar is no wider than a 320 px phone", () =>
    page.evaluate(barTooWide),
  );
  await takeBack.evaluate((undo) => undo());
  await fits(page, "a 320 px phone");
  const ours = await page.evaluateHandle(setInFallbackFonts);
  await rule("before our fonts come nothing is wider than a phone", () =>
    page.evaluate(pixelsTooWide),
  );
  await ours.evaluate((putBack) => putBack());
}

async function standsOnPaper(page: Page): Promise<void> {
  // With motion: a drawing's notes wait to be scrolled to, and nobody scrolls on paper.
  await page.emulateMedia({ media: "print", reducedMotion: "no-preference" });
  // A4 between its margins.
  await page.setViewportSize({ width: 763, height: 1062 });
  await page.keyboard.press("Control");
  await rule("paper shows the whole text, no bar and no idle control", () =>
    page.evaluate(lostOnPaper),
  );
  await rule("nothing is cut off on paper", () => page.evaluate(clippedTexts));
  await rule("nothing is wider than the paper", () => page.evaluate(pixelsTooWide));
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
}

async function showsInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await rule("with forced colors every control and its state can be seen", () =>
    page.evaluate(lostInForcedColors),
  );
  // What covers it was asked of each stop before.
  await rule("with forced colors the focus is shown", () => withFocus(page, true));
  await page.emulateMedia({ forcedColors: "none" });
}
