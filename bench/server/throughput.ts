/**
 * Pages a second, compared in one run with nginx (when it is on the path) and with a bare node:http server that sends
 * the same bytes: `node bench/server/throughput.ts [seconds]`
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { startBenchServer } from "./bench-server.ts";
import { wait } from "./measure.ts";

const seconds = Number(process.argv[2] ?? 5);
const CONNECTIONS = 64;
const nginx = process.env["NGINX"] ?? "nginx";
const ROUNDS = 3;
const request = Buffer.from("GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n");

await using server = await startBenchServer();
await using dir = await makeTempDir();
const first = await fetch(server.url, { headers: { "accept-encoding": "identity" } });
const html = Buffer.from(await first.arrayBuffer());

const contenders: { name: string; port: number; stop: () => void }[] = [
  { name: "this server", port: server.port, stop: () => {} },
  await startBareNode(),
  ...(spawnSync(nginx, ["-v"]).error ? [] : [await startNginx()]),
];
const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { name, port } of contenders) rates.get(name)?.push(await requestsPerSecond(port));
}
for (const { stop } of contenders) stop();

const own = rates.get("this server") ?? [];
for (const [name, rounds] of rates) {
  const ratios = rounds.map((rate, round) => ((own[round] ?? 0) / rate).toFixed(2));
  const text = rounds.map((rate) => rate.toFixed(0)).join(", ");
  console.log(
    `${name}: ${text} pages/s${name === "this server" ? "" : `; this server / ${name}: ${ratios.join(", ")}`}`,
  );
}
if (!rates.has("nginx")) console.log("nginx is not installed here, so there is no ratio to it.");

/** Each connection asks again as soon as it has its answer. Every answer has the same length. */
async function requestsPerSecond(port: number): Promise<number> {
  const answerBytes = await measureAnswer(port);
  let receivedBytes = 0;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let pendingBytes = 0;
    socket.on("data", (chunk) => {
      receivedBytes += chunk.length;
      pendingBytes += chunk.length;
      if (pendingBytes >= answerBytes) {
        pendingBytes -= answerBytes;
        socket.write(request);
      }
    });
    return socket;
  });
  await wait(500);
  const startBytes = receivedBytes;
  const startedMs = performance.now();
  await wait(seconds * 1000);
  const rate =
    (receivedBytes - startBytes) / answerBytes / ((performance.now() - startedMs) / 1000);
  for (const socket of sockets) socket.destroy();
  return rate;
}

async function measureAnswer(port: number): Promise<number> {
  const socket = connect(port, "127.0.0.1", () => socket.write(request));
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length));
  await wait(300);
  socket.destroy();
  return bytes;
}

async function startBareNode() {
  const port = await freePort();
  const script = `
    const { gzipSync } = require("node:zlib");
    const body = gzipSync(require("node:fs").readFileSync(process.argv[1]), { level: 9 });
    const headers = ["Content-Type", "text/html", "Content-Encoding", "gzip", "Content-Length", String(body.length)];
    require("node:http").createServer((q, r) => { r.writeHead(200, headers); r.end(body); })
      .listen(${port}, "127.0.0.1", () => console.log("up"));`;
  await writeFile(join(dir.path, "index.html"), html);
  const child = spawn(process.execPath, ["-e", script, join(dir.path, "index.html")]);
  await once(child.stdout, "data");
  return { name: "bare node:http", port, stop: () => void child.kill() };
}

async function startNginx() {
  const port = await freePort();
  const rootDir = join(dir.path, "site");
  await mkdir(rootDir);
  await writeFile(join(rootDir, "index.html"), html);
  spawnSync("gzip", ["-9", "-k", join(rootDir, "index.html")]);
  const config = join(dir.path, "nginx.conf");
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${dir.path}/nginx.pid; error_log stderr crit;
     events { worker_connections 1024; }
     http { access_log off; default_type text/html; gzip_static on; keepalive_requests 100000000; sendfile on;
       open_file_cache max=1000;
       server { listen 127.0.0.1:${port}; root ${rootDir}; } }`,
  );
  const child = spawn(nginx, ["-p", dir.path, "-c", config]);
  await wait(1000);
  return { name: "nginx", port, stop: () => void child.kill() };
}
