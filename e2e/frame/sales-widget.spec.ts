import { expect, type Locator, type Page, test } from "@playwright/test";

import { boxesOverlap } from "#app/layout/use-covers-focus.ts";

import { edgesOf } from "../browser/located.ts";
import { openHydrated } from "../browser/site.ts";

// The window is that of the next journey too.
test.afterEach(({ context }) => context.clearPermissions());

async function openHome(page: Page) {
  await openHydrated(page, "/");
  const widget = page.getByRole("region", { name: "Sales Team" });
  return {
    widget,
    collapse: widget.getByRole("button", { name: "Collapse sales widget" }),
    open: widget.getByRole("button", { name: "Open sales widget" }),
  };
}

/** Scrolls there and lets the browser report it: observers are told after a frame. */
async function scrollToPx(page: Page, top: number) {
  await page.evaluate(async (px) => {
    scrollTo({ top: px, behavior: "instant" });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await frame();
  }, top);
}

async function atRest(moving: Locator) {
  await moving.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished)),
  );
}

test("it comes in expanded below 500 px, on large screens only, says who to reach and how fast, and makes way for what has focus", async ({
  page,
}) => {
  const { widget, collapse } = await openHome(page);
  await test.step("more than 500 px down, and hides above", async () => {
    await scrollToPx(page, 500);
    await expect(widget).toHaveCount(0);
    await scrollToPx(page, 501);
    await expect(collapse).toBeVisible();
    await scrollToPx(page, 0);
    await expect(widget).toHaveCount(0);
  });

  await test.step("links to the demo, the contact page and the mailbox", async () => {
    await scrollToPx(page, 700);
    await expect(widget.getByRole("heading", { name: "Sales Team" })).toBeVisible();
    await expect(widget.getByRole("listitem")).toHaveCount(3);
    await expect(widget).toContainText("We reply within 2 hours");
    const links = widget.getByRole("link");
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("href")),
    );
    expect(addresses.toSorted()).toEqual([
      "/company/contact",
      "/demo",
      expect.stringMatching(/^mailto:sales@/),
    ]);
  });

  await test.step("on large screens only", async () => {
    await scrollToPx(page, 900);
    await expect(widget).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 800 });
    await expect(widget).toBeHidden();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(widget).toBeVisible();
  });

  await test.step("it makes way for what has focus, and comes back", async () => {
    const card = widget.locator("> div");
    await atRest(card);
    const restingBox = await edgesOf(card);
    const covered = page
      .getByRole("contentinfo")
      .getByRole("link")
      .filter({ visible: true })
      .last();
    await covered.evaluate((link) => {
      const style = { position: "fixed", right: "60px", bottom: "20px", background: "white" };
      Object.assign((link as HTMLElement).style, style);
    });
    expect(boxesOverlap(restingBox, await edgesOf(covered))).toBe(true);

    await covered.focus();
    await expect
      .poll(async () => boxesOverlap(await edgesOf(card), await edgesOf(covered)))
      .toBe(false);

    await collapse.focus();
    await expect.poll(() => edgesOf(card)).toEqual(restingBox);
  });
});

test("it covers no column, and its tooltip no portrait", { tag: "@nightly" }, async ({ page }) => {
  const { widget } = await openHome(page);
  await scrollToPx(page, 700);
  await atRest(widget.locator("> div"));
  const bar = page.getByRole("banner");
  for (const width of [1024, 1366, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    const [card, header] = [await edgesOf(widget), await edgesOf(bar)];
    const what = `its height at ${width} px, beside the header's`;
    expect(card.bottom - card.top, what).toBeLessThanOrEqual(header.bottom - header.top + 1);
    expect(await widget.evaluate(clippedParts), `cut at ${width} px`).toEqual([]);
  }
  for (const term of await widget.getByRole("listitem").getByRole("button").all()) {
    await term.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    const tooltip = await edgesOf(page.getByRole("tooltip"));
    for (const portrait of await widget.locator("li svg").all()) {
      expect(boxesOverlap(tooltip, await edgesOf(portrait))).toBe(false);
    }
  }
});

/** Words and controls of the card that do not fit into it. */
function clippedParts(card: Element): string[] {
  const edge = card.getBoundingClientRect();
  return [...card.querySelectorAll("h2, p, a, button")].flatMap((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const fits = left >= 0 && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
    return fits && width > 0 ? [] : [part.outerHTML.slice(0, 120)];
  });
}

test("a toast lies above it; it collapses to a round button and reopens, focus follows, and the choice outlasts hiding", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { widget, collapse, open } = await openHome(page);
  await scrollToPx(page, 501);
  await expect(collapse).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).dispatchEvent("click");
  const toast = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await expect(toast).toBeVisible();
  expect(boxesOverlap(await edgesOf(toast), await edgesOf(widget))).toBe(false);

  await scrollToPx(page, 700);
  await collapse.click();
  await expect(open).toBeFocused();
  await expect(widget.getByRole("link")).toHaveCount(0);
  const { left, top, right, bottom } = await edgesOf(open);
  expect(right - left).toBe(bottom - top);
  await expect(open).toHaveCSS("border-radius", "50%");

  await scrollToPx(page, 0);
  await scrollToPx(page, 700);
  await expect(open).toBeVisible();
  await open.press("Enter");
  await expect(collapse).toBeFocused();
});

test(
  "the end of the page is read above it, and sunk it leaves what is below to the pointer",
  { tag: "@nightly" },
  async ({ page }) => {
    const { collapse } = await openHome(page);
    await page.keyboard.press("End");
    await expect(collapse).toBeInViewport();
    await page.keyboard.press("End");
    const links = page.getByRole("contentinfo").getByRole("link").filter({ visible: true });
    const isUnderCard = (link: Element) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const above = document.elementFromPoint(x + width / 2, y + height / 2);
      return Boolean(above?.closest(".sales"));
    };
    const coveredLinks = async () => {
      const covered = [];
      for (const link of await links.all()) {
        if (await link.evaluate(isUnderCard)) covered.push(link);
      }
      return covered;
    };
    await expect
      .poll(() => page.evaluate(() => scrollY + innerHeight - document.body.scrollHeight))
      .toBeGreaterThanOrEqual(-1);
    expect(await coveredLinks(), "links below the card at the end").toEqual([]);

    let covered = await coveredLinks();
    for (let steps = 0; covered.length === 0 && steps < 15; steps += 1) {
      await page.evaluate(() => scrollBy({ top: -40, behavior: "instant" }));
      covered = await coveredLinks();
    }
    expect(covered.length, "links below the card on the way").toBeGreaterThan(0);
    for (const link of covered) {
      await link.focus();
      await expect.poll(() => link.evaluate(isUnderCard)).toBe(false);
    }
  },
);

test.describe("without JavaScript", { tag: "@nightly" }, () => {
  test.use({ javaScriptEnabled: false });
  test("it is not there", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Sales Team" })).toHaveCount(0);
  });
});
