import { builtAddresses } from "../../check/built-addresses.ts";
import { findBrowser } from "../../scripts/find-browser.mjs";
import { type BarePage, openBareBrowser } from "./bare-browser.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import { wait } from "../server/measure.ts";

/**
 * The longest task from the first script on, through the first touch, until the page is at rest, with the processor slowed four times:
 * `npm run bench -- hydration`; RUNS=5 for more than three visits, ADDRESSES=/,/pricing for some pages only.
 */
const longestMs = 50;
const runs = Number(process.env["RUNS"] ?? 3);
const addresses = process.env["ADDRESSES"]?.split(",") ?? builtAddresses();
const command = findBrowser();
if (!command) {
  console.log("Skipped: no Chrome or Chromium is installed here (set CHROME_PATH to one).");
  process.exit(0);
}

const recordTasks = `globalThis.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))))
  .observe({ type: "longtask", buffered: true })`;
const isLoaded = `document.readyState === "complete"`;
const firstTouch = `document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 }))`;
const isAtRest = `Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"))`;
const longest = `(() => {
  const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
  const codeAt = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
  return Math.max(0, ...tasks.filter(({ startTime }) => startTime >= codeAt).map(({ duration }) => duration));
})()`;

async function longestTask(page: BarePage, address: string): Promise<number> {
  await page.send("Page.enable");
  await page.send("Network.enable");
  await page.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.send("Emulation.setDeviceMetricsOverride", {
    width: 412,
    height: 823,
    deviceScaleFactor: 1.75,
    mobile: true,
  });
  await page.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: recordTasks });
  await page.send("Page.navigate", { url: address });
  while (!(await page.evaluate(isLoaded))) await wait(250);
  await wait(1000);
  await page.evaluate(firstTouch);
  while (!(await page.evaluate(isAtRest))) await wait(250);
  await wait(700);
  return Number(await page.evaluate(longest));
}

await using site = await startBenchServer();
await using browser = await openBareBrowser(command);
const rows = [];
async function visit(address: string): Promise<number> {
  const page = await browser.newPage();
  const taskMs = await longestTask(page, site.url + address);
  await page.close();
  return taskMs;
}

// The browser's own first page is no visitor's.
await visit(addresses[0]!);
for (const address of addresses) {
  const tasks: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    tasks.push(await visit(address));
  }
  rows.push({
    address,
    "longest task ms": rounded(median(tasks)),
    "of all visits": rounded(Math.max(...tasks)),
  });
}

const over = rows.filter((row) => row["longest task ms"] > longestMs).map(({ address }) => address);
await report({
  name: "hydration",
  title: "The longest task once the code is there",
  rows,
  verdicts: [
    over.length === 0
      ? `No task over ${longestMs} ms: all ${rows.length} addresses.`
      : `No task over ${longestMs} ms: ${rows.length - over.length} of ${rows.length} addresses; not ${over.join(", ")}.`,
    `Medians of ${runs} cold visits; 0 is a visit without a task of 50 ms or more. Processor slowed 4 times; ${browser.version}, without a listener to its console (bench/pages/bare-browser.ts says why).`,
  ],
});
process.exitCode = over.length === 0 ? 0 : 1;
