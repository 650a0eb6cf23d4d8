import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { freePort } from "./testing/postgres.ts";
import { writeFakeBuild } from "./testing/fake-build.ts";
import { failToStart, startServer } from "./testing/server-process.ts";
import { makeTempDir } from "./testing/temp-dir.ts";

const root = await makeTempDir();
const buildDir = await writeFakeBuild(root.path);
afterAll(() => root[Symbol.asyncDispose]());

const environmentIn = (name: string) => ({ DATA_DIR: join(root.path, name) });

test("prints the address and where leads are kept, and stops on SIGTERM with exit code 0", async () => {
  await using server = await startServer({ buildDir, environment: environmentIn("greeting") });
  expect(server.greeting).toEqual([
    expect.stringMatching(/ http:\/\/localhost:\d+$/),
    expect.stringContaining(join(root.path, "greeting")),
  ]);
  const response = await fetch(`${server.url}/pricing`);
  expect(response.status).toBe(200);
  await response.text();
  expect(await server.kill("SIGTERM")).toEqual({ code: 0, signal: null });
});

test("forms that the policy would not let go where the build sends them are said at start", async () => {
  const other = await writeFakeBuild(join(root.path, "elsewhere"));
  const endpoint = "https://forms.example/take?a=1&b=2";
  const home = `<form name="contact" action="${endpoint.replace("&", "&amp;")}" method="post"></form>`;
  await writeFile(join(other, "client/index.html"), home);
  const start = (given: Record<string, string>) =>
    startServer({ buildDir: other, environment: { ...environmentIn("elsewhere"), ...given } });
  {
    await using server = await start({});
    const said = `its forms go to ${endpoint}, which the policy`;
    await vi.waitFor(() => expect(server.log.join("\n")).toContain(said));
  }
  await using same = await start({ FORM_ENDPOINT: endpoint });
  const policy = (await fetch(same.url)).headers.get("content-security-policy");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  await same.kill("SIGKILL");
  expect(same.log.join("\n")).not.toContain("FORM_ENDPOINT");
});

test("a public address that is not the build's is said at start", async () => {
  const other = await writeFakeBuild(join(root.path, "other"));
  const home = '<link rel="canonical" href="https://www.built.example/"/>';
  await writeFile(join(other, "client/index.html"), home);
  const start = (siteUrl: string) =>
    startServer({
      buildDir: other,
      environment: { ...environmentIn("address"), SITE_URL: siteUrl },
    });
  {
    await using server = await start("https://www.moved.example");
    const said =
      "SITE_URL is https://www.moved.example, but the site was built for https://www.built.example";
    await vi.waitFor(() => expect(server.log.join("\n")).toContain(said));
  }
  await using same = await start("https://www.built.example");
  await same.kill("SIGKILL");
  expect(same.log.join("\n")).not.toContain("SITE_URL");
});

test("figures are served on their own port only, and a setting that is none is said", async () => {
  const metricsPort = await freePort();
  const settings = { METRICS_PORT: String(metricsPort), RATE_LIMIT: "5" };
  await using server = await startServer({
    buildDir,
    environment: { ...environmentIn("metrics"), ...settings },
  });
  await (await fetch(`${server.url}/pricing`)).text();
  const figures = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect(await figures.text()).toMatch(/^site_requests_total\{.*\} 1$/m);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
  await vi.waitFor(() =>
    expect(server.log).toContain(
      "RATE_LIMIT is no setting of this server and changes nothing. There is RATE_LIMIT_PER_MINUTE.",
    ),
  );
});

test("a bad setting stops the start with one line that names it", async () => {
  const environment = { ...environmentIn("bad"), PORT: "eighty" };
  const { code, lines } = await failToStart({ buildDir, environment });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^PORT is "eighty"/)]);
});

test.each([
  ["DATA_DIR", { DATA_DIR: "/proc/none" }],
  ["DATA_DIR", { DATA_DIR: "/dev/null/data" }],
  ["SMTP_URL", { LEAD_EMAIL_TO: "a@b.example" }],
  ["HSTS_PRELOAD", { HSTS_PRELOAD: "yes" }],
  ["LEAD_WEBHOOK_URL", { LEAD_WEBHOOK_URL: "http://crm.example:6000" }],
])("%s that cannot work stops the start with one line (%#)", async (name, settings) => {
  const environment = { ...environmentIn("cannot-work"), ...settings };
  const { code, lines } = await failToStart({ buildDir, environment });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^${name} .*Set it to`))]);
});

test("a port in use is one line that names it", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const environment = { ...environmentIn("port"), PORT: String(port) };
  const { code, lines } = await failToStart({ buildDir, environment });
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} is in use.*PORT`))]);
});

test("a missing site is one line that says what to do", async () => {
  const environment = environmentIn("nosite");
  const { code, lines } = await failToStart({ buildDir: join(root.path, "none"), environment });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining("npm run build")]);
});

test("a corrupt database is one line, and the file is left as it was", async () => {
  const file = join(root.path, "leads.sqlite");
  await writeFile(file, "not a database at all, sorry. ".repeat(400));
  const before = await readFile(file);
  const { code, lines } = await failToStart({ buildDir, environment: { DATA_DIR: root.path } });
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining(file)]);
  expect(await readFile(file)).toEqual(before);
});

test("few open files are enough to start, however many the site has", async () => {
  const manyFiles = await writeFakeBuild(join(root.path, "many-files"));
  await Promise.all(
    Array.from({ length: 1_000 }, (_, i) =>
      writeFile(join(manyFiles, `client/file-${i}.txt`), `File ${i}. `.repeat(20)),
    ),
  );
  await using server = await startServer({
    buildDir: manyFiles,
    environment: environmentIn("few-files"),
    shellFirst: "ulimit -n 512",
  });
  const response = await fetch(`${server.url}/file-999.txt`);
  expect(await response.text()).toMatch(/^File 999\. /);
});

test("requests that are no HTTP, too large or strange are answered and end nothing", async () => {
  await using server = await startServer({ buildDir, environment: environmentIn("strange") });
  const say = async (bytes: string | Buffer) => {
    const socket = connect(server.port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk.toString("latin1")));
    socket.on("error", () => {});
    socket.end(bytes);
    await once(socket, "close");
    return answer.split("\r\n")[0];
  };
  const host = "Host: x\r\n";
  expect(await say("hello\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
  expect(await say(Buffer.alloc(1000, 0xff))).toBe("HTTP/1.1 400 Bad Request");
  expect(await say(`GET / HTTP/1.1\r\n${host}X: ${"x".repeat(20_000)}\r\n\r\n`)).toBe(
    "HTTP/1.1 431 Request Header Fields Too Large",
  );
  expect(await say("GET / HTTP/1.1\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
  expect(await say(`BREW / HTTP/1.1\r\n${host}\r\n`)).toBe("HTTP/1.1 400 Bad Request");
  expect(
    await say(
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ),
  ).toBe("HTTP/1.1 400 Bad Request");
  expect(
    await say(
      `POST / HTTP/1.1\r\n${host}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nform`,
    ),
  ).not.toMatch(/ 5\d\d /);
  expect((await fetch(server.url)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});

test("clients that send slowly are cut within 15 seconds", async () => {
  await using server = await startServer({ buildDir, environment: environmentIn("slow") });
  const post =
    "POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\n";
  const openings = [
    "",
    "GET / HT",
    "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    post,
    `${post}form-name=con`,
  ];
  const cutAfterMs = await Promise.all(
    openings.map(async (opening) => {
      const startedMs = performance.now();
      const socket = connect(server.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.resume();
      socket.write(opening);
      const drip = setInterval(() => opening.length > 0 && socket.write("a"), 1000);
      await once(socket, "close");
      clearInterval(drip);
      return performance.now() - startedMs;
    }),
  );
  for (const ms of cutAfterMs) expect(ms).toBeLessThan(15_000);
});
