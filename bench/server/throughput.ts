/**
 * Requests a second for a page, an article and a script, against nginx in the same run, in turn, with the same bytes
 * and headers: `node bench/server/throughput.ts [seconds]`. NGINX names another nginx than the one on the path.
 */
import { join } from "node:path";
import { listFiles } from "../../make/list-files.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "./bench-server.ts";
import { closedLoop, type Throughput } from "./closed-loop.ts";
import { isNginxInstalled, startNginx } from "./nginx.ts";

const seconds = Number(process.argv[2] ?? 4);
const rounds = 3;
const lowestRatio = 0.5;

await using server = await startBenchServer();
const own = { port: server.port, pid: server.child.pid! };
const paths = ["/", "/resources/blog/flow-downs", await vendorScript(server.buildDir)];
if (!isNginxInstalled()) {
  console.log("Skipped the comparison: nginx is not installed here (set NGINX to its path).");
}
await using nginx = isNginxInstalled() ? await startNginx(own.port, paths) : null;

const rows = [];
for (const path of paths) {
  const ours: Throughput[] = [];
  const theirs: Throughput[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await closedLoop(own, path, seconds));
    if (nginx) theirs.push(await closedLoop(nginx, path, seconds));
  }
  const of = (results: Throughput[], figure: keyof Throughput) =>
    median(results.map((result) => result[figure] ?? Number.NaN));
  const ratios = ours.map(
    (result, round) => result.requestsPerSecond / (theirs[round]?.requestsPerSecond ?? Number.NaN),
  );
  rows.push({
    path: path.replace(/-[\w-]{8}\.js$/, "-*.js"),
    "requests/s": rounded(of(ours, "requestsPerSecond")),
    "nginx requests/s": rounded(of(theirs, "requestsPerSecond")),
    ratio: rounded(median(ratios), 2),
    "p99 ms": rounded(of(ours, "p99Ms"), 2),
    "nginx p99 ms": rounded(of(theirs, "p99Ms"), 2),
    "CPU µs a request": rounded(of(ours, "cpuMicroseconds")),
    "nginx CPU µs": rounded(of(theirs, "cpuMicroseconds")),
  });
}

const below = rows.filter(({ ratio }) => ratio < lowestRatio);
await report({
  name: "throughput",
  title: "The server against nginx",
  rows,
  verdicts: [
    nginx
      ? `At least ${lowestRatio} of nginx's rate on ${rows.length - below.length} of ${rows.length} paths.`
      : "nginx was not installed, so there is no ratio.",
    `64 connections that ask again at once, ${rounds} rounds of ${seconds} s in turn, medians; one process each, gzip bytes made ahead, the same headers. The asking program shares the machine and is a Node process itself: where it is the bottleneck, the processor time of a request tells more than the rate.`,
  ],
});
process.exitCode = below.length === 0 ? 0 : 1;

async function vendorScript(buildDir: string): Promise<string> {
  const client = join(buildDir, "client");
  const file = (await listFiles(join(client, "assets"), ".js")).find((name) =>
    name.includes("/vendor-"),
  );
  if (!file) throw new Error("The build has no vendor script: adapt bench/server/throughput.ts.");
  return file.slice(client.length);
}
