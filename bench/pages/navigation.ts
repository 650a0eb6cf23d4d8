import { basename } from "node:path";

import { findBrowser } from "../../scripts/find-browser.mjs";
import { navigate, type Place, plainLoadMs } from "./navigate.ts";
import { report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import { launchBrowser } from "./visit.ts";

/**
 * Every link of header, menu and footer followed from the home page, and home from the pricing page, slowed and not:
 * `npm run bench -- navigation`; ADDRESSES=/pricing,/status for some targets only, SLOWED=1 or 0 for one speed,
 * PLACES=footer for some places only.
 */
const allPlaces: Place[] = [
  { name: "header", selector: "header a[href^='/']", device: "desktop" },
  { name: "menu", selector: "#mobile-menu a[href^='/']", device: "phone", isMenu: true },
  { name: "footer", selector: "footer a[href^='/']", device: "phone" },
];
const wantedPlaces = process.env["PLACES"]?.split(",");
const places = allPlaces.filter(({ name }) => !wantedPlaces || wantedPlaces.includes(name));
const wanted = process.env["ADDRESSES"]?.split(",");
const speeds = process.env["SLOWED"] ? [process.env["SLOWED"] === "1"] : [false, true];

await using site = await startBenchServer();
const browser = await launchBrowser();
// A whole browser loads a plain page in twice the time of one without windows; a change of page takes both as long.
const program = basename(findBrowser() ?? "Playwright's own");

/** The links of a place by their target, each once; from a page that is not one of them. */
async function linksOf(place: Place, start: string) {
  await using context = await browser.newContext(
    place.device === "desktop" ? { viewport: { width: 1440, height: 900 } } : {},
  );
  const page = await context.newPage();
  await page.goto(site.url + start);
  const targets = await page
    .locator(place.selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return targets
    .map((target, nth) => ({ target, nth }))
    .filter(({ target }, index) => targets.indexOf(target) === index)
    .filter(({ target }) => target !== start && (!wanted || wanted.includes(target)));
}

const rows = [];
for (const place of places) {
  for (const start of ["/", "/pricing"]) {
    for (const { target, nth } of await linksOf(place, start)) {
      if (start === "/pricing" && target !== "/") continue;
      for (const isSlowed of speeds) {
        const seen = await navigate(browser, site.url + start, { place, nth, isSlowed });
        const floorMs = await plainLoadMs(browser, site.url + target, { place, isSlowed });
        rows.push({
          from: place.name,
          to: target,
          speed: isSlowed ? "slowed" : "full",
          "click to whole page ms": rounded(seen.clickToHeadingMs),
          "plain load ms": rounded(floorMs),
          "layout shift": rounded(seen.shift, 3),
          moved: seen.moved,
          "height change px": rounded(seen.heightChangePx),
        });
      }
    }
  }
}
await browser.close();

type Row = (typeof rows)[number];
const shifting = rows.filter((row) => row["layout shift"] > 0 || row["height change px"] > 0);
const late = rows.filter((row) => row["click to whole page ms"] > row["plain load ms"]);
const named = (found: Row[]) => found.map(({ from, to, speed }) => `${to} (${from}, ${speed})`);
const verdict = (what: string, failing: Row[]) =>
  failing.length === 0
    ? `${what}: all ${rows.length} navigations.`
    : `${what}: ${rows.length - failing.length} of ${rows.length}; not ${named(failing).join(", ")}.`;
await report({
  name: "navigation",
  title: "From one page to the next",
  rows,
  verdicts: [
    verdict("No layout shift and no change of height from the click on", shifting),
    verdict("Whole no later than the same page loads as plain HTML", late),
    `One navigation each, the cache cold but for what the first page fetched; the footer is scrolled to, a window every quarter of a second, a pointer rests on its link for 150 ms; slowed is a quarter of the processor's speed, 150 ms and 1.6 Mbit/s; Chromium ${browser.version()} (${program}).`,
  ],
});
process.exitCode = shifting.length + late.length === 0 ? 0 : 1;
