import { expect, test } from "@playwright/test";

import { pixelsTooWide } from "../browser/page-fit.ts";
import { addresses, hasEveryLook, isAll, windowSizes } from "../browser/site.ts";
import { chosenFonts } from "../browser/system-fonts.ts";

const widths = [390, 320];

/** Every other test has wide fonts at hand (playwright.config.ts): this one is the machine that has none. */
test("without a system font and without JavaScript: each kind of page shows its heading and its whole navigation, and none is wider than a phone", async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const env = { ...process.env, ...(await chosenFonts("none")) };
  const browser = await playwright.chromium.launch({ ...launchOptions, env });
  try {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.setContent("<p style='font: 40px serif'><span>iii</span> <span>WWW</span></p>");
    const [narrow, wide] = await page.evaluate(widthsOfSpans);
    // Elsewhere a browser has the machine's own (system-fonts.ts).
    if (process.platform === "linux") expect(narrow, "has letters of the machine").toBe(wide);

    // Preloaded, and never run.
    await page.route("**/*.js", (route) => route.abort());
    const problems: string[] = [];
    // Every second kind shows what a missing font does.
    for (const address of addresses.filter(hasEveryLook).filter((_, at) => isAll || at % 2 === 0)) {
      await page.goto(address);
      for (const size of windowSizes) {
        await page.setViewportSize(size);
        await expect(page.locator("h1"), address).toBeVisible();
        await expect(page.locator("footer a[href='/status']").first(), address).toBeVisible();
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(pixelsTooWide);
        problems.push(...found.map((by) => `${address} is ${by} wider than ${width} px`));
      }
    }
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
});

function widthsOfSpans(): number[] {
  return [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width);
}
