import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";

export interface Throughput {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  slowestMs: number;
  /** Connections that were refused, cut off or answered with an error, and answers that took over 2 s. */
  failures: number;
}

export function isWrkInstalled(): boolean {
  return !spawnSync("wrk", ["-v"]).error;
}

/** One wrk thread whose connections ask again as soon as they have their answer. */
export async function runWrk(
  port: number,
  path: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Throughput> {
  const { stdout } = await promisify(execFile)("wrk", [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    "--latency",
    "--header=Accept-Encoding: gzip",
    `http://127.0.0.1:${port}${path}`,
  ]);
  return readWrk(stdout);
}

/** What wrk prints at its end. */
export function readWrk(stdout: string): Throughput {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99] = /99%\s+([\d.]+\w+)/.exec(stdout) ?? [];
  const [, slowest] = /Latency\s+\S+\s+\S+\s+(\S+)/.exec(stdout) ?? [];
  if (rate === undefined || p99 === undefined || slowest === undefined) {
    throw new Error(`wrk said something new:\n${stdout}`);
  }
  const failures = [
    ...(/Socket errors:(.*)/.exec(stdout)?.[1] ?? "").matchAll(/\d+/g),
    ...(/Non-2xx or 3xx responses:(.*)/.exec(stdout)?.[1] ?? "").matchAll(/\d+/g),
  ].reduce((sum, [count]) => sum + Number(count), 0);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    requestsPerSecond: Number(rate),
    p99Ms: milliseconds(p99),
    slowestMs: milliseconds(slowest),
    failures,
  };
}

/** wrk writes 812.00us, 3.21ms or 1.02s. */
function milliseconds(text: string): number {
  const value = Number.parseFloat(text);
  if (text.endsWith("us")) return value / 1000;
  return text.endsWith("ms") ? value : value * 1000;
}
