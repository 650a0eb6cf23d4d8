import { expect, type Page, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";
import {
  beforeWorker,
  csvFile,
  expectKept,
  expectOrder,
  fileInput,
  keepTick,
  openPart,
  openTool,
  ownQuotes,
  tool,
} from "./try.ts";

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false, serviceWorkers: "block" });

const past = 61_000;
const slowFile = csvFile("slow.csv", ownQuotes.replaceAll("Acme", "Slow"));
const bar = (page: Page, name: string) => page.getByRole("progressbar", { name });
const cancel = (page: Page) => page.getByRole("button", { name: "Cancel" });

/** Stands before the real worker, and never answers what has to do with a slow file, a cell of 13.37 or a CSV. */
function hangAtSlow() {
  addEventListener("message", (event: MessageEvent) => {
    const { kind, name, given, requestId } = event.data;
    if (kind !== "call") return;
    const slow = (given?.sources ?? []).find(
      (source: { name: string; tookTooLong?: true }) =>
        source.name === "slow.csv" && !source.tookTooLong,
    );
    const isCellSlow = name === "analyze" && JSON.stringify(given.corrections).includes("13.37");
    const file = slow ?? (isCellSlow ? { id: given.sourceIds[0], name: "quotes.csv" } : null);
    if (!file && name !== "csv") return;
    event.stopImmediatePropagation();
    if (!file) return;
    const named = { id: file.id, name: file.name };
    const what = `Reading ${file.name}`;
    postMessage({ kind: "progress", requestId, what, share: 0, file: named });
  });
}

async function slowDown(page: Page) {
  await page.clock.install();
  await beforeWorker(page, hangAtSlow);
}

/** In each frame: whether there is something to bring files to, or a result; and how high the page is. */
function noteFrames() {
  const frames: [isThere: boolean, height: number][] = [];
  Object.assign(window, { frames_: frames });
  const note = () => {
    const isThere = document.querySelector("#tool :is(#result, input[type=file])") !== null;
    frames.push([isThere, document.documentElement.scrollHeight]);
    requestAnimationFrame(note);
  };
  note();
}

const readFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames_: [boolean, number][] }).frames_);

test(
  "a file that takes too long is said, can be stopped, is left out, and takes nothing else along",
  { tag: "@also-phone" },
  async ({ page }) => {
    await slowDown(page);
    await openTool(page);
    await page.evaluate(noteFrames);
    const quotes = csvFile("quotes.csv", ownQuotes);
    await fileInput(page).setInputFiles([quotes, slowFile]);
    await expect(bar(page, "Reading slow.csv")).toBeInViewport();
    await cancel(page).click();
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await expect(fileInput(page)).toBeEnabled();

    await fileInput(page).setInputFiles([quotes, slowFile]);
    await expect(bar(page, "Reading slow.csv")).toBeInViewport();
    await page.clock.runFor(past);
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    const problems = tool(page).getByRole("list", { name: "Problems" });
    await expect(problems).toContainText("slow.csv This took too long to read");
    const frames = await readFrames(page);
    const [[, before] = [true, 0]] = frames;
    expect(frames.filter(([isThere, height]) => !isThere || height < before)).toEqual([]);

    await openPart(page, "What was read");
    const read = tool(page).getByRole("region", { name: "quotes.csv", exact: true });
    await read.locator("summary", { hasText: "Cells" }).click();
    const price = read.getByRole("textbox", { name: "D2", exact: true });
    await price.fill("13.37");
    await price.press("Enter");
    await expect(bar(page, "Reading quotes.csv")).toBeInViewport();
    await page.clock.runFor(past);
    await expect(tool(page).getByRole("alert")).toContainText("The last step was undone.");
    await expect(price).toHaveValue("12.00");
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);

    await tool(page).getByRole("button", { name: "Download CSV" }).click();
    await expect(bar(page, "Making ranked-quotes.csv")).toBeInViewport();
    await cancel(page).click();
    await page.clock.runFor(1000);
    await expect(page.getByRole("progressbar")).toHaveCount(0);

    await keepTick(page).check();
    await page.clock.runFor(1000);
    await expectKept(page, "quotes");
    await openTool(page);
    await expect(bar(page, "Reading slow.csv")).toBeInViewport();
    await page.clock.runFor(past);
    await expectOrder(page, ["Brandt", "Acme", "Corvin"]);
    await expect(problems).toContainText("slow.csv");
  },
);

test(
  "the home page says what it reads, and Cancel brings its own sample back",
  { tag: "@nightly" },
  async ({ page }) => {
    await slowDown(page);
    await openHydrated(page, "/");
    const panel = page.getByRole("region", { name: "Introduction" });
    await panel.locator("input[type=file]").setInputFiles([slowFile]);
    await expect(panel.getByRole("status")).toContainText("Reading slow.csv");
    await cancel(page).click();
    await expect(panel.getByText("Tallow Creek Machine", { exact: true })).toBeVisible();

    await panel.locator("input[type=file]").setInputFiles([slowFile]);
    await expect(panel.getByRole("status")).toContainText("Reading slow.csv");
    await page.clock.runFor(past);
    await expect(panel.getByRole("status")).toContainText("slow.csv: This took too long to read");
  },
);
