/** 100,000 seeded fuzzed requests: no 5xx, no exit. `node bench/server/fuzz.ts [count] [seed]` */
import { connect, type Socket } from "node:net";
import { startBenchServer } from "./bench-server.ts";
import { makeFuzzRequest } from "./fuzz-requests.ts";
import { residentMegabytes } from "./measure.ts";
import { makeRandom } from "./random.ts";

const count = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const CLIENTS = 32;
/** A request whose length is a lie is never answered; the server cuts it later, the fuzzer goes on at once. */
const GIVE_UP_MS = 300;

await using server = await startBenchServer();
const random = makeRandom(seed);
const statuses = new Map<string, number>();
const serverErrors: string[] = [];
const memoryMb: number[] = [];
let sent = 0;

async function exchange(bytes: Buffer): Promise<string> {
  const socket: Socket = connect(server.port, "127.0.0.1");
  return await new Promise((resolve) => {
    let answer = "";
    const finish = () => {
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "no answer");
    };
    socket.setTimeout(GIVE_UP_MS, finish);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1", 0, 20);
      if (answer.length >= 12 && !answer.startsWith("HTTP/1.1 1")) finish();
    });
    socket.on("error", finish);
    socket.on("close", finish);
    socket.write(bytes);
  });
}

async function runClient(): Promise<void> {
  while (sent < count) {
    sent += 1;
    if (sent % (count / 5) === 0) memoryMb.push(residentMegabytes(server.child.pid!));
    const bytes = makeFuzzRequest(random);
    const status = await exchange(bytes);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status.startsWith("5")) serverErrors.push(bytes.toString("latin1").slice(0, 500));
  }
}

const startedMs = performance.now();
await Promise.all(Array.from({ length: CLIENTS }, runClient));
const alive = server.child.exitCode === null && (await fetch(server.url)).status === 200;
const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
console.log(
  `${count} fuzzed requests, seed ${seed}, in ${seconds} s; server ${alive ? "alive" : "gone"}`,
);
console.log(
  [...statuses]
    .sort()
    .map(([status, n]) => `${status}: ${n}`)
    .join(", "),
);
console.log(`memory after each fifth: ${memoryMb.map((mb) => mb.toFixed(0)).join(", ")} MB`);
for (const request of serverErrors.slice(0, 5)) console.log(JSON.stringify(request));
process.exitCode = alive && serverErrors.length === 0 ? 0 : 1;
