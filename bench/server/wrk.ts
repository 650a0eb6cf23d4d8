import { execFile } from "node:child_process";
import { promisify } from "node:util";

export interface Throughput {
  requestsPerSecond: number;
  p99Ms: number;
  /** Connections that were refused, cut off or answered with an error, and answers that took over 2 s. */
  failures: number;
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
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99, unit = ""] = /99%\s+([\d.]+)(\w+)/.exec(stdout) ?? [];
  if (rate === undefined || p99 === undefined) {
    throw new Error(`wrk said something new:\n${stdout}`);
  }
  const errors = stdout.match(/(?:Socket errors|Non-2xx or 3xx responses):.*/g) ?? [];
  const counts = errors.join(" ").match(/\b\d+$|\b\d+(?=,)/g) ?? [];
  return {
    requestsPerSecond: Number(rate),
    p99Ms: Number(p99) * ({ us: 0.001, s: 1000 }[unit] ?? 1),
    failures: counts.reduce((sum, count) => sum + Number(count), 0),
  };
}
