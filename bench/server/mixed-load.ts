/** 1,000 requests a second for 60 s, one in ten a form: `node bench/server/mixed-load.ts [seconds]` */
import { setTimeout as wait } from "node:timers/promises";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import { startBenchServer } from "./bench-server.ts";
import { type Answer, describeLatencies, makeClient, residentMegabytes } from "./measure.ts";

const RATE_PER_S = 1000;
const TICK_MS = 10;
const seconds = Number(process.argv[2] ?? 60);

await using server = await startBenchServer();
const client = makeClient(server.port, 256);
const pages: Promise<Answer>[] = [];
const posts: Promise<Answer>[] = [];
const paths = ["/", "/pricing", "/resources/blog", "/robots.txt", "/no-such-page"];

const startedMs = performance.now();
for (let sent = 0; sent < RATE_PER_S * seconds;) {
  const due = Math.floor(((performance.now() - startedMs) / 1000) * RATE_PER_S);
  for (; sent < Math.min(due, RATE_PER_S * seconds); sent += 1) {
    if (sent % 10 === 0) posts.push(client.post(`mixed-${sent}`));
    else pages.push(client.get(paths[sent % paths.length] ?? "/"));
  }
  await wait(TICK_MS);
}
const [pageAnswers, postAnswers] = await Promise.all([Promise.all(pages), Promise.all(posts)]);
const tookS = (performance.now() - startedMs) / 1000;
client.close();

const failed = [...pageAnswers, ...postAnswers].filter(
  ({ status }) => status === undefined || status >= 500,
);
const acknowledged = postAnswers.filter(({ status }) => status === 200).length;
const memoryMb = residentMegabytes(server.child.pid!);
await server.kill("SIGTERM");
const store = await SqliteStore.open(server.dataDir);
const stored = await store.count({});
await store.close();

const total = pageAnswers.length + postAnswers.length;
console.log(`${total} requests in ${tookS.toFixed(1)} s: ${(total / tookS).toFixed(0)} a second`);
console.log(`pages: ${describeLatencies(pageAnswers.map(({ ms }) => ms))}`);
console.log(`forms: ${describeLatencies(postAnswers.map(({ ms }) => ms))}`);
console.log(`failed or 5xx: ${failed.length}; acknowledged ${acknowledged}, stored ${stored}`);
console.log(`server memory at the end: ${memoryMb.toFixed(0)} MB`);
process.exitCode = failed.length === 0 && stored === acknowledged ? 0 : 1;
