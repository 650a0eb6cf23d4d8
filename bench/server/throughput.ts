/**
 * Requests a second for a page, an article and a script: this server, bare Node and nginx, in turn in the same run, with
 * the same bytes and headers: `node bench/server/throughput.ts [seconds] [rounds]`. Asked by wrk.
 */

import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

import { listFiles } from "../../make/list-files.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "./bench-server.ts";
import { startOtherServers } from "./other-servers.ts";

const seconds = Number(process.argv[2] ?? 3);
const rounds = Number(process.argv[3] ?? 5);
const lowestRatio = 0.9;

if (["wrk", "nginx"].some((program) => spawnSync(program, ["-v"]).error)) {
  console.log("Skipped: wrk or nginx is not installed here (Debian: apt-get install wrk nginx).");
  process.exit(0);
}

await using own = await startBenchServer();
const paths = ["/", "/resources/blog/flow-downs", await vendorScript(own.buildDir)];
await using others = await startOtherServers(own.port, paths);
const ports = { own: own.port, bare: others.bare, nginx: others.nginx };
type Name = keyof typeof ports;

/** Nobody is always the first, nor the one after nginx. */
const turns: readonly Name[][] = [
  ["own", "bare", "nginx"],
  ["bare", "own", "nginx"],
];

const rows = [];
for (const path of paths) {
  for (const connections of [64, 256]) {
    const results: Record<Name, Throughput[]> = { own: [], bare: [], nginx: [] };
    for (const port of Object.values(ports)) await runWrk(port, path, { connections, seconds: 1 });
    for (let round = 0; round < rounds; round += 1) {
      for (const name of turns[round % turns.length] ?? []) {
        results[name].push(await runWrk(ports[name], path, { connections, seconds }));
      }
    }
    const of = (name: Name, figure: keyof Throughput) =>
      median(results[name].map((result) => result[figure]));
    const ratioTo = (name: Name) =>
      median(
        results.own.map(
          (result, round) =>
            result.requestsPerSecond / (results[name][round]?.requestsPerSecond ?? Number.NaN),
        ),
      );
    rows.push({
      path: path.replace(/-[\w-]{8}\.js$/, "-*.js"),
      connections,
      "requests/s": rounded(of("own", "requestsPerSecond")),
      "of bare Node": rounded(ratioTo("bare"), 2),
      "of nginx": rounded(ratioTo("nginx"), 2),
      "p99 ms": rounded(of("own", "p99Ms"), 1),
      "Node p99": rounded(of("bare", "p99Ms"), 1),
      "nginx p99": rounded(of("nginx", "p99Ms"), 1),
      failures: results.own.reduce((sum, { failures }) => sum + failures, 0),
    });
  }
}

const below = rows.filter((row) => row["of bare Node"] < lowestRatio);
await report({
  name: "throughput",
  title: "The server against bare Node and nginx",
  rows,
  verdicts: [
    `At least ${lowestRatio} of bare Node's rate in ${rows.length - below.length} of ${rows.length} rows.`,
    `wrk, one thread, ${rounds} rounds of ${seconds} s in turn, medians, ratios of the same round; one process each, gzip bytes made ahead, the same headers. Failures are refused or cut connections and answers over 2 s.`,
  ],
});
process.exitCode = below.length === 0 ? 0 : 1;

async function vendorScript(buildDir: string): Promise<string> {
  const client = join(buildDir, "client");
  const file = (await listFiles(join(client, "assets"), ".js")).find((name) =>
    /\/vendor-[\w-]{8}\.js$/.test(name),
  );
  if (!file) throw new Error("The build has no vendor script: adapt bench/server/throughput.ts.");
  return file.slice(client.length);
}

interface Throughput {
  requestsPerSecond: number;
  p99Ms: number;
  /** Connections that were refused, cut off or answered with an error, and answers that took over 2 s. */
  failures: number;
}

/** One wrk thread whose connections ask again as soon as they have their answer. */
async function runWrk(
  port: number,
  path: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Throughput> {
  const { stdout } = await promisify(execFile)("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    "--header=Accept-Encoding: gzip",
    `http://127.0.0.1:${port}${path}`,
  ]);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99, unit = ""] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  if (rate === undefined || p99 === undefined) {
    throw new Error(`wrk said something new:\n${stdout}`);
  }
  const errors = stdout.match(/(?:Socket errors|Non-2xx or 3xx responses):.*/g) ?? [];
  const counts = errors.join(" ").match(/\b\d+$|\b\d+(?=,)/g) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99Ms: Number(p99) * ({ us: 0.001, s: 1000 }[unit] ?? 1),
    failures: counts.reduce((sum, count) => sum + Number(count), 0),
  };
}
