import type { Browser } from "@playwright/test";

import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import { launchBrowser, phoneContext, slowDown } from "../pages/visit.ts";

/**
 * From the tap on a sample to its ranked list, on a slowed phone: `npm run bench -- try-sample`; RUNS=5 for more than
 * three visits. What a visitor did before the tap decides how much of the tool has come already.
 */
const runs = Number(process.env["RUNS"] ?? 3);
const samples = ["Aerospace", "eVTOL", "Electronics"];
const ways = [
  { before: "nothing, tapped at once", scrolls: false, waitMs: 0 },
  { before: "6 s of reading", scrolls: false, waitMs: 6000 },
  { before: "a scroll, 3 s before", scrolls: true, waitMs: 3000 },
] as const;

async function tapToResult(
  browser: Browser,
  url: string,
  sample: string,
  { scrolls, waitMs }: (typeof ways)[number],
): Promise<number> {
  await using context = await browser.newContext(phoneContext);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  await page.goto(`${url}/try`, { waitUntil: "load" });
  if (scrolls) {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", y: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: 200, y }],
      });
    await touch("touchStart", 600);
    await touch("touchMove", 400);
    await touch("touchEnd", 400);
  }
  await page.waitForTimeout(waitMs);
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    addEventListener("pointerdown", ({ timeStamp }) => (dataset["tapped"] = String(timeStamp)), {
      capture: true,
    });
    const observer = new MutationObserver(() => {
      if (!document.querySelector("#tool table tbody th")) return;
      observer.disconnect();
      // What is in the document now is painted in the next frame.
      requestAnimationFrame(() => (dataset["ranked"] = String(performance.now())));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: `Rank this sample (${sample})` }).tap();
  await page.waitForFunction(() => document.documentElement.dataset["ranked"] !== undefined, null, {
    timeout: 60_000,
  });
  return await page.evaluate(() => {
    const { tapped, ranked } = document.documentElement.dataset;
    return Number(ranked) - Number(tapped);
  });
}

await using site = await startBenchServer();
const browser = await launchBrowser();
const rows = [];
for (const sample of process.env["SAMPLES"]?.split(",") ?? samples) {
  for (const way of ways) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1)
      times.push(await tapToResult(browser, site.url, sample, way));
    rows.push({
      sample,
      "before the tap": way.before,
      "ranked after ms": rounded(median(times)),
      slowest: rounded(Math.max(...times)),
    });
  }
}
await browser.close();
await report({
  name: "try-sample",
  title: "From the tap on a sample to its ranked list",
  rows,
  verdicts: ["A quarter of this processor's speed and a slow 4G line, nothing in the cache."],
});
