import { expect, type Page, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Turns {
  turns: string[][];
}

/** Notes each view transition, with the names of the elements that take part. */
async function noteTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turns: string[][] = [];
    Object.assign(window, { turns });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const turn = start(update);
      const note = async () => {
        await turn.ready;
        const names = document.documentElement
          .getAnimations({ subtree: true })
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
          .flatMap((part) => /^::view-transition-group\((.+)\)$/.exec(part)?.[1] ?? []);
        turns.push(names.toSorted());
      };
      void note();
      return turn;
    };
  });
}

const turns = (page: Page) => page.evaluate(() => (window as unknown as Turns).turns);
const goTo = (page: Page, path: string) =>
  page
    .locator(`a[href='${path}']`)
    .first()
    .evaluate((link: HTMLElement) => link.click());

test("from page to page, and back, the heading and the lead drawing travel", async ({ page }) => {
  await noteTurns(page);
  await openHydrated(page, "/security");
  const way = ["/pricing", "/resources/blog", "/status"];
  for (const [index, path] of way.entries()) {
    await goTo(page, path);
    await expect(page).toHaveURL(path);
    await expect.poll(async () => (await turns(page)).length, path).toBe(index + 1);
  }
  await page.goBack();
  await expect.poll(async () => (await turns(page)).length).toBe(way.length + 1);
  for (const names of await turns(page)) {
    expect(names).toEqual(expect.arrayContaining(["heading", "lead-drawing"]));
  }
});

test("the new page takes a click while the old one is still leaving", async ({ page }) => {
  // Held as soon as it shows: what is asked is not how fast the click is.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const turn = start(update);
      const hold = async () => {
        await turn.ready;
        const motions = document.getAnimations();
        for (const motion of motions) motion.pause();
        document.documentElement.dataset["held"] = String(motions.length > 0);
      };
      void hold();
      return turn;
    };
  });
  await openHydrated(page, "/");
  await goTo(page, "/demo");
  await expect(page.locator("html")).toHaveAttribute("data-held", "true");
  await page.getByRole("link", { name: "See Pricing" }).first().click();
  await expect(page).toHaveURL("/pricing");
});

test(
  "a change of the address that is no new page is no turn",
  { tag: "@nightly" },
  async ({ page }) => {
    await noteTurns(page);
    await openHydrated(page, "/resources/guides");
    await page.getByRole("link", { name: "Beginner" }).first().click();
    await expect(page).toHaveURL(/level=/);
    expect(await turns(page)).toEqual([]);
  },
);

test("nothing travels when motion is reduced", { tag: "@nightly" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await noteTurns(page);
  await openHydrated(page, "/");
  await goTo(page, "/security");
  await expect(page.locator("#main")).toBeFocused();
  await expect(page).toHaveURL("/security");
  expect(await turns(page)).toEqual([]);
});
