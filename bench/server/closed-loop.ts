import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { percentile, wait } from "./measure.ts";

const connections = 64;
const warmUpMs = 500;
const ticksPerSecond = 100;

export interface Throughput {
  requestsPerSecond: number;
  p99Ms: number;
  /** Of the serving process, for one request; undefined where the system does not say. */
  cpuMicroseconds: number | undefined;
}

/** Each connection asks again as soon as it has its answer. Every answer of a path has the same length. */
export async function closedLoop(
  { port, pid }: { port: number; pid: number },
  path: string,
  seconds: number,
): Promise<Throughput> {
  const request = Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`,
  );
  const answerBytes = await measureAnswer(port, request);
  let latenciesMs: number[] = [];
  const sockets = Array.from({ length: connections }, () => {
    let sentMs = 0;
    let pendingBytes = 0;
    const ask = () => {
      sentMs = performance.now();
      socket.write(request);
    };
    const socket = connect(port, "127.0.0.1", ask);
    return socket.on("data", (chunk) => {
      pendingBytes += chunk.length;
      if (pendingBytes < answerBytes) return;
      pendingBytes -= answerBytes;
      latenciesMs.push(performance.now() - sentMs);
      ask();
    });
  });
  await wait(warmUpMs);
  latenciesMs = [];
  const startedMs = performance.now();
  const startedCpu = cpuSeconds(pid);
  await wait(seconds * 1000);
  const tookSeconds = (performance.now() - startedMs) / 1000;
  const endedCpu = cpuSeconds(pid);
  const answered = latenciesMs.length;
  for (const socket of sockets) socket.destroy();
  return {
    requestsPerSecond: answered / tookSeconds,
    p99Ms: percentile(latenciesMs, 0.99),
    cpuMicroseconds:
      startedCpu === undefined || endedCpu === undefined
        ? undefined
        : ((endedCpu - startedCpu) / answered) * 1e6,
  };
}

async function measureAnswer(port: number, request: Buffer): Promise<number> {
  const socket = connect(port, "127.0.0.1", () => socket.write(request));
  let bytes = 0;
  socket.on("data", (chunk) => (bytes += chunk.length));
  await wait(300);
  socket.destroy();
  return bytes;
}

/** Linux only. */
function cpuSeconds(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
