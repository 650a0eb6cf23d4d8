/**
 * Two instances on one PostgreSQL behind nginx with deploy/nginx.conf, restarted one after the other under load:
 * `node bench/server/rolling-restart.ts [rounds]`. No request may fail, and every acknowledged lead must be there.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Agent, request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { PostgresStore } from "#server/leads/postgres/postgres-store.ts";
import { writeFakeBuild } from "#server/testing/fake-build.ts";
import { newPost } from "#server/testing/load.ts";
import { freePort, startPostgres } from "#server/testing/postgres.ts";
import { contactFields, encode, fetchHeaders } from "#server/testing/posts.ts";
import { type ServerProcess, startServer } from "#server/testing/server-process.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { report, rounded } from "../report.ts";
import { isNginxInstalled } from "./nginx.ts";
import { wait } from "./measure.ts";
import { isWrkInstalled, readWrk } from "./wrk.ts";

const rounds = Number(process.argv[2] ?? 3);
const readers = 8;
const writers = 2;
const wrkConnections = 32;

if (!isNginxInstalled() || !isWrkInstalled()) {
  console.log("Skipped: wrk or nginx is not installed here (Debian: apt-get install wrk nginx).");
  process.exit(0);
}

await using dir = await makeTempDir();
const buildDir = await writeFakeBuild(dir.path);
await using postgres = await startPostgres();
const ports = [await freePort(), await freePort()];
const startInstance = (port: number) =>
  startServer({
    buildDir,
    environment: { DATABASE_URL: postgres.url, PORT: String(port), TRUST_PROXY: "1" },
  });
const instances: ServerProcess[] = [];
for (const port of ports) instances.push(await startInstance(port));
const proxy = await startProxy(ports);

const agent = new Agent({
  keepAlive: true,
  rejectUnauthorized: false,
  maxSockets: readers + writers,
});
const outcomes = new Map<string, number>();
const acknowledged: string[] = [];
const stopping = new AbortController();

const clients = [
  ...Array.from({ length: readers }, () => untilStopped(() => ask("GET", "/pricing"))),
  ...Array.from({ length: writers }, () =>
    untilStopped(async () => {
      const { key, message } = newPost();
      const { host: _, origin: __, ...headers } = fetchHeaders;
      const body = encode({ ...contactFields, message });
      const status = await ask("POST", "/", { ...headers, "idempotency-key": key }, body);
      if (status === "200") acknowledged.push(message);
      await wait(10);
    }),
  ),
];
const wrk = startWrk(proxy.port);
for (let round = 0; round < rounds; round += 1) {
  for (const [index, port] of ports.entries()) {
    await wait(1_000);
    await instances[index]?.kill("SIGTERM");
    instances[index] = await startInstance(port);
  }
}
await wait(1_000);
stopping.abort();
await Promise.all(clients);
const crowd = await wrk.end();
agent.destroy();

for (const instance of instances) await instance.kill("SIGTERM");
await proxy.stop();
const store = await PostgresStore.open(postgres.url);
const stored = new Set((await store.page({}, 0, 1_000_000)).map((lead) => lead.fields["message"]));
await store.close();
const lost = acknowledged.filter((message) => !stored.has(message)).length;
const failed = [...outcomes].filter(([outcome]) => !outcome.endsWith(" 200"));
await report({
  name: "rolling-restart",
  title: "Restarts one after the other, under load",
  rows: [
    ...[...outcomes].map(([outcome, answers]) => ({
      client: "Node, kept connections",
      outcome,
      answers,
    })),
    {
      client: `wrk, ${wrkConnections} connections`,
      outcome: "GET answered",
      answers: crowd.requests,
    },
    {
      client: `wrk, ${wrkConnections} connections`,
      outcome: "GET failed",
      answers: crowd.failures,
    },
  ],
  verdicts: [
    `${rounds * ports.length} restarts of two processes on one PostgreSQL, behind nginx with deploy/nginx.conf and TLS.`,
    `wrk: ${rounded(crowd.requestsPerSecond)} requests/s, 99 % within ${rounded(crowd.p99Ms)} ms, the slowest ${rounded(crowd.slowestMs)} ms.`,
    `${acknowledged.length} leads acknowledged, ${lost} lost.`,
    failed.length === 0 && crowd.failures === 0 ? "No request failed." : "Requests failed.",
  ],
});
process.exitCode = failed.length > 0 || crowd.failures > 0 || lost > 0 ? 1 : 0;

/** A crowd of readers, until it is told to stop. */
function startWrk(port: number) {
  const words = [
    "--threads=1",
    `--connections=${wrkConnections}`,
    "--duration=600s",
    "--timeout=10s",
  ];
  const child = spawn("wrk", [...words, "--latency", `https://127.0.0.1:${port}/pricing`]);
  const said = text(child.stdout);
  return {
    end: async () => {
      child.kill("SIGINT");
      return readWrk(await said);
    },
  };
}

async function untilStopped(work: () => Promise<unknown>): Promise<void> {
  while (!stopping.signal.aborted) await work();
}

/** The status, or what went wrong. */
async function ask(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = "",
): Promise<string> {
  const outcome = await new Promise<string>((resolve) => {
    const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
    const options = { agent, host: "127.0.0.1", port: proxy.port, method, path };
    request({ ...options, headers: { ...headers, ...length } }, (response) => {
      response.resume().on("end", () => resolve(String(response.statusCode)));
      response.on("error", () => resolve("cut off"));
    })
      .on("error", ({ message }) => resolve(message))
      .end(body);
  });
  const kind = `${method} ${outcome}`;
  outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
  return outcome;
}

/** The example as it is, with this machine's ports, names and a certificate of its own. */
async function startProxy([first, second]: readonly number[]) {
  const [port, plainPort] = [await freePort(), await freePort()];
  const certificates = join(dir.path, "certificates");
  await mkdir(certificates);
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "1",
      "-subj",
      "/CN=localhost",
      "-keyout",
      join(certificates, "site.key"),
      "-out",
      join(certificates, "site.crt"),
    ],
    { stdio: "ignore" },
  );
  const example = await readFile(join(import.meta.dirname, "../../deploy/nginx.conf"), "utf8");
  const adapted = example
    .replace("site-1:3000", `127.0.0.1:${first}`)
    .replace("site-2:3000", `127.0.0.1:${second}`)
    .replace("listen 443 ssl", `listen 127.0.0.1:${port} ssl`)
    .replace("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("/etc/nginx/certificates", certificates)
    .replace("/var/cache/nginx/assets", join(dir.path, "cache"));
  const file = join(dir.path, "nginx.conf");
  await writeFile(
    file,
    `daemon off; user root; pid ${dir.path}/nginx.pid; error_log stderr error; events {}
     http { access_log off; client_body_temp_path ${dir.path}/body; proxy_temp_path ${dir.path}/proxy;
     ${adapted} }`,
  );
  execFileSync("nginx", ["-t", "-q", "-p", dir.path, "-c", file], { stdio: "inherit" });
  const child = spawn("nginx", ["-p", dir.path, "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.resume();
  await wait(500);
  return {
    port,
    stop: async () => {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}
