import { builtAddresses } from "../scripts/built-addresses.ts";
import { floorSite } from "./floor-site.ts";
import { median, report, rounded } from "./report.ts";
import { startBenchServer } from "./server/bench-server.ts";
import { launchBrowser, visit, type Visit } from "./visit.ts";

/**
 * Every address against the same page as plain HTML (bench/floor-site.ts), on a slowed phone, in turn; medians.
 * What is long once the code is there is hydration.ts's to say: here the tool listens in, and that takes time of its own.
 * `npm run bench -- floor`; RUNS=5 for more than three rounds, ADDRESSES=/,/pricing for some pages only.
 */
const targets = { lcpRatio: 1.1, blockingMs: 50, cls: 0 };
const runs = Number(process.env["RUNS"] ?? 3);

await using site = await startBenchServer();
await using floor = await floorSite(site.buildDir);
await using plain = await startBenchServer({}, floor.buildDir);
const addresses = process.env["ADDRESSES"]?.split(",") ?? builtAddresses();
const browser = await launchBrowser();

async function measure(address: string) {
  const ours: Visit[] = [];
  const theirs: Visit[] = [];
  const visitSite = async () =>
    ours.push(await visit(browser, site.url + address, { slowed: true }));
  const visitFloor = async () =>
    theirs.push(await visit(browser, plain.url + address, { slowed: true, plain: true }));
  for (let run = 0; run < runs; run += 1) {
    const inTurn = run % 2 === 0 ? [visitSite, visitFloor] : [visitFloor, visitSite];
    for (const next of inTurn) await next();
  }
  const of = (visits: Visit[], figure: (visit: Visit) => number) => median(visits.map(figure));
  const lcp = [ours, theirs].map((visits) => of(visits, ({ lcpMs }) => lcpMs));
  const blocking = [ours, theirs].map((visits) => of(visits, ({ blockingMs }) => blockingMs));
  const { bytes, requests } = ours[0]!;
  return {
    address,
    "LCP ms": rounded(lcp[0]!),
    "floor LCP ms": rounded(lcp[1]!),
    "LCP ratio": rounded(lcp[0]! / lcp[1]!, 2),
    "TBT ms": rounded(blocking[0]!),
    "floor TBT ms": rounded(blocking[1]!),
    "longest task ms": rounded(of(ours, ({ longestTaskMs }) => longestTaskMs)),
    "floor longest": rounded(of(theirs, ({ longestTaskMs }) => longestTaskMs)),
    CLS: rounded(
      of(ours, ({ cls }) => cls),
      3,
    ),
    "HTML gz": bytes.html,
    "CSS gz": bytes.css,
    "JS gz": bytes.javascript,
    requests,
    "floor requests": theirs[0]!.requests,
  };
}

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const address of addresses) rows.push(await measure(address));
await browser.close();

type Row = (typeof rows)[number];
const failing = (what: string, isOver: (row: Row) => boolean) => {
  const over = rows.filter(isOver).map(({ address }) => address);
  return over.length === 0
    ? `${what}: all ${rows.length} addresses.`
    : `${what}: ${rows.length - over.length} of ${rows.length} addresses; not ${over.join(", ")}.`;
};
const isSlow = (row: Row) => row["LCP ratio"] > targets.lcpRatio;
const isBlocked = (row: Row) => row["TBT ms"] - row["floor TBT ms"] > targets.blockingMs;
const isShifting = (row: Row) => row.CLS > targets.cls;
await report({
  name: "floor",
  title: "Every address against a plain HTML page of the same content",
  rows,
  verdicts: [
    failing(`LCP at most ${targets.lcpRatio.toFixed(2)} of the floor's`, isSlow),
    failing(`TBT at most ${targets.blockingMs} ms above the floor's`, isBlocked),
    failing(`No layout shift`, isShifting),
    `Medians of ${runs} cold visits each, in turn; processor slowed 4 times, 150 ms and 1.6 Mbit/s; ${browser.version()} of Chromium.`,
  ],
});
process.exitCode = rows.some((row) => isSlow(row) || isBlocked(row) || isShifting(row)) ? 1 : 0;
