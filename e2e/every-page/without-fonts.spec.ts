import { expect, test } from "@playwright/test";

import { idleStops, pixelsTooWide } from "../browser/page-inspection.ts";
import { addresses } from "../browser/site.ts";
import { chosenFonts } from "../browser/system-fonts.ts";

const phones = [320, 390];
const desk = { width: 1440, height: 900 };

/** Every other test has wide fonts at hand (playwright.config.ts): this one is the machine that has none. */
test("without a system font and without JavaScript: no page is wider than a phone, no box is an idle stop", async ({
  playwright,
  launchOptions,
  baseURL = "",
}) => {
  test.skip(process.platform !== "linux", "Only on Linux can fonts be taken from a browser.");
  test.setTimeout(300_000);
  const env = { ...process.env, ...(await chosenFonts("none")) };
  const browser = await playwright.chromium.launch({ ...launchOptions, env });
  try {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: desk });
    const page = await context.newPage();
    await page.setContent("<p style='font: 40px serif'><span>iii</span> <span>WWW</span></p>");
    const [narrow, wide] = await page.evaluate(widthsOfSpans);
    expect(narrow, "the browser has letters of the machine").toBe(wide);

    const problems: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize(desk);
      await page.goto(address);
      const note = (what: string, found: string[]) =>
        problems.push(...found.map((each) => `${address}, ${what}: ${each}`));
      note("idle stop", await page.evaluate(idleStops));
      for (const width of phones) {
        await page.setViewportSize({ width, height: 800 });
        note(`wider than ${width} px`, await page.evaluate(pixelsTooWide));
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
