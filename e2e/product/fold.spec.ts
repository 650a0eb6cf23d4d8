import { expect, test } from "@playwright/test";

import { addresses, openHydrated, takenOver } from "../browser/site.ts";

/** What every product page is about, and shows before anybody scrolls: its device, or data that can be read. */
const leads: Record<string, string> = {
  "/": "main .zone ol",
  "/product": "main .zone svg.drawing",
  "/product/rfq-analyzer": "main .zone :is(figure, form, table, ol)",
  "/product/approval-routing": "[aria-label='The flow, step by step']",
  "/product/vendor-scorecards": "main .zone figure svg",
  "/product/copilot": "#question",
  "/product/analytics": "main .zone dl svg",
  "/product/spend-intelligence": "[aria-label='Spend as areas']",
};
const leastPx = 48;

/** Where the device needs a zone of its own, the part that it is about, drawn with its figures. */
const part = "main .zone .lead-drawing";
const solutions = addresses.filter((address) => address.startsWith("/solutions/"));

for (const [address, lead] of [
  ...Object.entries(leads),
  ...solutions.map((each) => [each, part] as const),
]) {
  test(`${address} shows its button, then its data or its device, above the fold of a laptop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.goto(address);
    await expect(
      page.getByRole("main").getByRole("link", { name: "Book a Demo" }).first(),
    ).toBeInViewport({ ratio: 1 });
    await takenOver(page);
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    const box = await page.locator(lead).first().boundingBox();
    expect(768 - (box?.y ?? 768), "pixels of it above the fold").toBeGreaterThanOrEqual(leastPx);
  });
}

test("home says in one line what it is, and on a phone nothing is larger than its heading", async ({
  page,
}) => {
  await openHydrated(page, "/");
  const line = page.locator("p:has(+ h1)");
  for (const width of [1366, 390, 320]) {
    await page.setViewportSize({ width, height: width > 390 ? 768 : 844 });
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(page.locator("h1")).toBeInViewport({ ratio: 1 });
    if (width <= 390) expect(await page.evaluate(largerThanHeading), `at ${width} px`).toEqual([]);
  }
});

function largerThanHeading(): string[] {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const largest = sizeOf(document.querySelector("h1")!);
  const words = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (words.nextNode()) {
    const { parentElement: parent, nodeValue } = words.currentNode;
    if (!nodeValue?.trim() || !parent?.checkVisibility() || parent.closest("svg, h1")) continue;
    if (sizeOf(parent) >= largest) found.push(`${sizeOf(parent)} px: ${nodeValue}`);
  }
  return found;
}

test("in blueprint a zone that is a blueprint on paper still differs from its neighbors", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const address of ["/", "/product/rfq-analyzer"]) {
    await openHydrated(page, address);
    const contrasts = await page.evaluate(contrastsAroundBlueprints);
    expect(contrasts.length, `neighbors on ${address}`).toBeGreaterThan(1);
    for (const contrast of contrasts) expect(contrast).toBeGreaterThan(1.2);
  }
});

/** Between the ground of each blueprint zone and those above and below it, as WCAG reckons it. */
function contrastsAroundBlueprints(): number[] {
  const brightness = (zone: Element) => {
    let painted: Element = zone;
    while (getComputedStyle(painted).backgroundColor.endsWith(", 0)"))
      painted = painted.parentElement!;
    const [red = 0, green = 0, blue = 0] = getComputedStyle(painted)
      .backgroundColor.match(/[\d.]+/g)!
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const zones = [...document.querySelectorAll("main .zone")];
  return zones.slice(1).flatMap((zone, index) => {
    const pair = [zones[index]!, zone];
    if (pair.every((each) => each.matches(".blueprint") === zone.matches(".blueprint"))) return [];
    const [dark = 0, bright = 0] = pair.map(brightness).toSorted((one, other) => one - other);
    return [(bright + 0.05) / (dark + 0.05)];
  });
}
