/**
 * Requests a second for a page, an article and a script: this server, Node's bare web server and nginx, in turn in the
 * same run, with the same bytes and headers: `node bench/server/throughput.ts [seconds] [rounds]`. Asked by wrk.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { listFiles } from "../../make/list-files.ts";
import { median, report, rounded } from "../report.ts";
import { startBenchServer } from "./bench-server.ts";
import { gzipAnswer, isNginxInstalled, startNginx } from "./nginx.ts";
import { processorMs } from "./measure.ts";
import { isWrkInstalled, runWrk, type Throughput } from "./wrk.ts";

const seconds = Number(process.argv[2] ?? 3);
const rounds = Number(process.argv[3] ?? 5);
const lowestRatio = 0.9;

if (!isWrkInstalled() || !isNginxInstalled()) {
  console.log("Skipped: wrk or nginx is not installed here (Debian: apt-get install wrk nginx).");
  process.exit(0);
}

await using own = await startBenchServer();
const paths = ["/", "/resources/blog/flow-downs", await vendorScript(own.buildDir)];
await using bare = await startBareNode(own.port, paths);
await using nginx = await startNginx(own.port, paths);
const servers = { own: { port: own.port, pid: own.child.pid }, bare, nginx };
type Name = keyof typeof servers;
type Measured = Throughput & { processorUs: number };

async function measured(name: Name, path: string, connections: number): Promise<Measured> {
  const { port, pid = 0 } = servers[name];
  const beforeMs = processorMs(pid);
  const result = await runWrk(port, path, { connections, seconds });
  return { ...result, processorUs: ((processorMs(pid) - beforeMs) * 1000) / result.requests };
}

/** Nobody is always the first, nor the one after nginx. */
const turns: readonly Name[][] = [
  ["own", "bare", "nginx"],
  ["bare", "own", "nginx"],
];

const rows = [];
for (const path of paths) {
  for (const connections of [64, 256]) {
    const results: Record<Name, Measured[]> = { own: [], bare: [], nginx: [] };
    for (const { port } of Object.values(servers)) {
      await runWrk(port, path, { connections, seconds: 1 });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const name of turns[round % turns.length] ?? []) {
        results[name].push(await measured(name, path, connections));
      }
    }
    const of = (name: Name, figure: keyof Measured) =>
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
      "CPU µs a request": rounded(of("own", "processorUs")),
      "Node's CPU": rounded(of("bare", "processorUs")),
      "p99 ms": rounded(of("own", "p99Ms"), 1),
      "Node p99": rounded(of("bare", "p99Ms"), 1),
      "nginx p99": rounded(of("nginx", "p99Ms"), 1),
      "slowest ms": rounded(of("own", "slowestMs")),
      "Node slowest": rounded(of("bare", "slowestMs")),
      "nginx slowest": rounded(of("nginx", "slowestMs")),
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
    `wrk, one thread, ${rounds} rounds of ${seconds} s in turn, medians, ratios of the same round; one process each, gzip bytes made ahead, the same headers. CPU is that of the server alone: it says what an answer costs where wrk has to share the processors. Failures are refused or cut connections and answers over 2 s.`,
  ],
});
process.exitCode = below.length === 0 ? 0 : 1;

async function startBareNode(port: number, wanted: readonly string[]) {
  const dir = await makeTempDir();
  const file = join(dir.path, "answers.json");
  const answers = await Promise.all(
    wanted.map(async (path) => {
      const { headers, body } = await gzipAnswer(port, path);
      const { date: _, connection: __, "keep-alive": ___, ...same } = headers;
      const flat = Object.entries(same).flatMap(([name, value]) => [name, String(value)]);
      return { path, headers: flat, bodyBase64: body.toString("base64") };
    }),
  );
  await writeFile(file, JSON.stringify(answers));
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-node.ts"), file], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  return {
    port: Number(new URL(line).port),
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      const exited = once(child, "exit");
      child.kill();
      await exited;
      await dir[Symbol.asyncDispose]();
    },
  };
}

async function vendorScript(buildDir: string): Promise<string> {
  const client = join(buildDir, "client");
  const file = (await listFiles(join(client, "assets"), ".js")).find((name) =>
    /\/vendor-[\w-]{8}\.js$/.test(name),
  );
  if (!file) throw new Error("The build has no vendor script: adapt bench/server/throughput.ts.");
  return file.slice(client.length);
}
