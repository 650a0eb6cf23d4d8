import { once } from "node:events";
import { renameSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { compressSite } from "./compressed-files.ts";
import { loadSite } from "./load-site.ts";
import { writeFakeBuild } from "#server/testing/fake-build.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { makeTestApp } from "#server/testing/test-app.ts";

const testApp = await makeTestApp();
const { app } = testApp;
afterAll(() => testApp[Symbol.asyncDispose]());

await app.listen({ port: 0, host: "127.0.0.1" });
const { port } = app.server.address() as { port: number };

/** Byte for byte, since HTTP clients tidy request lines and headers. */
async function sayRaw(...lines: string[]) {
  const socket = connect(port, "127.0.0.1");
  socket.end(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(" ")[1]), answer };
}

test("a form is taken at the root alone: the asterisk is no address", async () => {
  const form = "form-name=newsletter&email=a%40b.example";
  const head = ["POST * HTTP/1.1", "Host: x", "Content-Type: application/x-www-form-urlencoded"];
  const socket = connect(port, "127.0.0.1");
  socket.end(
    [...head, `Content-Length: ${form.length}`, "Connection: close", "", form].join("\r\n"),
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 404 /);
  expect(await testApp.store.count({ spam: "include" })).toBe(0);
});

/** Over a socket, because `inject` tidies the path before the server sees it. */
async function getRaw(path: string) {
  const request = httpRequest({ port, path, host: "127.0.0.1" }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("a page is served at its address, whole, with revalidation", async () => {
  const response = await get("/pricing");
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  expect(response.body).toContain("<h1>Pricing</h1>");
});

test("a query string changes nothing", async () => {
  expect((await get("/pricing?utm_source=x&y=%zz")).statusCode).toBe(200);
  expect((await get("/?")).statusCode).toBe(200);
});

test("hashed assets are cached for a year", async () => {
  const { headers } = await get("/assets/entry-Dk3jf8a1.js");
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
});

test("brotli, gzip and identity hold the same bytes under different ETags", async () => {
  const plain = await get("/pricing");
  const br = await get("/pricing", { "accept-encoding": "gzip, br" });
  const gzip = await get("/pricing", { "accept-encoding": "gzip" });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(new Set([plain, br, gzip].map((response) => response.headers.etag)).size).toBe(3);
  for (const response of [plain, br, gzip]) {
    expect(response.headers.vary).toBe("Accept-Encoding");
    expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
  }
});

test("a known ETag is answered 304 without a body", async () => {
  const headers = { "accept-encoding": "br" };
  const etag = String((await get("/pricing", headers)).headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = await get("/pricing", { ...headers, "if-none-match": known });
    expect(response.statusCode).toBe(304);
    expect(response.body).toBe("");
    expect(response.headers.etag).toBe(etag);
    expect(response.headers["content-length"]).toBeUndefined();
  }
  const stale = await get("/pricing", { ...headers, "if-none-match": '"other"' });
  expect(stale.statusCode).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  for (const url of ["/pricing", "/assets/root-B1x9.css", "/nope"]) {
    const head = await app.inject({ method: "HEAD", url });
    const full = await get(url);
    expect(head.statusCode).toBe(full.statusCode);
    expect(head.body).toBe("");
    expect({ ...head.headers, date: "" }).toEqual({ ...full.headers, date: "" });
  }
});

test("each address has one form: a trailing slash or a file name is redirected with 308", async () => {
  const redirects = {
    "/pricing/": "/pricing",
    "/pricing/?a=1&b=%2F": "/pricing?a=1&b=%2F",
    "/pricing/index.html": "/pricing",
    "/index.html": "/",
    "/resources/blog/unit-cost/": "/resources/blog/unit-cost",
    "/robots.txt/": "/robots.txt",
    "/%70ricing": "/pricing",
    "/pric%69ng/?a=%70": "/pricing?a=%70",
    "/%72esources/blog/unit%2dcost": "/resources/blog/unit-cost",
    "/%69ndex%2Ehtml": "/",
    "/downloads/caf%c3%a9%20m%65nu.csv": "/downloads/caf%C3%A9%20menu.csv",
  };
  for (const [url, location] of Object.entries(redirects)) {
    const response = await get(url);
    expect(response.statusCode, url).toBe(308);
    expect(response.headers.location).toBe(location);
  }
});

test("an address that a page had before leads to the page with 308, with its query", async () => {
  const moved = ["/resources/blog/cost", "/resources/blog/cost/", "/resources/blog/c%6fst"];
  for (const url of moved) {
    const response = await get(`${url}?utm_source=letter`);
    expect([response.statusCode, response.headers.location], url).toEqual([
      308,
      "/resources/blog/unit-cost?utm_source=letter",
    ]);
  }
});

test.each([
  "/nope",
  "/evil",
  "/other",
  "/resources",
  "/resources/",
  "/PRICING",
  "/pricing//",
  "//pricing",
  "//evil.example/",
  "//evil.example/..",
  "/\\evil.example/",
  "/%2Fevil.example/",
  "/pric%6Eng",
  "/pricing%00",
  "/%2570ricing",
  "/%EF%BD%90ricing",
  "/%",
  "/%zz",
  "/%e0%a4%a",
  "/../server/main.ts",
  "/..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/assets/../../csp.json",
  "/csp.json",
  "/_headers",
  "/_redirects",
  "/404",
  "/404.html",
  "/server-pages/contact-success.html",
  "/.env",
  "/.git/config",
  "/__proto__",
  "/constructor",
  "/aaaa × 2000",
  "/a/ × 4000",
])("%s is not found, with the not-found page", async (shape) => {
  const [pattern = "", times = "1"] = shape.split(" × ");
  const response = await getRaw(pattern.repeat(Number(times)));
  expect(response.status).toBe(404);
  expect(response.body).toContain("Oops! Page not found");
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.headers["content-security-policy"]).toContain("sha256-");
});

test("no path leads out of the map, and no redirect off the site", async () => {
  const segment = fc.constantFrom(
    "..",
    ".",
    "%2e%2e",
    "pricing",
    "",
    "\\",
    "%00",
    "@evil",
    "evil.example",
    "index.html",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(segment, { maxLength: 6 }), async (segments) => {
      const response = await getRaw(`/${segments.join("/")}`);
      expect([200, 308, 404]).toContain(response.status);
      const location = response.headers.location;
      if (location !== undefined) {
        expect(new URL(location, "http://here.example").host).toBe("here.example");
        expect((await get(location)).statusCode).toBe(200);
      }
    }),
  );
});

test("a request line in absolute form is answered like one in origin form", async () => {
  for (const [target, path] of [
    ["http://here.example/pricing", "/pricing"],
    ["HTTPS://here.example:8443/pricing?a=1", "/pricing"],
    ["http://here.example", "/"],
    ["http://here.example?a=1", "/"],
    ["http://[::1]:80/pricing", "/pricing"],
    ["http://here.example/healthz", "/healthz"],
  ]) {
    const { status, answer } = await sayRaw(`GET ${target} HTTP/1.1`, "Host: other.example");
    expect(status, target).toBe(200);
    expect(answer).toContain((await get(path ?? "")).body);
  }
  expect((await sayRaw("GET http://x/nope HTTP/1.1", "Host: x")).status).toBe(404);
  expect((await sayRaw("GET http:///pricing HTTP/1.1", "Host: x")).status).toBe(404);
  const slash = await sayRaw("GET http://evil.example/pricing/ HTTP/1.1", "Host: x");
  expect(slash.answer).toMatch(/^HTTP\/1.1 308 [^]*\r\nlocation: \/pricing\r\n/i);
});

test("a post in absolute form is from the host in its request line", async () => {
  const sayPost = (origin: string) =>
    sayRaw(
      "POST http://here.example/ HTTP/1.1",
      "Host: other.example",
      `Origin: ${origin}`,
      "Content-Type: application/x-www-form-urlencoded",
      "Content-Length: 0",
    );
  expect((await sayPost("http://here.example")).status).toBe(400);
  expect((await sayPost("http://other.example")).status).toBe(403);
});

test("a request with two Host headers is refused with 400", async () => {
  for (const line of ["GET / HTTP/1.1", "GET /nope HTTP/1.1", "POST / HTTP/1.1"]) {
    const { status, answer } = await sayRaw(line, "Host: here.example", "hOST: here.example");
    expect(status, line).toBe(400);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  }
});

test("a file with spaces and accents is at its percent-encoded address", async () => {
  expect((await get("/downloads/caf%C3%A9%20menu.csv")).body).toBe("a,b\n1,2\n");
});

test("downloads answer byte ranges", async () => {
  const whole = await get("/downloads/guide.pdf");
  expect(whole.headers["accept-ranges"]).toBe("bytes");
  const size = whole.rawPayload.length;

  const part = await get("/downloads/guide.pdf", { range: "bytes=10-19", "accept-encoding": "br" });
  expect(part.statusCode).toBe(206);
  expect(part.headers["content-range"]).toBe(`bytes 10-19/${size}`);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));

  const beyond = await get("/downloads/guide.pdf", { range: `bytes=${size}-` });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers["content-range"]).toBe(`bytes */${size}`);

  const stale = await get("/downloads/guide.pdf", { range: "bytes=10-19", "if-range": '"old"' });
  expect(stale.statusCode).toBe(200);
  const fresh = { range: "bytes=10-19", "if-range": String(whole.headers.etag) };
  expect((await get("/downloads/guide.pdf", fresh)).statusCode).toBe(206);
});

test("pages ignore ranges", async () => {
  expect((await get("/pricing", { range: "bytes=0-9" })).statusCode).toBe(200);
});

test.each([
  ["PUT", "/", "GET, HEAD, POST"],
  ["DELETE", "/pricing", "GET, HEAD"],
  ["POST", "/pricing", "GET, HEAD"],
  ["OPTIONS", "/", "GET, HEAD, POST"],
] as const)("%s %s is not allowed", async (method, url, allow) => {
  const response = await app.inject({ method, url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe(allow);
});

test("other methods on unknown addresses are not found, whatever they carry", async () => {
  for (const type of ["application/json", "application/x-www-form-urlencoded", ";;;", ""]) {
    const headers = { "content-type": type };
    const payload = "{".repeat(100_000);
    const post = await app.inject({ method: "POST", url: "/nope", headers, payload });
    expect(post.statusCode, type).toBe(404);
    const put = await app.inject({ method: "PUT", url: "/pricing", headers, payload });
    expect(put.statusCode, type).toBe(405);
  }
});

test("health checks answer, and are stored by nobody", async () => {
  for (const url of ["/healthz", "/readyz"]) {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ ok: true });
    expect(response.headers["cache-control"]).toBe("no-store");
  }
});

test("what the build compressed is what is served", async () => {
  const before = await get("/pricing", { "accept-encoding": "br" });
  expect(await compressSite({ buildDir: testApp.buildDir })).toBeGreaterThan(5);
  const site = await loadSite(testApp.buildDir);
  expect(site.files.get("/pricing")?.variants.br.body).toEqual(before.rawPayload);
});

test("a folder without a site is refused with what to do", async () => {
  await expect(loadSite(`${testApp.buildDir}/nothing`)).rejects.toThrow(/npm run build/);
});

test("whenever a new build is put in place while the site is read, the site is of one build", async () => {
  for (let turns = 0; turns < 20; turns += 1) {
    await using dir = await makeTempDir();
    const [buildDir, next] = await Promise.all(
      ["old", "new"].map(async (name) => {
        const folder = await writeFakeBuild(join(dir.path, name));
        await writeFile(join(folder, `client/aaa-${name}.txt`), name);
        await writeFile(join(folder, "client/zzz.txt"), name);
        return folder;
      }),
    );
    const loading = loadSite(buildDir!);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    renameSync(buildDir!, `${buildDir}.previous`);
    renameSync(next!, buildDir!);
    const { files } = await loading;
    const name = files.get("/zzz.txt")!.variants.identity.body.toString();
    expect([...files.keys()].filter((path) => path.startsWith("/aaa"))).toEqual([
      `/aaa-${name}.txt`,
    ]);
  }
});
