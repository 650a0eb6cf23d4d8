/** 1,000 clients that never finish their request, while others use the site: `node bench/server/slow-sockets.ts` */
import { connect, type Socket } from "node:net";
import { startBenchServer } from "./bench-server.ts";
import { type Answer, describeLatencies, makeClient, wait } from "./measure.ts";

const SLOW_CLIENTS = 1000;
const CUT_WITHIN_MS = 15_000;

await using server = await startBenchServer();
const openings = [
  "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
  "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\nform",
];
const open = new Set<Socket>();
const lifetimesMs: number[] = [];
for (let i = 0; i < SLOW_CLIENTS; i += 1) {
  const socket = connect(server.port, "127.0.0.1");
  let connectedMs = 0;
  const drip = setInterval(() => socket.write("a"), 2000);
  socket.on("connect", () => {
    open.add(socket);
    connectedMs = performance.now();
    socket.write(openings[i % openings.length] ?? "");
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    clearInterval(drip);
    open.delete(socket);
    lifetimesMs.push(performance.now() - connectedMs);
  });
  socket.resume();
}
while (open.size < SLOW_CLIENTS) await wait(10);
console.log(`${open.size} slow clients connected`);

const client = makeClient(server.port, 16);
const answers: Answer[] = [];
for (let i = 0; open.size > 0; i += 1) {
  answers.push(i % 10 === 0 ? await client.post(`slow-${i}`) : await client.get("/"));
  await wait(5);
}
client.close();

const failed = answers.filter(({ status }) => status !== 200).length;
const longestMs = Math.max(...lifetimesMs);
console.log(
  `meanwhile ${answers.length} ordinary requests, ${failed} failed: ${describeLatencies(answers.map(({ ms }) => ms))}`,
);
console.log(
  `slow clients cut after ${(Math.min(...lifetimesMs) / 1000).toFixed(1)} to ${(longestMs / 1000).toFixed(1)} s`,
);
process.exitCode = failed === 0 && longestMs < CUT_WITHIN_MS ? 0 : 1;
