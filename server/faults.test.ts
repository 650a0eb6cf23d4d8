import { execFileSync } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { open, rm, writeFile } from "node:fs/promises";
import { Agent, createServer, type IncomingMessage, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { buffer, json, text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, expect, test, vi } from "vitest";
import type { LeadStore } from "./leads/store.ts";
import { PostgresStore } from "./leads/postgres/postgres-store.ts";
import { SqliteStore, SQLITE_FILE_NAME } from "./leads/sqlite/sqlite-store.ts";
import { writeFakeBuild } from "./testing/fake-build.ts";
import { newPost, send, startLoad } from "./testing/load.ts";
import { newLead } from "./testing/new-lead.ts";
import { startPostgres } from "./testing/postgres.ts";
import { contactFields, encode, fetchHeaders } from "./testing/posts.ts";
import { failToStart, startServer } from "./testing/server-process.ts";
import { makeTempDir } from "./testing/temp-dir.ts";

const root = await makeTempDir();
const buildDir = await writeFakeBuild(root.path);
afterAll(() => root[Symbol.asyncDispose]());

const secret = `whsec_${Buffer.from("a secret of twenty-four.").toString("base64")}`;

/** A webhook's receiver in this process; it notes the message of each lead that it took. */
async function startReceiver(answer: (message: string) => number | undefined) {
  const taken: string[] = [];
  const server = createServer(async (request, response) => {
    const { data } = (await json(request)) as { data: { fields: { message: string } } };
    const status = answer(data.fields.message);
    if (status === undefined) return;
    if (status < 300) taken.push(data.fields.message);
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    taken,
    environment: {
      LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      LEAD_WEBHOOK_SECRET: secret,
    },
    [Symbol.dispose]: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function statusOf(server: { url: string }, path: string): Promise<number> {
  const response = await fetch(server.url + path);
  await response.arrayBuffer();
  return response.status;
}

const startIn = (dataDir: string, shellFirst?: string) =>
  startServer({
    buildDir,
    environment: { DATA_DIR: dataDir },
    ...(shellFirst ? { shellFirst } : {}),
  });

async function storedMessages(store: LeadStore): Promise<string[]> {
  const leads = await store.page({}, 0, 1_000_000);
  await store.close();
  return leads.map((lead) => lead.fields["message"] ?? "");
}

async function pageStatus(url: string): Promise<number> {
  const response = await fetch(`${url}/pricing`);
  await response.text();
  return response.status;
}

/** KILLS=100 for the longer run of docs/server.md. */
const kills = Number(process.env["KILLS"] ?? 3);

test("kill -9 under load, again and again: every acknowledged lead is found again, and a retry doubles none", async () => {
  const dataDir = join(root.path, "killed");
  const acknowledged: string[] = [];
  let unknown: ReturnType<typeof newPost>[] = [];
  for (let round = 0; round < kills; round += 1) {
    await using server = await startIn(dataDir);
    for (const post of unknown) {
      expect(await send(server.url, post)).toBe(200);
      acknowledged.push(post.message);
    }
    const load = startLoad(server.url, 8);
    await load.reached(20 + 13 * (round % 10));
    await server.kill("SIGKILL");
    await load.done;
    acknowledged.push(...load.acknowledged().map((post) => post.message));
    unknown = load.outcomes.filter(({ status }) => status === undefined).map(({ post }) => post);
  }
  const stored = await storedMessages(await SqliteStore.open(dataDir));
  expect(new Set(stored).size).toBe(stored.length);
  expect(new Set(stored)).toEqual(new Set([...stored, ...acknowledged]));
});

test("SIGTERM under load: it ends as soon as the last answer is given, and every acknowledged lead is there", async () => {
  const dataDir = join(root.path, "terminated");
  await using server = await startIn(dataDir);
  const load = startLoad(server.url, 8);
  await load.reached(50);
  const startedMs = performance.now();
  expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(performance.now() - startedMs).toBeLessThan(4_500);
  await load.done;

  const stored = new Set(await storedMessages(await SqliteStore.open(dataDir)));
  for (const post of load.acknowledged()) expect(stored).toContain(post.message);
  expect(load.outcomes.filter(({ status }) => status !== 200 && status !== undefined)).toEqual([]);
});

test(
  "SIGTERM, ten times, with clients that post on kept connections: no post is cut off",
  { tags: ["nightly"] },
  async () => {
    const dataDir = join(root.path, "kept");
    const outcomes: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      await using server = await startIn(dataDir);
      const progress = new EventEmitter();
      const clients = Array.from({ length: 12 }, () =>
        postUntilGone(server.url, (outcome) => {
          outcomes.push(outcome);
          progress.emit("outcome");
        }),
      );
      for (let posts = 0; posts < 40 + 7 * round; posts += 1) await once(progress, "outcome");
      expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
      await Promise.all(clients);
    }
    expect(outcomes.length).toBeGreaterThan(500);
    expect(outcomes.filter((outcome) => outcome !== "200")).toEqual([]);
  },
);

test("a full disk: 503, pages serve, and what was acknowledged is there after a restart", async () => {
  const dataDir = join(root.path, "full");
  const acknowledged: string[] = [];
  {
    // No file may grow beyond 1 MB: writing fails then as it does on a full disk.
    await using server = await startIn(dataDir, "trap '' XFSZ; ulimit -f 1024");
    const statuses: (number | undefined)[] = [];
    while (statuses.filter((status) => status === 503).length < 5) {
      const post = newPost();
      post.message += "x".repeat(4000);
      const status = await send(server.url, post);
      statuses.push(status);
      if (status === 200) acknowledged.push(post.message);
      expect([200, 503]).toContain(status);
    }
    expect(acknowledged.length).toBeGreaterThan(10);
    expect(await pageStatus(server.url)).toBe(200);
    expect(await statusOf(server, "/readyz")).toBe(503);
    expect(await statusOf(server, "/healthz")).toBe(200);
    await server.kill("SIGKILL");
  }
  await using server = await startIn(dataDir);
  const post = newPost();
  expect(await send(server.url, post)).toBe(200);
  await server.kill("SIGTERM");
  const stored = new Set(await storedMessages(await SqliteStore.open(dataDir)));
  for (const message of [...acknowledged, post.message]) expect(stored).toContain(message);
});

test(
  "the database file deleted under load: it is put back, and every acknowledged lead is there",
  { tags: ["nightly"] },
  async () => {
    const dataDir = join(root.path, "deleted");
    await using server = await startIn(dataDir);
    const load = startLoad(server.url, 4);
    await load.reached(30);
    for (const end of ["", "-wal", "-shm"]) {
      // The server may have put the file back meanwhile, without a log.
      await rm(join(dataDir, SQLITE_FILE_NAME + end), { force: true });
    }
    await load.reached(80);
    await load.stop();
    expect(await statusOf(server, "/readyz")).toBe(200);
    expect(await statusOf(server, "/healthz")).toBe(200);
    await server.kill("SIGKILL");
    const stored = new Set(await storedMessages(await SqliteStore.open(dataDir)));
    for (const { message } of load.acknowledged()) expect(stored).toContain(message);
  },
);

test("a database file that is damaged takes no more leads, and /readyz says so; pages serve", async () => {
  const dataDir = join(root.path, "damaged");
  const store = await SqliteStore.open(dataDir);
  await Promise.all(Array.from({ length: 100 }, () => store.save(newLead())));
  await store.close();
  await using server = await startIn(dataDir);
  expect(await send(server.url, newPost())).toBe(200);
  const file = await open(join(dataDir, SQLITE_FILE_NAME), "r+");
  await file.write(Buffer.alloc(4096 * 3, 0xaa), 0, 4096 * 3, 4096 * 2);
  await file.close();
  expect(await send(server.url, newPost())).toBe(503);
  expect(await statusOf(server, "/readyz")).toBe(503);
  expect(await pageStatus(server.url)).toBe(200);
});

/** A client that keeps its one connection. A connection that is refused ends it; anything else is an outcome. */
async function postUntilGone(url: string, report: (outcome: string) => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { host: _, origin: __, ...headers } = fetchHeaders;
  for (;;) {
    const request = httpRequest(url, { method: "POST", agent, headers });
    request.end(encode({ ...contactFields, message: newPost().message }));
    try {
      const [response] = (await once(request, "response")) as [IncomingMessage];
      await text(response);
      report(String(response.statusCode));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") return;
      report(`cut off (${code})`);
    }
  }
}

/** These wait more than they work: they run beside one another, each with a server and a folder of its own. */

test.concurrent(
  "SIGTERM while a large file is read slowly: it arrives whole",
  { tags: ["nightly"] },
  async () => {
    const sizeBytes = 20_000_000;
    const dir = join(root.path, "large");
    const largeBuild = await writeFakeBuild(dir);
    await writeFile(join(largeBuild, "client/large.bin"), Buffer.alloc(sizeBytes, "x"));
    await using server = await startServer({
      buildDir: largeBuild,
      environment: { DATA_DIR: join(dir, "data") },
    });
    const agent = new Agent({ keepAlive: true });
    const request = httpRequest(`${server.url}/large.bin`, { agent }).end();
    const [response] = (await once(request, "response")) as [IncomingMessage];
    const stopped = server.kill("SIGTERM");
    // Longer than idle connections are left open.
    await pause(1_500);
    expect((await buffer(response)).length).toBe(sizeBytes);
    agent.destroy();
    expect((await stopped).code).toBe(0);
  },
);

test.concurrent("SIGTERM with a request half sent and idle connections open still ends within 10 s", async () => {
  await using server = await startIn(join(root.path, "lingering"));
  const sockets = Array.from({ length: 3 }, () => connect(server.port, "127.0.0.1"));
  for (const socket of sockets) socket.on("error", () => {});
  sockets[0]?.write(
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\nform",
  );
  sockets[1]?.write("GET /pricing HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(sockets[1]!, "data");
  const startedMs = performance.now();
  expect((await server.kill("SIGTERM")).code).toBe(0);
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});

test.concurrent("a locked database: 503 while it is locked, pages serve, success when it is free", async () => {
  const dataDir = join(root.path, "locked");
  await using server = await startIn(dataDir);
  const locker = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME), { timeout: 5_000 });
  locker.exec("BEGIN IMMEDIATE");
  const post = newPost();
  const refused = send(server.url, post);
  expect(await pageStatus(server.url)).toBe(200);
  expect(await refused).toBe(503);
  locker.exec("ROLLBACK");
  locker.close();
  expect(await send(server.url, post)).toBe(200);
  await server.kill("SIGTERM");
  expect(await storedMessages(await SqliteStore.open(dataDir))).toEqual([post.message]);
});

test.concurrent(
  "a disk that is full and has room again is told by /readyz without a post",
  { tags: ["nightly"] },
  async () => {
    await using server = await startIn(join(root.path, "full-for-a-while"), "trap '' XFSZ");
    const limitFiles = (bytes: string) =>
      execFileSync("sh", ["-c", `prlimit --pid ${server.child.pid} --fsize=${bytes}:`]);
    const readiness = (status: number) =>
      vi.waitFor(async () => expect(await statusOf(server, "/readyz")).toBe(status), 20_000);
    await readiness(200);
    limitFiles("4096");
    await readiness(503);
    const post = newPost();
    expect(await send(server.url, post)).toBe(503);
    expect(await statusOf(server, "/healthz")).toBe(200);
    limitFiles("unlimited");
    await readiness(200);
    expect(await send(server.url, post)).toBe(200);
  },
);

test.concurrent(
  "SQLite locked with both targets set: every post has its 503 in good time, and all is well after",
  { tags: ["nightly"] },
  async () => {
    using receiver = await startReceiver(() => 204);
    const dataDir = join(root.path, "locked-long");
    await using server = await startServer({
      buildDir,
      environment: {
        DATA_DIR: dataDir,
        ...receiver.environment,
        SMTP_URL: "smtp://127.0.0.1:9",
        LEAD_EMAIL_TO: "a@b.example",
        LEAD_EMAIL_FROM: "c@d.example",
      },
    });
    const locker = new DatabaseSync(join(dataDir, SQLITE_FILE_NAME), { timeout: 5_000 });
    locker.exec("BEGIN IMMEDIATE");
    const lockedUntilMs = performance.now() + 15_000;
    const posts: Promise<{ status: number | undefined; ms: number }>[] = [];
    const post = async () => {
      const startedMs = performance.now();
      const status = await send(server.url, newPost());
      return { status, ms: performance.now() - startedMs };
    };
    while (performance.now() < lockedUntilMs) {
      posts.push(post());
      posts.push(statusOf(server, "/readyz").then((status) => ({ status, ms: 0 })));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const answers = await Promise.all(posts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(7_000);
    locker.exec("ROLLBACK");
    locker.close();
    const after = newPost();
    expect(await send(server.url, after)).toBe(200);
    await vi.waitFor(() => expect(receiver.taken).toEqual([after.message]), 15_000);
  },
);

test.concurrent(
  "the wall clock set back an hour stops neither posts nor deliveries",
  { tags: ["nightly"] },
  async () => {
    const statuses = [500, 204, 204];
    using receiver = await startReceiver(() => statuses.shift() ?? 204);
    const setBack = `const now = Date.now; let backMs = 0; Date.now = () => now() - backMs;
    process.on("SIGUSR2", () => { backMs = 3600e3; console.error("set back"); });`;
    await using server = await startServer({
      buildDir,
      environment: {
        DATA_DIR: join(root.path, "clock"),
        RATE_LIMIT_PER_MINUTE: "3",
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(setBack)}`,
        ...receiver.environment,
      },
    });
    const [before, after] = [newPost(), newPost()];
    expect(await send(server.url, before)).toBe(200);
    await vi.waitFor(() => expect(statuses).toHaveLength(2), 10_000);
    server.child.kill("SIGUSR2");
    await vi.waitFor(() => expect(server.log).toContain("set back"));
    expect(await send(server.url, after)).toBe(200);
    await vi.waitFor(() => expect(receiver.taken).toEqual([before.message, after.message]), 20_000);
  },
);

test.concurrent("killed while it delivers, it delivers again soon after its next start", async () => {
  let hangs = true;
  const { promise: asked, resolve } = Promise.withResolvers<void>();
  using receiver = await startReceiver(() => {
    resolve();
    return hangs ? undefined : 204;
  });
  const environment = { DATA_DIR: join(root.path, "redelivered"), ...receiver.environment };
  const post = newPost();
  {
    await using server = await startServer({ buildDir, environment });
    expect(await send(server.url, post)).toBe(200);
    await asked;
    await server.kill("SIGKILL");
  }
  hangs = false;
  await using _server = await startServer({ buildDir, environment });
  await vi.waitFor(() => expect(receiver.taken).toEqual([post.message]), 10_000);
});

test.concurrent(
  "a lead that its webhook refuses, with a kill -9 among the tries: it is set aside, and the next one goes out",
  { tags: ["nightly"], timeout: 120_000 },
  async () => {
    const [refused, next] = [newPost(), newPost()];
    let tries = 0;
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    using receiver = await startReceiver((message) => {
      if (message !== refused.message) return 204;
      tries += 1;
      resolve();
      return 422;
    });
    const dataDir = join(root.path, "refused");
    const environment = { DATA_DIR: dataDir, ...receiver.environment };
    {
      await using server = await startServer({ buildDir, environment });
      expect(await send(server.url, refused)).toBe(200);
      expect(await send(server.url, next)).toBe(200);
      await asked;
      await server.kill("SIGKILL");
    }
    {
      await using server = await startServer({ buildDir, environment });
      await vi.waitFor(() => expect(receiver.taken).toEqual([next.message]), 60_000);
      await server.kill("SIGTERM");
    }
    // The kill may come before the first refusal is written down, which is then not counted.
    expect([3, 4]).toContain(tries);
    const store = await SqliteStore.open(dataDir);
    const [first] = await store.page({ refused: true }, 0, 10);
    await store.close();
    expect(first).toMatchObject({
      fields: { message: refused.message },
      deliveries: [{ target: "webhook", setAside: "refused", lastError: "answered 422" }, {}],
    });
  },
);

const postgres = await startPostgres();
afterAll(() => postgres[Symbol.asyncDispose]());

/** A database of its own in the one PostgreSQL, which takes seconds to make. */
async function newDatabase(name: string): Promise<string> {
  const admin = new Client(postgres.url);
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  await admin.end();
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
}

test(
  "PostgreSQL read-only or with its table locked: 503 from posts and /readyz, well again after",
  { tags: ["nightly"] },
  async () => {
    const url = await newDatabase("locked");
    await using server = await startServer({ buildDir, environment: { DATABASE_URL: url } });
    expect(await statusOf(server, "/readyz")).toBe(200);
    const admin = new Client(url);
    await admin.connect();
    await admin.query("BEGIN; LOCK TABLE leads IN EXCLUSIVE MODE");
    const post = newPost();
    expect(await send(server.url, post)).toBe(503);
    expect(await statusOf(server, "/readyz")).toBe(503);
    await admin.query("ROLLBACK");
    expect(await send(server.url, post)).toBe(200);
    expect(await statusOf(server, "/readyz")).toBe(200);

    await admin.query("ALTER SYSTEM SET default_transaction_read_only = on");
    await admin.query("SELECT pg_reload_conf()");
    await vi.waitFor(async () => expect(await send(server.url, newPost())).toBe(503), 10_000);
    expect(await statusOf(server, "/readyz")).toBe(503);
    await admin.query("ALTER SYSTEM RESET default_transaction_read_only");
    await admin.query("SELECT pg_reload_conf()");
    await vi.waitFor(async () => expect(await send(server.url, newPost())).toBe(200), 10_000);
    await admin.end();
  },
);

test("PostgreSQL stopped and started again: 503 in between, pages serve, nothing is lost", async () => {
  const url = await newDatabase("stopped");
  await using server = await startServer({ buildDir, environment: { DATABASE_URL: url } });
  expect(server.greeting[1]).not.toContain("test@");
  const [before, during, after] = [newPost(), newPost(), newPost()];
  expect(await send(server.url, before)).toBe(200);
  await postgres.stop();
  expect(await send(server.url, during)).toBe(503);
  expect(await pageStatus(server.url)).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
  await postgres.start();
  expect(await send(server.url, during)).toBe(200);
  expect(await send(server.url, after)).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.kill("SIGTERM");
  const stored = await storedMessages(await PostgresStore.open(url));
  expect(stored).toEqual([before, during, after].map((post) => post.message));
});

test("PostgreSQL with another password than DATABASE_URL has stops the start with one line", async () => {
  const environment = { DATABASE_URL: postgres.url.replace(":test@", ":hunter2@") };
  const { code, lines } = await failToStart({ buildDir, environment });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^DATABASE_URL .*password/)]);
  expect(lines[0]).not.toContain("hunter2");
});

test(
  "PostgreSQL away at start: the site serves, and leads are taken once it is there",
  { tags: ["nightly"] },
  async () => {
    const url = await newDatabase("away");
    await postgres.stop();
    await using server = await startServer({ buildDir, environment: { DATABASE_URL: url } });
    expect(server.log.filter((line) => line.includes("DATABASE_URL"))).toHaveLength(1);
    expect(await pageStatus(server.url)).toBe(200);
    expect(await send(server.url, newPost())).toBe(503);
    await postgres.start();
    expect(await send(server.url, newPost())).toBe(200);
  },
);
