import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { builtAddresses } from "../../check/built-addresses.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "../server/bench-server.ts";
import {
  type LighthouseReport,
  lighthouseVersion,
  onASlowLine,
  runLighthouse,
} from "./lighthouse-run.ts";

/**
 * Every address against a page written by hand (`startLimitSite` below), in turn, medians: Lighthouse's mobile run, which
 * reckons a slow phone, and one on a line and a processor that are slowed. `npm run bench -- floor`; RUNS=5 for more than
 * three rounds, ADDRESSES=/,/pricing for some pages only.
 */
const runs = Number(process.env["RUNS"] ?? 3);

await using limit = await startLimitSite();
await using site = await startBenchServer();
const addresses = process.env["ADDRESSES"]?.split(",") ?? builtAddresses();

const ways = { reckoned: [], applied: onASlowLine } as const;
type Way = keyof typeof ways;

async function measure(address: string) {
  const found = { ours: { reckoned: [], applied: [] }, limit: { reckoned: [], applied: [] } } as {
    [side in "ours" | "limit"]: Record<Way, LighthouseReport[]>;
  };
  const urls = { ours: site.url + address, limit: limit.url };
  for (let round = 0; round < runs; round += 1) {
    const inTurn = round % 2 === 0 ? (["ours", "limit"] as const) : (["limit", "ours"] as const);
    for (const side of inTurn) {
      for (const way of ["reckoned", "applied"] as const) {
        found[side][way].push(await runLighthouse(urls[side], ".cache/floor/run.json", ways[way]));
      }
    }
  }
  const value = (side: keyof typeof found, way: Way, audit: string) =>
    median(found[side][way].map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const both = (way: Way, audit: string, name: string) => {
    const [ours, theirs] = [value("ours", way, audit), value("limit", way, audit)];
    return {
      [`${name} ms`]: rounded(ours),
      [`limit ${name}`]: rounded(theirs),
      [`${name} ratio`]: rounded(ours / theirs, 2),
    };
  };
  return {
    address,
    ...both("reckoned", "first-contentful-paint", "FCP"),
    ...both("reckoned", "largest-contentful-paint", "LCP"),
    ...both("applied", "first-contentful-paint", "first paint"),
    "TBT ms": rounded(value("ours", "reckoned", "total-blocking-time")),
    CLS: rounded(value("ours", "reckoned", "cumulative-layout-shift"), 3),
  };
}

const rows: Record<string, string | number>[] = [];
for (const address of addresses) rows.push(await measure(address));

const goals = [
  { what: "Lighthouse's FCP at most 1.25 of the limit's", column: "FCP ratio", most: 1.25 },
  { what: "Lighthouse's LCP at most 1.4 of the limit's", column: "LCP ratio", most: 1.4 },
  {
    what: "First paint on the slow line at most 1.8 of the limit's",
    column: "first paint ratio",
    most: 1.8,
  },
  { what: "Blocking time at most 100 ms", column: "TBT ms", most: 100 },
  { what: "No layout shift", column: "CLS", most: 0 },
].map((goal) => ({ ...goal, missed: rows.filter((row) => Number(row[goal.column]) > goal.most) }));
await report({
  name: "floor",
  title: "Every address against a page written by hand",
  rows,
  verdicts: [
    ...goals.map(({ what, missed }) =>
      missed.length === 0
        ? `${what}: all ${rows.length} addresses.`
        : `${what}: ${rows.length - missed.length} of ${rows.length} addresses; not ${missed.map(({ address }) => address).join(", ")}.`,
    ),
    `Medians of ${runs} rounds in turn, Lighthouse ${lighthouseVersion}. First paint is of a run with the processor slowed 4 times, 150 ms and 1.6 Mbit/s.`,
  ],
});
process.exitCode = goals.some(({ missed }) => missed.length > 0) ? 1 : 0;

const folder = process.env["LIMIT"] ?? join(import.meta.dirname, "../../../shared/limit");

/** The home page's content as one page written by hand: no script, no font, no file beside it. */
async function startLimitSite(): Promise<{ url: string } & AsyncDisposable> {
  const file = join(folder, "index.html");
  if (!existsSync(file)) {
    throw new Error(
      `There is no page to measure against: ${file} is missing. Set LIMIT to its folder.`,
    );
  }
  const page = brotliCompressSync(await readFile(file));
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": page.length,
    });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The limit's server has no port.");
  return {
    url: `http://localhost:${address.port}/`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
