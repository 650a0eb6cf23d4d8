import { expect, type Page, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

interface Change {
  address: string;
  /** What changes a length in a drawing. */
  make: (page: Page) => Promise<void>;
  takeBack: (page: Page) => Promise<void>;
  /** The length's name. */
  length: string;
}

const typed = (address: string, field: string, value: string, given: string, length: string) => ({
  address,
  make: (page: Page) => page.locator(field).fill(value),
  takeBack: (page: Page) => page.locator(field).fill(given),
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
];

for (const { address, make, takeBack, length } of changes) {
  test(`${address}: a length is drawn anew to its value, at once where motion is reduced`, async ({
    page,
  }) => {
    await openHydrated(page, address);
    const before = await lengths(page, length);
    const redrawn = await redrawnLengths(page);
    await make(page);
    await expect.poll(redrawn).toContain(length);

    await takeBack(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(() => page.evaluate(transitions)).toBe(0);
    const redrawnStill = await redrawnLengths(page);
    await make(page);
    await expect.poll(() => lengths(page, length)).not.toEqual(before);
    expect(await redrawnStill()).toEqual([]);
  });
}

const transitions = () =>
  document.getAnimations().filter((each) => each instanceof CSSTransition).length;

/** As the markup gives them, wherever the drawing is on its way there. */
const lengths = (page: Page, name: string) =>
  page
    .locator("main .redraws")
    .evaluateAll((all, name) => all.map((each) => each.getAttribute(name)), name);

/** What has begun to move to another length since. */
async function redrawnLengths(page: Page): Promise<() => Promise<string[]>> {
  const begun = await page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
      if (target instanceof SVGElement) properties.push(propertyName);
    });
    return properties;
  });
  return () => begun.jsonValue();
}
