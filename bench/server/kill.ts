/** kill -9 under load, a hundred times on one store: `node bench/server/kill.ts [rounds]` */
import { join } from "node:path";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import { writeFakeBuild } from "#server/testing/fake-build.ts";
import { type Post, send, startLoad } from "#server/testing/load.ts";
import { startServer } from "#server/testing/server-process.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

const rounds = Number(process.argv[2] ?? 100);
await using dir = await makeTempDir();
const buildDir = await writeFakeBuild(dir.path);
const dataDir = join(dir.path, "data");

const acknowledged = new Set<string>();
let unknown: Post[] = [];
let retried = 0;
for (let round = 0; round < rounds; round += 1) {
  const server = await startServer({ buildDir, environment: { DATA_DIR: dataDir } });
  for (const post of unknown) {
    if ((await send(server.url, post)) === 200) acknowledged.add(post.message);
    retried += 1;
  }
  const load = startLoad(server.url, 16);
  await load.reached(1 + Math.floor(Math.random() * 200));
  await server.kill("SIGKILL");
  await load.done;
  for (const post of load.acknowledged()) acknowledged.add(post.message);
  unknown = load.outcomes.filter(({ status }) => status === undefined).map(({ post }) => post);
}

const store = await SqliteStore.open(dataDir);
const leads = await store.page({}, 0, Number.MAX_SAFE_INTEGER);
await store.close();
const messages = leads.map((lead) => lead.fields["message"] ?? "");
const stored = new Set(messages);
const lost = [...acknowledged].filter((message) => !stored.has(message)).length;
const doubled = messages.length - stored.size;
console.log(`${rounds} × kill -9: ${acknowledged.size} acknowledged, ${lost} lost`);
console.log(`${retried} posts of unknown outcome sent again, ${doubled} leads doubled`);
process.exitCode = lost === 0 && doubled === 0 ? 0 : 1;
