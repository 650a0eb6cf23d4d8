import { readFile } from "node:fs/promises";
import { afterAll, expect, test, vi } from "vitest";
import { contentSecurityPolicy, nothingInline, renderHeadersFile } from "./security-headers.ts";
import { addressOf } from "./site-address.ts";
import { fakePagePaths } from "#server/testing/fake-build.ts";
import { makeTestApp } from "#server/testing/test-app.ts";

const testApp = await makeTestApp();
afterAll(() => testApp[Symbol.asyncDispose]());

/** The `_headers` file as Netlify reads it: every rule whose address matches adds its headers. */
function parseHeadersFile(text: string): { address: string; headers: Record<string, string> }[] {
  return text.split("\n\n").map((rule) => {
    const [address = "", ...lines] = rule.trim().split("\n");
    const headers = lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()];
    });
    return { address, headers: Object.fromEntries(headers) };
  });
}

function matches(rule: string, address: string): boolean {
  return rule.endsWith("/*") ? address.startsWith(rule.slice(0, -1)) : rule === address;
}

test("the _headers file gives every route the headers that the server sends", async () => {
  const rules = parseHeadersFile(await readFile(`${testApp.buildDir}/client/_headers`, "utf8"));
  const pages = fakePagePaths.filter((path) => path !== "404.html").map(addressOf);
  const addresses = [
    ...pages,
    "/assets/entry-Dk3jf8a1.js",
    "/assets/quote-worker-C9_x-7a2.js",
    "/drawings/part.svg",
    "/downloads/guide.pdf",
  ];
  const ofTransfer =
    /^(content-(type|length|encoding)|etag|vary|date|connection|keep-alive|accept-ranges|transfer-encoding)$/;

  for (const address of addresses) {
    const response = await testApp.app.inject(address);
    expect(response.statusCode).toBe(200);
    const sent = Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => !ofTransfer.test(name)),
    );
    const matching = rules.filter((rule) => matches(rule.address, address));
    const names = matching.flatMap((rule) => Object.keys(rule.headers));
    expect(new Set(names).size, `${address}: a header in two rules`).toBe(names.length);

    const hostDefault = { "cache-control": "public, max-age=0, must-revalidate" };
    expect(Object.assign({}, hostDefault, ...matching.map((rule) => rule.headers))).toEqual(sent);
  }
});

test("every answer carries the common headers, and none names the server", async () => {
  const requests = [
    { url: "/" },
    { url: "/nope" },
    { url: "/pricing/" },
    { url: "/healthz" },
    { url: "/readyz" },
    { url: "/%zz" },
    { url: "/", method: "PUT" },
    { url: "/", method: "POST" },
    { url: "/", method: "POST", headers: { "content-type": "text/plain" }, payload: "x" },
    { url: "/", method: "POST", headers: { "sec-fetch-site": "cross-site" } },
  ] as const;
  for (const request of requests) {
    const { headers } = await testApp.app.inject(request);
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=63072000; includeSubDomains",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["server"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  }
});

test("the policy allows the page's own inline scripts and styles by hash and nothing inline besides", () => {
  const policy = contentSecurityPolicy({
    scripts: ["sha256-abc=", "sha256-def="],
    styles: ["sha256-ghi="],
  });
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=';");
  expect(policy).toContain("style-src 'self' 'sha256-ghi=';");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain("unsafe");
});

test("the worker that holds a visitor's quotes may fetch code and connect to nothing", async () => {
  const worker = await testApp.app.inject("/assets/quote-worker-C9_x-7a2.js");
  expect(worker.headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'none'",
  );
  const script = await testApp.app.inject("/assets/entry-Dk3jf8a1.js");
  expect(script.headers["content-security-policy"]).toBeUndefined();
});

test("of Trusted Types only the policy that names the worker may be made", () => {
  expect(contentSecurityPolicy(nothingInline)).toMatch(/; trusted-types quote-worker$/);
});

test("pages that the server alone knows have no rule, and no line is too long for a host", () => {
  const eight = Array.from({ length: 8 }, () => `sha256-${"a".repeat(44)}`);
  const hashes = { scripts: eight, styles: eight.slice(0, 2) };
  const text = renderHeadersFile(
    { "index.html": hashes, "server-pages/contact-success.html": hashes },
    ["assets/quote-worker-C9_x-7a2.js"],
  );
  expect(text).not.toContain("server-pages");
  expect(text).toMatch(/^\/$/m);
  for (const line of text.split("\n")) expect(line.length).toBeLessThan(2000);
});

test("the policy lets forms go where the build was told, and preload is asked for", async () => {
  vi.stubEnv("FORM_ENDPOINT", "https://forms.example.com/f/1");
  vi.stubEnv("HSTS_PRELOAD", "true");
  vi.resetModules();
  const told = await import("./security-headers.ts");
  vi.unstubAllEnvs();
  const policy = told.contentSecurityPolicy(told.nothingInline);
  expect(policy).toContain("form-action 'self' https://forms.example.com;");
  expect(policy).toContain("connect-src 'self' https://forms.example.com;");
  const hosted = told.renderHeadersFile({ "demo/index.html": told.nothingInline }, []);
  expect(hosted).toMatch(
    /^\/demo\n {2}Content-Security-Policy: .*form-action 'self' https:\/\/forms/m,
  );
  expect(told.commonHeaders["Strict-Transport-Security"]).toMatch(/; preload$/);
  const usual = contentSecurityPolicy(nothingInline);
  expect(usual).toContain("form-action 'self';");
  expect(usual).toContain("connect-src 'self';");
});
