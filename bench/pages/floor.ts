import { builtAddresses } from "../../check/built-addresses.ts";
import { type LighthouseReport, lighthouseVersion, runLighthouse } from "./lighthouse-run.ts";
import { startLimitSite } from "./limit-site.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import { launchBrowser, visit, type Visit } from "./visit.ts";

/**
 * Every address against a page written by hand (bench/limit-site.ts), in turn, medians: Lighthouse's mobile run, and a
 * slowed phone on a slow line that is applied, not reckoned. `npm run bench -- floor`; RUNS=5 for more than three
 * rounds, ADDRESSES=/,/pricing for some pages only.
 */
const targets = { fcpRatio: 1.15, lcpRatio: 1.4, firstPaintRatio: 1.6, mainThreadMs: 900, cls: 0 };
const runs = Number(process.env["RUNS"] ?? 3);

await using limit = await startLimitSite();
await using site = await startBenchServer();
const addresses = process.env["ADDRESSES"]?.split(",") ?? builtAddresses();
const browser = await launchBrowser();

async function measure(address: string) {
  const ours: { run: LighthouseReport; visit: Visit }[] = [];
  const theirs: typeof ours = [];
  const measureSite = async () =>
    ours.push({
      run: await runLighthouse(site.url + address, ".cache/floor/site.json"),
      visit: await visit(browser, site.url + address, { slowed: true }),
    });
  const measureLimit = async () =>
    theirs.push({
      run: await runLighthouse(limit.url, ".cache/floor/limit.json"),
      visit: await visit(browser, limit.url, { slowed: true, plain: true }),
    });
  for (let round = 0; round < runs; round += 1) {
    const inTurn = round % 2 === 0 ? [measureSite, measureLimit] : [measureLimit, measureSite];
    for (const next of inTurn) await next();
  }
  const audits = (of: typeof ours, name: string) =>
    median(of.map(({ run }) => run.audits[name]?.numericValue ?? Number.NaN));
  const visits = (of: typeof ours, figure: (visit: Visit) => number) =>
    median(of.map((one) => figure(one.visit)));
  const both = (figure: (of: typeof ours) => number) => ({
    ours: figure(ours),
    limit: figure(theirs),
    ratio: rounded(figure(ours) / figure(theirs), 2),
  });
  const fcp = both((of) => audits(of, "first-contentful-paint"));
  const lcp = both((of) => audits(of, "largest-contentful-paint"));
  const firstPaint = both((of) => visits(of, ({ firstPaintMs }) => firstPaintMs));
  return {
    address,
    "FCP ms": rounded(fcp.ours),
    "limit FCP": rounded(fcp.limit),
    "FCP ratio": fcp.ratio,
    "LCP ms": rounded(lcp.ours),
    "limit LCP": rounded(lcp.limit),
    "LCP ratio": lcp.ratio,
    score: median(ours.map(({ run }) => 100 * (run.categories["performance"]?.score ?? 0))),
    "first paint ms": rounded(firstPaint.ours),
    "limit first paint": rounded(firstPaint.limit),
    "first paint ratio": firstPaint.ratio,
    "main thread ms": rounded(visits(ours, ({ mainThreadMs }) => mainThreadMs)),
    "with code": rounded(visits(ours, ({ withCodeMs }) => withCodeMs)),
    "limit main thread": rounded(visits(theirs, ({ mainThreadMs }) => mainThreadMs)),
    "TBT ms": rounded(visits(ours, ({ blockingMs }) => blockingMs)),
    CLS: rounded(
      visits(ours, ({ cls }) => cls),
      3,
    ),
  };
}

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const address of addresses) rows.push(await measure(address));
await browser.close();

type Row = (typeof rows)[number];
const goals: [what: string, isMissed: (row: Row) => boolean][] = [
  [
    `Lighthouse's FCP at most ${targets.fcpRatio} of the limit's`,
    (row) => row["FCP ratio"] > targets.fcpRatio,
  ],
  [
    `Lighthouse's LCP at most ${targets.lcpRatio} of the limit's`,
    (row) => row["LCP ratio"] > targets.lcpRatio,
  ],
  [
    `First paint on the slow line at most ${targets.firstPaintRatio} of the limit's`,
    (row) => row["first paint ratio"] > targets.firstPaintRatio,
  ],
  [
    `Main thread busy for less than ${targets.mainThreadMs} ms`,
    (row) => row["main thread ms"] >= targets.mainThreadMs,
  ],
  ["No layout shift", (row) => row.CLS > targets.cls],
];
await report({
  name: "floor",
  title: "Every address against a page written by hand",
  rows,
  verdicts: [
    ...goals.map(([what, isMissed]) => {
      const missed = rows.filter(isMissed).map(({ address }) => address);
      return missed.length === 0
        ? `${what}: all ${rows.length} addresses.`
        : `${what}: ${rows.length - missed.length} of ${rows.length} addresses; not ${missed.join(", ")}.`;
    }),
    `Medians of ${runs} rounds in turn. FCP, LCP and score are Lighthouse ${lighthouseVersion}'s; the others are cold visits with the processor slowed 4 times, 150 ms and 1.6 Mbit/s; ${browser.version()} of Chromium.`,
  ],
});
process.exitCode = rows.some((row) => goals.some(([, isMissed]) => isMissed(row))) ? 1 : 0;
