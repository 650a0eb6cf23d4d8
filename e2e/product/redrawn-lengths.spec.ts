import { expect, type Page, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Change {
  address: string;
  /** What changes a length in a drawing. */
  make: (page: Page) => Promise<unknown>;
  takeBack: (page: Page) => Promise<unknown>;
  /** The length's name. */
  length: string;
  /** What has it, where others beside it have it too. */
  of?: string;
}

const typed = (address: string, field: string, value: string, given: string, length: string) => ({
  address,
  make: (page: Page) => page.locator(field).fill(value),
  takeBack: (page: Page) => page.locator(field).fill(given),
  length,
});

const chosen = (address: string, name: string, length: string) => ({
  address,
  make: (page: Page) => page.locator(`input[name='${name}']`).last().check(),
  takeBack: (page: Page) => page.locator(`input[name='${name}']`).first().check(),
  length,
});

const changes: Change[] = [
  typed("/solutions/evtol", "#days", "60", "180", "width"),
  typed("/solutions/discrete-manufacturing", "#volume", "900", "8000", "height"),
  typed("/solutions/electronics", "#boards", "9000", "500", "width"),
  typed("/product/vendor-scorecards", "#weight-quality", "90", "25", "r"),
  {
    address: "/product/approval-routing",
    make: (page) =>
      page
        .getByRole("button", { name: /^Sign as/ })
        .first()
        .click(),
    takeBack: (page) => page.locator("#simulator").getByRole("button", { name: "Undo" }).click(),
    length: "x",
  },
  {
    // Whoever signs last is asked later: the planned clock is as long on a longer scale.
    address: "/product/approval-routing",
    make: (page) =>
      page
        .getByRole("button", { name: /^Let it run out/ })
        .last()
        .click(),
    takeBack: (page) => page.locator("#simulator").getByRole("button", { name: "Undo" }).click(),
    length: "width",
    of: "#simulator rect[fill^='url']",
  },
  chosen("/product/analytics", "plant", "cy"),
  chosen("/product/analytics", "weeks", "cx"),
  {
    address: "/product/spend-intelligence",
    make: (page) => page.getByRole("combobox", { name: "Quarter" }).selectOption({ index: 1 }),
    takeBack: (page) => page.getByRole("combobox", { name: "Quarter" }).selectOption({ index: 0 }),
    length: "height",
  },
];

/** One page as prose draws it, one by hand. */
const askedAlways = ["/solutions/evtol", "/product/spend-intelligence"];

for (const { address, make, takeBack, length, of = "main .redraws" } of changes) {
  const title = `${address}, ${length} of ${of}: drawn anew to its value, at once where motion is reduced`;
  test(title, { tag: askedAlways.includes(address) ? [] : "@nightly" }, async ({ page }) => {
    await openHydrated(page, address);
    const before = await lengths(page, of, length);
    const redrawn = await redrawnLengths(page, of);
    await make(page);
    await expect.poll(redrawn).toContain(length);

    await takeBack(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => page.evaluate(transitions)).toBe(0);
    const redrawnStill = await redrawnLengths(page, "main svg *");
    await make(page);
    await expect.poll(() => lengths(page, of, length)).not.toEqual(before);
    expect(await redrawnStill()).toEqual([]);
  });
}

const transitions = () =>
  document.getAnimations().filter((each) => each instanceof CSSTransition).length;

/** As the markup gives them, wherever the drawing is on its way there. */
const lengths = (page: Page, of: string, name: string) =>
  page.locator(of).evaluateAll((all, name) => all.map((each) => each.getAttribute(name)), name);

/** What has begun to move to another length since. */
async function redrawnLengths(page: Page, of: string): Promise<() => Promise<string[]>> {
  const begun = await page.evaluateHandle((of) => {
    const properties: string[] = [];
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof SVGElement && target.matches(of)) properties.push(propertyName);
    });
    return properties;
  }, of);
  return () => begun.jsonValue();
}
