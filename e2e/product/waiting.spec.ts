import { expect, type Page, test } from "@playwright/test";

import { shifted, watchShifts } from "../browser/layout-shifts.ts";
import { isAll, openHydrated } from "../browser/site.ts";
import {
  beforeWorker,
  csvFile,
  ownQuotes,
  sampleButton,
  sampleFile,
  withoutSecondReader,
} from "./try.ts";

// What the page keeps for offline work (try-offline.spec.ts) is a tenth of each journey.
test.use({ serviceWorkers: "block", contextOptions: { reducedMotion: "no-preference" } });

type File = ReturnType<typeof csvFile>;

const home = { address: "/", result: "ol[aria-label^='Your quotes ranked']" };
const tool = { address: "/try", result: "#result" };
const quotes = csvFile("quotes.csv", ownQuotes);

/** Stands before the real worker: that it has read or ranked it says when it is told to. */
function holdAnswers() {
  const post = globalThis.postMessage as (message: unknown) => void;
  let held: unknown[] | null = [];
  globalThis.postMessage = (message: { kind: string }) => {
    if (held && message.kind === "done") held.push(message);
    else post(message);
  };
  new BroadcastChannel("answers").addEventListener("message", () => {
    held?.forEach((message) => post(message));
    held = null;
  });
}

const answer = (page: Page) =>
  page.evaluate(() => new BroadcastChannel("answers").postMessage("now"));

interface Seen {
  marks: string;
  lines: string;
  isBesideResult: boolean;
}

/** Notes the sheet that is shown, whenever one is. */
function watchSheets(result: string) {
  const seen: Seen = { marks: "", lines: "", isBesideResult: false };
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const marks = [...document.querySelectorAll("[data-lifts]")];
    if (marks.length === 0) return;
    seen.marks = marks.map(({ textContent }) => textContent).join(" ");
    const sheet = marks[0]!.closest("div")!;
    seen.lines = [...sheet.children].map(({ textContent }) => textContent).join("\n");
    seen.isBesideResult ||= document.querySelector(result) !== null;
  }).observe(document.body, { childList: true, subtree: true });
}

const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function open(page: Page, { address, result }: typeof tool) {
  await watchShifts(page);
  await withoutSecondReader(page);
  await beforeWorker(page, holdAnswers);
  await openHydrated(page, address);
  await page.evaluate(watchSheets, result);
}

async function bring(page: Page, screen: typeof tool, file: File) {
  await open(page, screen);
  const shiftedBefore = await shifted(page);
  await page.locator("main input[type=file]").first().setInputFiles([file]);
  return { shiftedBefore };
}

/** Nothing around it cuts it off. */
async function expectWhole(page: Page, selector: string) {
  const piece = page.locator(selector);
  await piece.scrollIntoViewIfNeeded();
  await expect(piece).toBeInViewport({ ratio: 0.99 });
}

for (const screen of [home, tool]) {
  test(
    `while a file is read on ${screen.address} its values lift from their rows, and leave with the result`,
    { tag: screen === home ? "@phone" : "@also-phone" },
    async ({ page, isMobile }) => {
      const { shiftedBefore } = await bring(page, screen, quotes);
      await expect.poll(async () => (await seen(page)).marks).not.toBe("");
      const { marks, lines } = await seen(page);
      // Of a longer file, or on a small screen, as many as there is room for.
      expect("12.00 30 10.00 40 11.00 70".startsWith(marks)).toBe(true);
      const rows = ownQuotes
        .split("\n")
        .map((row, index) => `row ${index + 1} ${row.replaceAll(",", "  ")}`);
      rows[0] = "quotes.csv";
      expect(rows.join("\n").startsWith(lines)).toBe(true);
      if (!isMobile) expect(lines.split("\n")).toHaveLength(rows.length);
      for (const number of marks.split(" ").keys()) {
        await expectWhole(page, `mark[data-lifts="${number + 1}"]`);
        await expectWhole(page, `[data-lands="${number + 1}"]`);
      }
      // On home the head of the dashboard changes with what it ranks.
      if (screen === tool) expect(await shifted(page)).toBe(shiftedBefore);

      await answer(page);
      await expect(page.locator(screen.result).getByText("Brandt").first()).toBeVisible();
      expect((await seen(page)).isBesideResult).toBe(false);
      await expect(page.locator("[data-lifts]")).toHaveCount(0);
    },
  );
}

test(
  "while a sample is read its sheet stands beside the result, and on a phone does not cover it",
  { tag: "@also-phone" },
  async ({ page, isMobile }) => {
    await open(page, tool);
    await sampleButton(page, "Electronics").click();
    const bar = page.getByRole("progressbar", { name: /^(Reading|Understanding|Ranking)/ });
    await expect(bar).toBeVisible();
    if (!isMobile) {
      const slot = page.locator("[data-lands]").first();
      await expect(slot).toBeVisible();
      const [{ x, width }, result] = [
        (await slot.boundingBox())!,
        (await page.locator(tool.result).boundingBox())!,
      ];
      expect(x + width).toBeLessThan(result.x);
    }
    await answer(page);
    await expect(bar).toHaveCount(0);
    await expect(page.locator("[data-lifts]")).toHaveCount(0);
    expect((await seen(page)).marks === "").toBe(isMobile);
  },
);

const places = [
  { file: "corrigan-castings.pdf", at: "page 1\nrow 2 ", value: "1,490.00 USD / ea" },
  { file: "haldane-turbine.xlsx", at: "Sheet Quotation\nrow 5 ", value: "1,096.00 GBP / ea" },
  { file: "lotus-ridge.eml", at: "attachment lotus-ridge-quote.csv\nrow 2 ", value: "98 d" },
];
for (const { file, at, value } of places) {
  // Each reader's places are asked by its unit tests.
  const tag = file.endsWith(".eml") ? [] : ["@nightly"];
  test(`of ${file} each value says where in it it stands`, { tag }, async ({ page }) => {
    await bring(page, tool, sampleFile(`aerospace/${file}`));
    await expect(page.locator("[data-lands]", { hasText: value }).first()).toBeVisible();
    expect((await seen(page)).lines).toContain(at);
  });
}

test("who wants nothing to move is told of the reading in words alone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const screen of isAll ? [home, tool] : [tool]) {
    await bring(page, screen, quotes);
    await expect(page.getByText(/^Reading quotes\.csv/).first()).toBeVisible();
    // The worker may not hear it yet: nothing tells here that it has begun.
    await expect(async () => {
      await answer(page);
      await expect(page.locator(screen.result).getByText("Brandt").first()).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
    expect((await seen(page)).marks).toBe("");
  }
});
