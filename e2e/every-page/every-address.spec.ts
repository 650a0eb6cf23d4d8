import { chromium, expect, type Page, test as base } from "@playwright/test";

import { budgets } from "../../check/weight/budget-rules.ts";
import { fetchedBytes } from "../../check/weight/fetched-bytes.ts";
import { fieldsOfOneName } from "../browser/accessibility-tree.ts";
import { axeFindings } from "../browser/axe.ts";
import {
  clippedTexts,
  hiddenFocus,
  idleStops,
  longLines,
  lostInForcedColors,
  lostOnPaper,
  pixelsTooWide,
  runningAnimations,
  setInFallbackFonts,
  shownSizes,
  smallTargets,
  spaceOut,
  tooHigh,
} from "../browser/page-inspection.ts";
import {
  addresses,
  collectComplaints,
  touch,
  waitForHydration,
  wholeLayout,
} from "../browser/site.ts";
import { noFonts } from "../browser/system-fonts.ts";

/**
 * Each address is opened once for all the rules that only look at it: on a desktop and on a phone, and once more on a
 * machine without fonts. A failure is named by the rule; the test is the address. Both sizes have the same rules, but for
 * those that depend on no size or try several, which the desktop's visit holds.
 */

const phone = { width: 320, height: 640 };
const windows = {
  "a 320 px phone": phone,
  "a phone on its side": { width: 740, height: 360 },
  "400 % zoom": { width: 320, height: 256 },
  "a 4K screen": { width: 3840, height: 2160 },
};

const test = base.extend<object, { pageWithoutFonts: Page }>({
  /** One window for all addresses: nothing that it is asked is kept from one page to the next. */
  pageWithoutFonts: [
    async ({ launchOptions }, use, { project }) => {
      const { baseURL } = project.use;
      const env = { ...process.env, ...(await noFonts()) };
      const browser = await chromium.launch({ ...launchOptions, env });
      const page = await browser.newPage({
        ...(baseURL ? { baseURL } : {}),
        serviceWorkers: "block",
        viewport: phone,
        reducedMotion: "reduce",
      });
      await page.addInitScript(withoutChance);
      await use(page);
      await browser.close();
    },
    { scope: "worker" },
  ],
});
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Of a screen on a phone. Documentation, articles and guides are as long as they have to be. */
const mostPixels = 8000;
const isLongText = (address: string) =>
  /^\/resources\/(?:docs|blog\/(?!page\/)[^/]+|guides\/[^/]+)/.test(address);

/** Status draws the day of its sample downtime anew on each visit. */
const withoutChance = () => void (Math.random = () => 0.5);

/**
 * A link that has the focus fetches its page ahead: by keyboard through a page, that is every page it links to, and half of
 * the walk's work. The phone's visit lets it, and hears what it complains of.
 */
const withoutFetchingAhead = () => {
  const { fetch } = window;
  window.fetch = async (asked, init) =>
    String(asked).startsWith("/assets/page-files-")
      ? Response.json({ files: [], pages: {} })
      : fetch(asked, init);
};

/** A rule that only looks: nothing is found that breaks it. */
async function rule(name: string, find: () => Promise<unknown[]>): Promise<void> {
  await test.step(name, async () => expect.soft(await find(), name).toEqual([]));
}

async function overBudget(fetched: ReturnType<typeof fetchedBytes>): Promise<string[]> {
  const { bytes } = await fetched();
  const found = { ...bytes, fonts: bytes.font };
  return (["html", "css", "javascript", "fonts"] as const)
    .filter((kind) => found[kind] > budgets[kind])
    .map((kind) => `${kind}: ${found[kind]} bytes, the budget is ${budgets[kind]}`);
}

async function withFocus(page: Page): Promise<string[]> {
  // The widget, which makes way a moment after the focus has come, is shown further down only.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.locator(".sales")).toBeHidden();
  await page.keyboard.press("Tab");
  return page.evaluate(hiddenFocus);
}

/** The rules of both sizes. What a desktop is asked beside them comes before the focus moves. */
async function visit(
  page: Page,
  address: string,
  askMore: () => Promise<void> = async () => {},
): Promise<void> {
  const complaints = collectComplaints(page);
  const fetched = fetchedBytes(page);
  await page.addInitScript(withoutChance);
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  await rule("untouched, it fetches no more than its budgets", () => overBudget(fetched));

  await wholeLayout(page);
  await touch(page);
  await expect.soft(page.locator("h1"), "one heading of the page").toHaveCount(1);
  await rule("no animation runs when motion is reduced", () => page.evaluate(runningAnimations));
  await rule("nobody is spoken to unasked", async () =>
    (await page.locator("[role=alert]:visible").allInnerTexts()).filter(Boolean),
  );
  await rule("axe on paper", () => axeFindings(page));
  await page.emulateMedia({ colorScheme: "dark" });
  await rule("axe on blueprint", () => axeFindings(page, { isOfColor: true }));
  await page.emulateMedia({ colorScheme: "light" });
  await rule("fields have names of their own", () => fieldsOfOneName(page));
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

  await askMore();
  await rule("what has the focus shows it, and nothing covers it", () => withFocus(page));
  await rule("it is quiet", () => Promise.resolve(complaints));
}

test.describe("on a phone", { tag: "@phone" }, () => {
  for (const address of addresses) {
    test(address, ({ page }) =>
      visit(page, address, async () => {
        if (isLongText(address)) return;
        await rule(`it is at most ${mostPixels} px high`, () => page.evaluate(tooHigh, mostPixels));
      }),
    );
  }
});

test.describe("on a desktop", () => {
  for (const address of addresses) {
    test(address, async ({ page, pageWithoutFonts }) => {
      await page.addInitScript(withoutFetchingAhead);
      await visit(page, address, async () => {
        const size = page.viewportSize();
        await fitsEveryWindow(page, pageWithoutFonts, address);
        await standsOnPaper(page);
        if (size) await page.setViewportSize(size);
        await showsInForcedColors(page);
      });
    });
  }
});

/** Windows and fonts that are not the designer's. A phone's emulation would widen its page to fit what overflows. */
async function fitsEveryWindow(page: Page, bare: Page, address: string): Promise<void> {
  const fits = async (name: keyof typeof windows) => {
    await page.setViewportSize(windows[name]);
    await rule(`nothing is wider than ${name}`, () => page.evaluate(pixelsTooWide));
    await rule(`nothing is cut off in ${name}`, () => page.evaluate(clippedTexts));
  };
  await fits("a 4K screen");
  await rule("no line is too long to follow on a 4K screen", () => page.evaluate(longLines, 100));
  await fits("a phone on its side");
  await fits("400 % zoom");
  await fits("a 320 px phone");
  await sameWithoutFonts(page, bare, address);
  const ours = await page.evaluateHandle(setInFallbackFonts);
  await rule("before our fonts come nothing is wider than a phone", () =>
    page.evaluate(pixelsTooWide),
  );
  await ours.evaluate((putBack) => putBack());
}

async function sameWithoutFonts(page: Page, bare: Page, address: string): Promise<void> {
  await bare.goto(address);
  await waitForHydration(bare);
  await wholeLayout(bare);
  await touch(bare);
  await rule("without system fonts nothing is wider than a phone", () =>
    bare.evaluate(pixelsTooWide),
  );
  await test.step("without system fonts all has the same size", async () => {
    const sizes = await bare.evaluate(shownSizes);
    expect.soft(sizes, "sizes without system fonts").toEqual(await page.evaluate(shownSizes));
  });
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
  await rule("with forced colors the focus is shown and not covered", () => withFocus(page));
  await page.emulateMedia({ forcedColors: "none" });
}
