import { execFileSync } from "node:child_process";
import { Agent, request } from "node:http";
import { contactFields, encode, fetchHeaders } from "#server/testing/posts.ts";

export function describeLatencies(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]?.toFixed(1)} ms`;
  return `median ${at(0.5)}, 99 % ${at(0.99)}, slowest ${at(1)}`;
}

export function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)]).toString()) / 1024;
}

export type Answer = { status: number | undefined; ms: number };

export function makeClient(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answer>((resolve) => {
      const startedMs = performance.now();
      const finish = (status: number | undefined) =>
        resolve({ status, ms: performance.now() - startedMs });
      request({ agent, port, host: "127.0.0.1", method, path, headers }, (response) => {
        response.resume();
        response.on("end", () => finish(response.statusCode));
        response.on("error", () => finish(undefined));
      })
        .on("error", () => finish(undefined))
        .end(body);
    });
  return {
    get: (path: string) => send("GET", path, { "accept-encoding": "gzip, deflate, br" }),
    post(key: string) {
      const { host: _, origin: __, ...headers } = fetchHeaders;
      const body = encode({ ...contactFields, message: `Bench ${key}` });
      const length = String(Buffer.byteLength(body));
      return send(
        "POST",
        "/",
        { ...headers, "content-length": length, "idempotency-key": key },
        body,
      );
    },
    close: () => agent.destroy(),
  };
}
