import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";

interface Answer {
  path: string;
  headers: Record<string, string>;
  bodyBase64: string;
}

/** Sent by nginx itself, or of one transfer only. */
const ownHeaders = /^(?:connection|content-(?:encoding|length|type)|date|etag|keep-alive|vary)$/;

/** Bare Node and nginx, a process each, that answer these paths with the server's own gzip bytes and headers. */
export async function startOtherServers(serverPort: number, paths: readonly string[]) {
  const dir = await makeTempDir();
  const answers = await Promise.all(paths.map((path) => gzipAnswer(serverPort, path)));
  const file = join(dir.path, "answers.json");
  await writeFile(file, JSON.stringify(answers));
  const ports = { bare: await freePort(), nginx: await freePort() };
  const config = join(dir.path, "nginx.conf");
  await writeFile(config, await nginxConfig(dir.path, ports.nginx, answers));
  const children = [
    spawn(process.execPath, [import.meta.filename, file, String(ports.bare)], { stdio: "inherit" }),
    spawn("nginx", ["-p", dir.path, "-c", config], { stdio: "inherit" }),
  ];
  for (const port of Object.values(ports)) await untilAnswered(port, children);
  return {
    ...ports,
    [Symbol.asyncDispose]: async () => {
      const exited = children.map((child) => once(child, "exit"));
      for (const child of children) child.kill();
      await Promise.all(exited);
      await dir[Symbol.asyncDispose]();
    },
  };
}

function gzipAnswer(port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { "accept-encoding": "gzip" } }, async (response) => {
      const bodyBase64 = Buffer.concat(await response.toArray()).toString("base64");
      resolve({ path, headers: response.headers as Answer["headers"], bodyBase64 });
    })
      .on("error", reject)
      .end();
  });
}

async function nginxConfig(dir: string, port: number, answers: readonly Answer[]): Promise<string> {
  await mkdir(join(dir, "site"));
  const locations = answers.map(async ({ path, headers, bodyBase64 }, index) => {
    await writeFile(join(dir, "site", `${index}.txt`), "");
    await writeFile(join(dir, "site", `${index}.txt.gz`), bodyBase64, "base64");
    const added = Object.entries(headers)
      .filter(([name]) => !ownHeaders.test(name))
      .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
    return `location = ${path} { default_type ${JSON.stringify(headers["content-type"])}; types {}
      try_files /${index}.txt =404; ${added.join(" ")} }`;
  });
  return `daemon off; master_process off; pid ${dir}/nginx.pid; error_log stderr crit;
    events { worker_connections 1024; }
    http { access_log off; gzip_static on; keepalive_requests 100000000; sendfile on; tcp_nodelay on;
      open_file_cache max=1000;
      server { listen 127.0.0.1:${port}; root ${dir}/site; ${(await Promise.all(locations)).join("\n")} } }`;
}

async function untilAnswered(port: number, children: readonly ChildProcess[]): Promise<void> {
  for (;;) {
    if (children.some(({ exitCode }) => exitCode !== null)) throw new Error("A server has ended.");
    try {
      return void (await fetch(`http://127.0.0.1:${port}/`));
    } catch {
      await wait(50);
    }
  }
}

function serveBare(file: string, port: number): void {
  const answers = new Map(
    (JSON.parse(readFileSync(file, "utf8")) as Answer[]).map(({ path, headers, bodyBase64 }) => [
      path,
      { headers, body: Buffer.from(bodyBase64, "base64") },
    ]),
  );
  createServer((asked, response) => {
    const answer = answers.get(asked.url ?? "");
    if (!answer) return response.writeHead(404).end();
    return response.writeHead(200, answer.headers).end(answer.body);
  }).listen(port, "127.0.0.1");
}

// Run as a program, it is bare Node.
if (import.meta.main) serveBare(process.argv[2] ?? "", Number(process.argv[3]));
