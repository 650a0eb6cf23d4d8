import { budgets as inBytes } from "../../check/weight/budget-rules.ts";
import { builtAddresses } from "../../check/built-addresses.ts";
import { report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import { launchBrowser, visit } from "./visit.ts";

/** What a phone fetches for a first visit of each address, against the budgets (KB are 1,000 bytes, gzip -9). */
const budgets = {
  html: inBytes.html / 1000,
  css: inBytes.css / 1000,
  js: inBytes.javascript / 1000,
  "font KB": inBytes.fonts / 1000,
};
const kilobytes = (bytes: number) => rounded(bytes / 1000, 1);

await using site = await startBenchServer();
const browser = await launchBrowser();
const rows = [];
for (const address of builtAddresses()) {
  const { bytes, fontFiles, requests } = await visit(browser, site.url + address);
  rows.push({
    address,
    html: kilobytes(bytes.html),
    css: kilobytes(bytes.css),
    js: kilobytes(bytes.javascript),
    fonts: fontFiles,
    "font KB": kilobytes(bytes.font),
    "svg KB": kilobytes(bytes.svg),
    requests,
  });
}
await browser.close();

const over = rows.flatMap((row) =>
  (Object.keys(budgets) as (keyof typeof budgets)[])
    .filter((kind) => row[kind] > budgets[kind])
    .map((kind) => `${row.address}: ${kind} ${row[kind]} over ${budgets[kind]}`),
);
await report({
  name: "first-load",
  title: "What a first visit fetches",
  rows,
  verdicts: over.length === 0 ? [`All ${rows.length} addresses are within budget.`] : over,
});
process.exitCode = over.length === 0 ? 0 : 1;
