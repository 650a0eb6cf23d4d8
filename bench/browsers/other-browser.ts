import { builtAddresses } from "../../check/built-addresses.ts";
import { report } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";

/** A browser that Playwright does not drive here, with as much of it as the walk through the site needs. */
export interface OtherBrowser extends AsyncDisposable {
  version: string;
  /** The size of the window's content. */
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /** Awaits a promise. */
  evaluate(expression: string): Promise<unknown>;
  /** Errors and warnings of the console since the last call. */
  complaints(): Promise<string[]>;
}

const widths = [390, 1440];

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

interface WalkOptions {
  /** The benchmark's name, and that of its table. */
  name: string;
  /** "Firefox" */
  browserName: string;
  /** "headless, driven by …" */
  how: string;
}

/** Every address: does it fit a phone and a desk, does React take it over, does the console stay quiet? */
export async function walkThroughSite(
  browser: OtherBrowser,
  { name, browserName, how }: WalkOptions,
): Promise<void> {
  await using site = await startBenchServer();
  const rows = [];
  for (const address of builtAddresses()) {
    const overflows: number[] = [];
    const heard = new Set<string>();
    let isHydrated = true;
    for (const width of widths) {
      await browser.resize(width, 900);
      await browser.open(site.url + address);
      overflows.push(Number(await browser.evaluate(overflow)));
      // Waited for each time: code that is still on its way when the page is left counts as an error here.
      isHydrated &&= (await browser.evaluate(hydrated)) === true;
      for (const complaint of await browser.complaints()) heard.add(complaint);
    }
    rows.push({
      address,
      "over at 390 px": overflows[0]!,
      "over at 1440 px": overflows[1]!,
      hydrated: isHydrated ? "yes" : "no",
      complaints: [...heard].join("; ").replaceAll("|", "\\|").slice(0, 300),
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
    name,
    title: `Every address in ${browserName}`,
    rows,
    verdicts: [
      faulty.length === 0
        ? `All ${rows.length} addresses fit, hydrate and are quiet.`
        : `${rows.length - faulty.length} of ${rows.length} addresses fit, hydrate and are quiet; not ${faulty.map(({ address }) => address).join(", ")}.`,
      `${browserName} ${browser.version}, ${how}.`,
    ],
  });
  process.exitCode = faulty.length === 0 ? 0 : 1;
}
