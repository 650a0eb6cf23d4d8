import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { freePort } from "#server/testing/postgres.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { wait } from "./measure.ts";

const command = process.env["NGINX"] ?? "nginx";

export function isNginxInstalled(): boolean {
  return !spawnSync(command, ["-v"]).error;
}

/** Sent by nginx itself, or of one transfer only. */
const ownHeaders = new Set(
  "connection content-encoding content-length content-type date etag keep-alive vary".split(" "),
);

/** One nginx process that answers these paths with the same gzip bytes and the same headers as the server does. */
export async function startNginx(serverPort: number, paths: readonly string[]) {
  const dir = await makeTempDir();
  const port = await freePort();
  const locations = await Promise.all(
    paths.map(async (path, index) => {
      const { headers, body } = await gzipAnswer(serverPort, path);
      const file = join(dir.path, "site", `${index}.txt`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, "");
      await writeFile(`${file}.gz`, body);
      const added = Object.entries(headers)
        .filter(([name]) => !ownHeaders.has(name))
        .map(([name, value]) => `add_header ${name} ${JSON.stringify(String(value))};`);
      return `location = ${path} { default_type ${JSON.stringify(headers["content-type"])}; types {}
        try_files /${index}.txt =404; ${added.join(" ")} }`;
    }),
  );
  const config = join(dir.path, "nginx.conf");
  await writeFile(
    config,
    `daemon off; master_process off; pid ${dir.path}/nginx.pid; error_log stderr crit;
     events { worker_connections 1024; }
     http { access_log off; gzip_static on; keepalive_requests 100000000; sendfile on; tcp_nodelay on;
       open_file_cache max=1000;
       server { listen 127.0.0.1:${port}; root ${dir.path}/site; ${locations.join("\n")} } }`,
  );
  const child = spawn(command, ["-p", dir.path, "-c", config], { stdio: "inherit" });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}.`);
    await wait(50);
  }
  return {
    port,
    pid: child.pid,
    [Symbol.asyncDispose]: async () => {
      const exited = once(child, "exit");
      child.kill();
      await exited;
      await dir[Symbol.asyncDispose]();
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => finish(true));
    const finish = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on("error", () => finish(false));
  });
}

export function gzipAnswer(port: number, path: string) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port, path, headers: { "accept-encoding": "gzip" } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ headers: response.headers, body });
    })
      .on("error", reject)
      .end();
  });
}
