import { readFileSync } from "node:fs";

import { expect, test } from "@playwright/test";

import { openHydrated } from "../browser/site.ts";
import {
  address,
  beforeWorker,
  fileInput,
  offers,
  questionPanel,
  sampleButton,
  secondReader,
  tool,
} from "./try.ts";

// What it puts into the browser's caches would be there for the next journey.
test.use({ reuseContext: false });

/** Read alike by both readers; the rules alone would ask whether they are right. */
const quote = {
  name: "pl-zlacza.csv",
  mimeType: "text/csv",
  buffer: readFileSync("corpus/files/unseen9-made/pl-zlacza.csv"),
};

/** A file waits two seconds for its second reading, which is no time on a busy machine: in this worker they do not pass. */
function standStill() {
  const { setTimeout } = globalThis;
  performance.now = () => 0;
  globalThis.setTimeout = ((run: () => void, delayMs?: number) =>
    delayMs === 2000 ? 0 : setTimeout(run, delayMs)) as typeof setTimeout;
}

test("what two readers read alike is not asked about, and a sample needs one", async ({ page }) => {
  await beforeWorker(page, standStill);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (secondReader.test(request.url())) fetched.push(request.url());
  });
  await openHydrated(page, address);
  await sampleButton(page, "Aerospace").click();
  await expect(offers(page)).toHaveCount(2);
  expect(fetched).toEqual([]);

  await openHydrated(page, address);
  await fileInput(page).setInputFiles(quote);
  await expect(offers(page).first()).toBeVisible();
  await expect(questionPanel(page)).toHaveCount(0);
  expect(await page.evaluate(() => caches.has("second-reader"))).toBe(true);
  expect(new Set(fetched).size).toBe(1);

  await tool(page).getByRole("button", { name: "Forget everything" }).click();
  await expect.poll(() => page.evaluate(() => caches.has("second-reader"))).toBe(false);
});
