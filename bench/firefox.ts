import { spawnSync } from "node:child_process";

import { builtAddresses } from "../scripts/built-addresses.ts";
import { report } from "./report.ts";
import { startBenchServer } from "./server/bench-server.ts";
import { openFirefox } from "./webdriver-bidi.ts";

/**
 * Every address in Firefox: does it fit a phone and a desk, does React take it over, does the console stay quiet?
 * `npm run bench -- firefox`; FIREFOX names another than the one on the path.
 */
const widths = [390, 1440];
const commands = [process.env["FIREFOX"] ?? [], "firefox", "firefox-esr"].flat();
const command = commands.find((name) => !spawnSync(name, ["--version"]).error);
if (!command) {
  console.log("Skipped: Firefox is not installed here (set FIREFOX to its path).");
  process.exit(0);
}

await using site = await startBenchServer();
await using firefox = await openFirefox(command);

/** A touch lets every part of the page come; React leaves its mark on what it took over. */
const hydrated = `new Promise((resolve) => {
  document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, movementX: 1 }));
  const deadline = Date.now() + 15_000;
  const look = () => {
    const isDone = [document.querySelector("main"), ...[...document.querySelectorAll("template[data-deferred]")]
      .map((template) => template.nextElementSibling)].every((part) =>
        Object.keys(part ?? {}).some((key) => key.startsWith("__react")));
    if (isDone || Date.now() > deadline) resolve(isDone);
    else setTimeout(look, 50);
  };
  look();
})`;
const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

const rows = [];
for (const address of builtAddresses()) {
  const overflows: number[] = [];
  let isHydrated = true;
  for (const width of widths) {
    await firefox.resize(width, 900);
    await firefox.open(site.url + address);
    overflows.push(Number(await firefox.evaluate(overflow)));
    // Waited for each time: code that is still on its way when the page is left counts as an error here.
    isHydrated &&= (await firefox.evaluate(hydrated)) === true;
  }
  const complaints = [...new Set(firefox.complaints())];
  rows.push({
    address,
    "over at 390 px": overflows[0]!,
    "over at 1440 px": overflows[1]!,
    hydrated: isHydrated ? "yes" : "no",
    complaints: complaints.join("; ").replaceAll("|", "\\|").slice(0, 300),
  });
}

const faulty = rows.filter(
  (row) =>
    row["over at 390 px"] > 0 ||
    row["over at 1440 px"] > 0 ||
    row.hydrated === "no" ||
    row.complaints !== "",
);
await report({
  name: "firefox",
  title: "Every address in Firefox",
  rows,
  verdicts: [
    faulty.length === 0
      ? `All ${rows.length} addresses fit, hydrate and are quiet.`
      : `${rows.length - faulty.length} of ${rows.length} addresses fit, hydrate and are quiet; not ${faulty.map(({ address }) => address).join(", ")}.`,
    `Firefox ${firefox.version}, headless, driven by WebDriver BiDi. WebKit was not to be had where this was made.`,
  ],
});
process.exitCode = faulty.length === 0 ? 0 : 1;
