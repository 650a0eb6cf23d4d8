import { readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { type Browser, chromium } from "@playwright/test";

import { budgets as inBytes } from "../scripts/budget-rules.ts";
import { findBrowser } from "../scripts/find-browser.mjs";
import { startSite } from "./start-site.ts";

/** What a phone fetches for a first visit of each address, against the budgets (KB are 1,000 bytes, gzip -9). */
const budgets = {
  html: inBytes.html / 1000,
  css: inBytes.css / 1000,
  js: inBytes.javascript / 1000,
  fonts: inBytes.fonts,
};
const port = 4180;
const origin = `http://localhost:${port}`;

const addresses = readdirSync("build/client", { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => `/${file.replace(/\/?index\.html$/, "")}`)
  .sort();

const kindOf = (type: string) =>
  (["html", "css", "javascript", "font", "svg"] as const).find((kind) => type.includes(kind));
const kilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

async function measure(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const bytes = { html: 0, css: 0, javascript: 0, font: 0, svg: 0 };
  let fontFiles = 0;
  let requests = 0;
  const pending: Promise<void>[] = [];
  page.on("response", (response) => {
    requests += 1;
    const kind = kindOf(response.headers()["content-type"] ?? "");
    if (!kind) return;
    if (kind === "font") fontFiles += 1;
    const weigh = async () => {
      const body = await response.body();
      bytes[kind] += kind === "font" ? body.length : gzipSync(body, { level: 9 }).length;
    };
    pending.push(weigh());
  });
  await page.goto(origin + address, { waitUntil: "networkidle" });
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await page.waitForLoadState("networkidle");
  await Promise.all(pending);
  await page.close();
  return {
    address,
    html: kilobytes(bytes.html),
    css: kilobytes(bytes.css),
    js: kilobytes(bytes.javascript),
    fonts: fontFiles,
    "font KB": kilobytes(bytes.font),
    "svg KB": kilobytes(bytes.svg),
    requests,
  };
}

const stop = await startSite(port);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const rows = [];
for (const address of addresses) rows.push(await measure(browser, address));
await browser.close();
stop();

console.table(rows);
const over = rows.flatMap((row) =>
  (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((kind) => row[kind] > budgets[kind])
    .map((kind) => `${row.address}: ${kind} ${row[kind]} over ${budgets[kind]}`),
);
console.log(
  over.length === 0 ? `All ${rows.length} addresses are within budget.` : over.join("\n"),
);
process.exitCode = over.length === 0 ? 0 : 1;
