import { expect, type Page, test } from "@playwright/test";

import { addresses, expectNoHorizontalOverflow } from "./site.ts";

/** What axe does not look at, on every address. The titles say how many there were. */
const all = `all ${addresses.length} addresses`;

async function onEveryAddress(page: Page, check: () => Promise<unknown>) {
  test.setTimeout(addresses.length * 4000);
  for (const address of addresses) {
    await page.goto(address);
    await test.step(address, check);
  }
}

const windows = {
  "320 px": { width: 320, height: 640 },
  "a phone on its side": { width: 844, height: 390 },
  "400 % zoom": { width: 320, height: 256 },
  "4K": { width: 3840, height: 2160 },
};

for (const [name, size] of Object.entries(windows)) {
  test(`nothing is wider than the window at ${name}, on ${all}`, async ({ page, isMobile }) => {
    test.skip(isMobile !== size.width < 1000, "once is enough");
    await page.setViewportSize(size);
    await onEveryAddress(page, () => expectNoHorizontalOverflow(page));
  });
}

test(`targets are 24 px, or stand 24 px apart, or are words in a sentence, on ${all}`, async ({
  page,
}) => {
  await onEveryAddress(page, async () => expect(await page.evaluate(smallTargets)).toEqual([]));
});

test(`what has the focus shows it, and nothing covers it, on ${all}`, async ({ page }) => {
  await onEveryAddress(page, async () => {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(hiddenFocus)).toEqual([]);
  });
});

test(`no animation runs when motion is reduced, and nobody is spoken to unasked, on ${all}`, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "once is enough");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await onEveryAddress(page, async () => {
    const running = await page.evaluate(() => document.getAnimations().length);
    expect(running, "running animations").toBe(0);
    const spoken = await page.locator("[role=alert]:visible").allInnerTexts();
    expect(spoken.filter(Boolean), "alerts").toEqual([]);
  });
});

test.describe("with more space between lines, words and letters", () => {
  // The visitor's own style sheet is not bound by the site's policy.
  test.use({ bypassCSP: true });

  test(`no text is cut off or pushed out, on ${all}`, async ({ page }) => {
    await onEveryAddress(page, async () => {
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`,
      });
      await expectNoHorizontalOverflow(page);
      expect(await page.evaluate(clippedTexts)).toEqual([]);
    });
  });
});

/** WCAG 2.2, 2.5.8: too small, and closer than 24 px to the next one. */
function smallTargets(): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>("a[href], button, summary, select, input, textarea"),
  ].filter((target) => {
    const isShown = target.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isShown && target.getBoundingClientRect().width > 1;
  });
  const boxOf = (target: HTMLElement) => {
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : null;
    const [own, named] = [target, label].map((node) => node?.getBoundingClientRect());
    return named && named.width * named.height > own!.width * own!.height ? named : own!;
  };
  const isInSentence = (target: HTMLElement) =>
    getComputedStyle(target).display === "inline" &&
    target.parentElement!.textContent.trim().length > target.textContent.trim().length;
  const boxes = targets.map(boxOf);
  return targets.flatMap((target, index) => {
    const box = boxes[index]!;
    if ((box.width >= 24 && box.height >= 24) || isInSentence(target)) return [];
    const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const crowded = boxes.some((other, at) => {
      if (at === index || targets[at]!.contains(target) || target.contains(targets[at]!))
        return false;
      const dx = Math.max(other.left - center.x, 0, center.x - other.right);
      const dy = Math.max(other.top - center.y, 0, center.y - other.bottom);
      return Math.hypot(dx, dy) < 12;
    });
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
    return crowded ? [`${size} ${target.outerHTML.slice(0, 120)}`] : [];
  });
}

/** WCAG 2.4.7 and 2.4.11: by keyboard, every stop is marked and its middle is not under the bar or the widget. */
function hiddenFocus(): string[] {
  const stops = document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, select, input, textarea, [tabindex='0']",
  );
  return [...stops].flatMap((stop) => {
    if (!stop.checkVisibility({ visibilityProperty: true }) || stop.closest("[inert]")) return [];
    stop.focus();
    if (document.activeElement !== stop) return [];
    const shown = stop instanceof HTMLInputElement && stop.labels?.[0] ? stop.labels[0] : stop;
    const box = shown.getBoundingClientRect();
    const name = stop.outerHTML.slice(0, 120);
    const isMarked = [stop, ...(stop instanceof HTMLInputElement ? (stop.labels ?? []) : [])].some(
      (node) =>
        [node, ...node.querySelectorAll("*")].some((part) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
          return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
        }),
    );
    const x = Math.min(Math.max(box.x + Math.min(box.width, innerWidth) / 2, 1), innerWidth - 2);
    const top = Math.max(box.top, 0);
    const y = top + (Math.min(box.bottom, innerHeight) - top) / 2;
    const above = document.elementFromPoint(x, y);
    const cover = above?.closest("header, .sales, .toasts");
    const isCovered = cover && !cover.contains(stop);
    return [
      ...(isMarked ? [] : [`not marked: ${name}`]),
      ...(isCovered ? [`covered: ${name}`] : []),
    ];
  });
}

/** Words that lie outside of a box which hides what does not fit. */
function clippedTexts(): string[] {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const node = words.currentNode;
    const parent = node.parentElement!;
    if (!node.nodeValue?.trim() || !parent.checkVisibility()) continue;
    if (parent.closest("svg, [aria-hidden=true], noscript, script")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let box: HTMLElement | null = parent; box; box = box.parentElement) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      // For screen readers only, at this width.
      if (clipPath !== "none") break;
      const edge = box.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowY) &&
          (text.bottom > edge.bottom + 4 || text.top < edge.top - 4)) ||
        (/hidden|clip/.test(overflowX) &&
          (text.right > edge.right + 4 || text.left < edge.left - 4));
      if (isCut) found.push(`“${node.nodeValue.trim()}” in ${box.outerHTML.slice(0, 120)}`);
    }
  }
  return found;
}
