import { existsSync } from "node:fs";

import { firefox, webkit } from "@playwright/test";

import {
  addresses,
  collectComplaints,
  expectNoHorizontalOverflow,
  waitForHydration,
} from "../../e2e/browser/site.ts";
import { report } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";

/**
 * Every address in Playwright's Firefox and WebKit: does it fit a phone and a desk, does React take it over, does the console
 * stay quiet? `npx playwright install --with-deps firefox webkit` fetches them.
 */
const browsers = [firefox, webkit].filter((type) => existsSync(type.executablePath()));
if (browsers.length === 0) {
  console.log("Skipped: neither is here (npx playwright install --with-deps firefox webkit).");
  process.exit(0);
}

await using site = await startBenchServer();
const rows = [];
for (const type of browsers) {
  await using browser = await type.launch();
  const page = await browser.newPage();
  const heard = collectComplaints(page);
  for (const address of addresses) {
    const wrong: string[] = [];
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + address);
      await expectNoHorizontalOverflow(page).catch(() => wrong.push(`does not fit ${width} px`));
      await waitForHydration(page).catch(() => wrong.push(`not taken over at ${width} px`));
    }
    wrong.push(...heard.splice(0).map((text) => text.replaceAll("|", "\\|").slice(0, 200)));
    rows.push({ browser: type.name(), address, wrong: wrong.join("; ") });
  }
}
const faulty = rows.filter(({ wrong }) => wrong !== "").length;
await report({
  name: "other-browsers",
  title: "Every address in Firefox and WebKit",
  rows,
  verdicts: [`${rows.length - faulty} of ${rows.length} fit, are taken over by React and quiet.`],
});
process.exitCode = faulty === 0 ? 0 : 1;
