/** 100,000 seeded requests that are wrong in some way: no 5xx, no exit. `node bench/server/fuzz.ts [count] [seed]` */
import { connect } from "node:net";
import fc from "fast-check";
import { contactFields } from "#server/testing/posts.ts";
import { startBenchServer } from "./bench-server.ts";
import { residentMegabytes } from "./measure.ts";

const numRuns = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 1);
const clients = 32;
/** A request whose length is a lie is never answered; the server cuts it later, the fuzzer goes on at once. */
const giveUpMs = 300;

const anyBytes = fc.string({ unit: "binary", maxLength: 40 });
const printable = fc.string().map((text) => text.replaceAll(" ", ""));
const oneOf = (words: string) => fc.constantFrom(...words.split(" "));
const name = fc.oneof(fc.constantFrom(...Object.keys(contactFields), "bot-field"), anyBytes);
const value = fc.oneof(
  { weight: 3, arbitrary: anyBytes },
  oneOf("%00 %0d%0a %F0%9F%98%80 %ff %E2%80%AE %zz + & = __proto__ <script> =cmd()"),
  fc.constant("a".repeat(6000)),
);
const fields = fc
  .array(fc.tuple(name, value), { maxLength: 4 })
  .map((pairs) =>
    [...Object.entries(contactFields), ...pairs].map((pair) => pair.join("=")).join("&"),
  );
const headerName = oneOf(
  "Accept Accept-Encoding If-None-Match If-Range Range Origin Sec-Fetch-Site X-Forwarded-For Idempotency-Key Expect Connection Upgrade Cookie Referer Content-Encoding __proto__",
);
const headerValue = fc.oneof(
  { weight: 1, arbitrary: anyBytes },
  {
    weight: 9,
    arbitrary: fc.oneof(
      printable,
      oneOf(
        'application/json */* br;q=0,gzip;q=1e9 bytes=0-0 bytes=5-1 bytes=99999999999999999999- null cross-site ::1 100-continue close websocket -1 NaN "a"',
      ),
    ),
  },
);
const target = fc
  .array(fc.oneof(oneOf(".. %2e%2e %00 % %zz assets pricing healthz ? # \\ {} é"), printable), {
    maxLength: 5,
  })
  .map((parts) => `/${parts.join("/")}`);
/** Mostly HTTP: well-formed enough to get far, wrong enough to find what was not thought of. */
const asked = fc
  .record({
    method: oneOf("GET HEAD POST POST POST PUT DELETE OPTIONS TRACE PROPFIND get"),
    target: fc.oneof(fc.constant("/"), target),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant("application/x-www-form-urlencoded") },
      oneOf("application/json text/plain multipart/form-data;boundary=x ;;;"),
    ),
    body: fields,
    lie: fc.constantFrom(...Array.from({ length: 50 }, () => 0), -1, 1),
    headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 4 }),
  })
  .map(({ method, target, type, body, lie, headers }) => {
    const length = Buffer.byteLength(body, "latin1") + lie;
    const lines = [
      ["Host", "localhost"],
      ["Content-Type", type],
      ["Content-Length", length],
    ];
    const head = [...lines, ...headers].map((pair) => pair.join(": ")).join("\r\n");
    return Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n\r\n${body}`, "latin1");
  });

await using server = await startBenchServer();
const requests = fc.sample(asked, { numRuns, seed });
const statuses = new Map<string, number>();
const serverErrors: string[] = [];
const memoryMb: number[] = [];

function statusOf(bytes: Buffer): Promise<string> {
  const socket = connect(server.port, "127.0.0.1");
  return new Promise((resolve) => {
    let answer = "";
    const finish = () => {
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? "no answer");
    };
    socket.setTimeout(giveUpMs, finish);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1", 0, 20);
      if (answer.length >= 12 && !answer.startsWith("HTTP/1.1 1")) finish();
    });
    socket.on("error", finish).on("close", finish);
    socket.write(bytes);
  });
}

async function runClient(): Promise<void> {
  for (let bytes = requests.pop(); bytes; bytes = requests.pop()) {
    if (requests.length % Math.ceil(numRuns / 5) === 0) {
      memoryMb.push(residentMegabytes(server.child.pid!));
    }
    const status = await statusOf(bytes);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status.startsWith("5")) serverErrors.push(bytes.toString("latin1").slice(0, 500));
  }
}

await Promise.all(Array.from({ length: clients }, runClient));
const isAlive = server.child.exitCode === null && (await fetch(server.url)).status === 200;
console.log(`${numRuns} requests, seed ${seed}; the server is ${isAlive ? "alive" : "gone"}`);
console.table(Object.fromEntries([...statuses].sort()));
console.log(`memory after each fifth: ${memoryMb.map(Math.round).join(", ")} MB`);
for (const request of serverErrors.slice(0, 5)) console.log(JSON.stringify(request));
process.exitCode = isAlive && serverErrors.length === 0 ? 0 : 1;
