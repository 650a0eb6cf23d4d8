import { readFileSync } from "node:fs";

import { expect, type JSHandle, type Locator, type Page, test } from "@playwright/test";

import { pixelsTooWide } from "../browser/page-fit.ts";
import { addresses, isAll, nextFrames, openHydrated } from "../browser/site.ts";
import { type Device, devices, elsewhere, isLikeAnother } from "./devices.ts";

/** What arithmetic must stand: less than nothing; on a phone, which has the least room, nothing and more than anybody has. */
const windows = [
  { width: 1366, height: 768, edgeValues: ["-1"], rangeEnds: ["max"] },
  { width: 390, height: 844, edgeValues: ["", "1000000000000"], rangeEnds: ["min", "max"] },
] as const;
type Edges = Pick<(typeof windows)[number], "edgeValues" | "rangeEnds">;

test("every control of the site that is not in a form we receive is a device's", () => {
  const missed = addresses.filter((address) => {
    const html = readFileSync(`build/client${address === "/" ? "" : address}/index.html`, "utf8");
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const outside = main.replaceAll(/<form\b[^>]*\bdata-netlify\b[\s\S]*?<\/form>/g, "");
    // A tick in a guide's checklist has neither: it is the reader's own.
    return /<(?:select|textarea)\b|<input\b[^>]* (?:name|id)="/.test(outside);
  });
  const known = [...devices.map(({ address }) => address), ...elsewhere];
  // Tabs of the documentation show another language of the same call.
  expect(missed.filter((address) => !address.startsWith("/resources/docs/")).sort()).toEqual(
    [...new Set(known)].sort(),
  );
});

for (const device of devices) {
  const title = `${device.address} ${device.device}: no old answer, nothing moves, all in view`;
  test(title, { tag: isLikeAnother(device) ? "@nightly" : [] }, async ({ page }) => {
    await openHydrated(page, device.address);
    const given = new Map<number, string>();
    const asked = windows.filter(({ width }) => isAll || width === 390 || device.standsBeside);
    for (const { width, height, ...edges } of asked) {
      await page.setViewportSize({ width, height });
      const at = `at ${width} px`;
      for (const group of await controlsOf(page, device)) {
        if (group.kind === "typed") await typeEach(page, device, group, edges, at);
        else await chooseEach(page, device, group, at);
      }
      if (device.presses) await pressEach(page, device, device.presses, at, given);
    }
  });
}

const longest = (options: readonly string[]) =>
  options.toSorted((one, other) => other.length - one.length).slice(0, 2);

type Typed = { kind: "typed"; name: string; field: Locator; type: string };
type Chosen = { kind: "chosen"; name: string; presses: { control: Locator; option?: string }[] };

/** Fields one by one, buttons of one name together. Whatever is pressed is as it was in the end. */
async function controlsOf(page: Page, { device }: Device): Promise<(Typed | Chosen)[]> {
  const root = page.locator(device).first();
  const fields = await root
    .locator("input:visible:not([type=file]), select:visible")
    .evaluateAll((controls) =>
      (controls as (HTMLInputElement | HTMLSelectElement)[]).map((control) => ({
        id: control.id,
        name: control.name || control.id,
        type: control.type,
        value: control.value,
        isChosen: "checked" in control && control.checked,
        options: "options" in control ? [...control.options].map(({ value }) => value) : [],
      })),
    );
  const groups = Map.groupBy(fields, ({ name }) => name);
  return [...groups].map(([name, [first, ...others]]) => {
    const { type, id, value, options } = first!;
    const button = ({ value }: { value: string }) => ({
      control: root.locator(`input[name="${name}"][value="${value}"]`),
    });
    const group = [first!, ...others];
    switch (type) {
      case "radio": {
        const chosen = group.filter(({ isChosen }) => isChosen);
        return { kind: "chosen", name, presses: [...group, ...chosen].map(button) };
      }
      case "checkbox":
        return { kind: "chosen", name, presses: group.flatMap((each) => [each, each]).map(button) };
      case "select-one": {
        const control = root.locator(`[id="${id}"]`);
        // The one it opens with, its neighbors and those of the longest words show what the rest do.
        const asked = isAll ? options : [...options.slice(0, 2), ...longest(options)];
        const presses = [...new Set(asked), value].map((option) => ({ control, option }));
        return { kind: "chosen", name, presses };
      }
      default:
        return { kind: "typed", name, field: root.locator(`[id="${id}"]`), type };
    }
  });
}

async function typeEach(
  page: Page,
  device: Device,
  { name, field, type }: Typed,
  { edgeValues, rangeEnds }: Edges,
  at: string,
) {
  const given = await field.inputValue();
  const ends = rangeEnds.map(async (end) => (await field.getAttribute(end)) ?? "");
  const values = type === "range" ? await Promise.all(ends) : edgeValues;
  let before = await answerOf(page, device);
  for (const value of values.filter((each) => each !== given)) {
    const what = `${name} = "${value}" ${at}`;
    await toMiddle(field);
    const isAsked = type === "text";
    const places = isAsked
      ? await noPlaces(page)
      : await remember(page, device, field, { withNeighbors: !device.grows });
    const from = await page.evaluate(() => scrollY);
    await field.fill(value);
    if (isAsked) await field.press("Enter");
    await expect.poll(() => answerOf(page, device), `${what}: the answer`).not.toBe(before);
    await expect.poll(() => problems(page, device, places), what).toEqual([]);
    if (isAsked) {
      await expectFocusIfScrolled(page, device, from, what);
      before = await answerOf(page, device);
      continue;
    }
    await field.fill(given);
    await expect.poll(() => answerOf(page, device), `${what}: taken back`).toBe(before);
  }
}

async function chooseEach(page: Page, device: Device, { name, presses }: Chosen, at: string) {
  const answers = new Set([await answerOf(page, device)]);
  for (const { control, option } of presses) {
    if (await control.isDisabled()) continue;
    await toMiddle(control);
    const places = await remember(page, device, control, { withNeighbors: false });
    if (option === undefined) await control.press("Space");
    else await control.selectOption(option);
    await nextFrames(page);
    answers.add(await answerOf(page, device));
    const what = `${name} ${option ?? (await control.inputValue())} ${at}`;
    await expect.poll(() => problems(page, device, places), what).toEqual([]);
  }
  expect(answers.size, `answers to ${name}`).toBeGreaterThan(1);
}

/** So many of a kind show what the rest do. */
const mostPresses = isAll ? 4 : 2;

/** What is pressed for an answer may be left behind: then the page scrolls to the answer, with the focus. */
async function pressEach(
  page: Page,
  device: Device,
  presses: string,
  at: string,
  given: Map<number, string>,
) {
  const controls = page.locator(device.device).first().locator(presses);
  const nowhere = await noPlaces(page);
  const count = Math.min(await controls.count(), mostPresses);
  expect(count, "answered presses").toBeGreaterThan(0);
  for (let index = 0; index < count; index++) {
    const control = controls.nth(index);
    // Some are gone when they were answered.
    if (!(await control.isVisible())) continue;
    await toMiddle(control);
    const what = `${await control.textContent()} ${at}`;
    const before = await answerOf(page, device);
    const from = await page.evaluate(() => scrollY);
    const isCurrent = await control.evaluate((element) =>
      element.matches("[aria-pressed=true], [aria-current]"),
    );
    await control.press("Enter");
    // Pressed again in another window it may say the same.
    if (!isCurrent && given.get(index) !== before)
      await expect.poll(() => answerOf(page, device), what).not.toBe(before);
    await nextFrames(page);
    if (device.comesLater) {
      await expect.poll(() => answerOf(page, device), what).toMatch(device.comesLater);
    }
    given.set(index, await answerOf(page, device));
    await expect.poll(() => problems(page, device, nowhere), what).toEqual([]);
    await expectFocusIfScrolled(page, device, from, what);
  }
}

/** Whoever is taken to an answer has the focus there. */
async function expectFocusIfScrolled(page: Page, device: Device, from: number, what: string) {
  if ((await page.evaluate(() => scrollY)) === from) return;
  const answers = page.locator(device.device).first().locator(device.answer);
  const hasFocus = await answers.evaluateAll((all) =>
    all.some((each) => {
      const focused = document.activeElement?.closest(":not(body, main)");
      return focused && (focused.contains(each) || each.contains(focused));
    }),
  );
  expect(hasFocus, `${what}: scrolled to, with the focus`).toBe(true);
}

/** As whoever uses it sees it. */
async function toMiddle(control: Locator) {
  await control.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
}

function answerOf(page: Page, { device, answer }: Device): Promise<string> {
  return page.evaluate(
    ([device, answer]) =>
      [...document.querySelector(device!)!.querySelectorAll<HTMLElement>(answer!)]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .map((each) => each.innerText)
        .join("\n"),
    [device, answer],
  );
}

type Places = { element: Element; left: number; top: number }[];

const noPlaces = (page: Page): Promise<JSHandle<Places>> => page.evaluateHandle(() => []);

/** Where things are in the window: the control in use; with its neighbors, the other controls and all other zones too. */
function remember(
  page: Page,
  { device }: Device,
  control: Locator,
  { withNeighbors }: { withNeighbors: boolean },
): Promise<JSHandle<Places>> {
  return control.evaluateHandle(
    (element, { device, withNeighbors }) => {
      const root = document.querySelector(device)!;
      const others = withNeighbors
        ? [
            ...root.querySelectorAll("input, select, [data-screen-only] button"),
            ...[...document.querySelectorAll("main .zone, footer")].filter(
              (zone) => !zone.contains(root),
            ),
          ]
        : [];
      return [element, ...others].map((each) => {
        const { left, top } = each.getBoundingClientRect();
        return { element: each, left, top };
      });
    },
    { device, withNeighbors },
  );
}

/** What is wrong with a device after a control was used. */
async function problems(
  page: Page,
  { device, answer, mayMovePx = 1 }: Device,
  places: JSHandle<Places>,
) {
  const found = await places.evaluate(
    (places, { device, answer, mayMovePx }) => {
      const nameOf = (element: Element) => element.outerHTML.slice(0, 120);
      const moved = places.flatMap(({ element, left, top }) => {
        const now = element.getBoundingClientRect();
        const far = Math.max(Math.abs(now.left - left), Math.abs(now.top - top));
        return far > mayMovePx ? [`moved by ${Math.round(far)} px: ${nameOf(element)}`] : [];
      });
      const root = document.querySelector<HTMLElement>(device)!;
      const nonsense = /.*(?:NaN|Infinity|undefined|\[object).*/.exec(root.innerText)?.[0];
      // All of it; or two lines of a sentence, or as much of a table as can be read at a glance.
      const leastOf = (each: Element) => (each.matches("p") ? 44 : 120);
      const isInView = [...root.querySelectorAll(answer)].some((each) => {
        if (!each.checkVisibility({ visibilityProperty: true })) return false;
        const { top, bottom, left, right, height } = each.getBoundingClientRect();
        const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        if (to - from < Math.min(leastOf(each), height) || height <= 1) return false;
        const x = Math.max(left, 0) + Math.min(20, (right - left) / 2);
        return root.contains(document.elementFromPoint(x, (from + to) / 2));
      });
      return [
        ...moved,
        ...(nonsense ? [`says “${nonsense}”`] : []),
        ...(isInView ? [] : ["no answer is in view"]),
      ];
    },
    { device, answer, mayMovePx },
  );
  return [...found, ...(await page.evaluate(pixelsTooWide))];
}
