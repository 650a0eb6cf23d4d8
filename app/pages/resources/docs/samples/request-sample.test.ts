import { execFileSync } from "node:child_process";

import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { apiDocument } from "../api/api-document.ts";
import { sampleLanguages } from "../api/languages.ts";

import { codeTokens, listingPieces, listingText } from "./code-listing.ts";
import { word } from "./curl-sample.ts";
import { formatJson } from "./format-json.ts";
import { endpoints, type SampleRequest } from "./operations.ts";
import { requestSample } from "./request-sample.ts";

const all = endpoints(apiDocument);
const values = ({ values }: SampleRequest) =>
  Object.fromEntries(values.map(({ name, value }) => [name, value]));

/** Runs a Node.js sample with a network that only takes notes. */
async function sentByJavaScript(request: SampleRequest) {
  const code = listingText(requestSample(request, "javascript")).replace(
    /^import .*$/m,
    "const openAsBlob = async (path) => new Blob([path]);",
  );
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => Response.json({}));
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  const run = new AsyncFunction("fetch", "process", "console", code);
  await run(fetch, { env: { QUOTEWRIGHT_API_KEY: "key" } }, { log: () => {} });
  return new Request(...fetch.mock.calls[0]!);
}

test.each(all)("the Node.js sample of $summary sends what the document says", async (endpoint) => {
  const sent = await sentByJavaScript(endpoint.request);
  const { origin, pathname, searchParams } = new URL(sent.url);
  expect(`${sent.method} ${origin}${pathname}`).toBe(
    `${endpoint.method} ${apiDocument.servers[0].url}${endpoint.path}`,
  );
  expect(sent.headers.get("authorization")).toBe("Bearer key");
  const expected = values(endpoint.request);
  const asText = Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [name, String(value)]),
  );
  if (endpoint.request.sentAs === "query") {
    expect(Object.fromEntries(searchParams)).toEqual(asText);
  } else if (endpoint.request.sentAs === "json") {
    expect(await sent.json()).toEqual(expected);
  } else {
    const fields = [...(await sent.formData())].map(([name, value]) => [
      name,
      typeof value === "string" ? value : value.name,
    ]);
    expect(Object.fromEntries(fields)).toEqual(asText);
  }
});

test.each(all)("a shell reads the curl sample of $summary as it is meant", ({ request }) => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${listingText(requestSample(request, "curl"))}`;
  const output = execFileSync("sh", ["-c", script], {
    env: { ...process.env, QUOTEWRIGHT_API_KEY: "key" },
    encoding: "utf8",
  });
  const words = output.split("\0").slice(0, -1);
  expect(words).toContain(request.url);
  expect(words).toContain("Authorization: Bearer key");
  if (request.sentAs === "json") {
    expect(JSON.parse(words.at(-1)!)).toEqual(values(request));
  } else {
    const sent = words.filter((text) => /^\w+=/.test(text));
    expect(sent).toEqual(
      request.values.map(({ name, value, isFile }) => `${name}=${isFile ? "@" : ""}${value}`),
    );
  }
});

test("every language shows every parameter, once, under the balloon of its row", () => {
  for (const { request, parameters } of all) {
    const rows = parameters.flatMap(({ name, item }) => (item === null ? [] : [[name, item]]));
    expect(request.values.map(({ name, item }) => [name, item])).toEqual(rows);
    for (const { id } of sampleLanguages) {
      const items = requestSample(request, id).flatMap(({ item }) => item ?? []);
      expect(items.sort()).toEqual(request.values.map(({ item }) => item));
    }
  }
});

test("any text survives the shell's quoting", () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes("\0")),
      (text) => {
        const echoed = execFileSync("sh", ["-c", `printf '%s' ${word(`=${text}`)}`]);
        expect(echoed.toString()).toBe(`=${text}`);
      },
    ),
    { numRuns: 25 },
  );
});

test("formatted JSON is the same value, within the width where it can be", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(formatJson(value as never))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(formatJson({ limit: 2, rows: [1, 2] }, 40)).toBe('{ "limit": 2, "rows": [1, 2] }');
  expect(formatJson({ limit: 2, rows: [1, 2] }, 20)).toBe('{\n  "limit": 2,\n  "rows": [1, 2]\n}');
});

test("tokens are the line again; names of properties are plain, values and comments are not", () => {
  fc.assert(
    fc.property(fc.string(), (line) => {
      expect(
        codeTokens(line)
          .map(({ text }) => text)
          .join(""),
      ).toBe(line);
    }),
  );
  expect(codeTokens('  "status": "queued" // at once')).toEqual([
    { kind: "plain", text: '  "status": ' },
    { kind: "string", text: '"queued"' },
    { kind: "plain", text: " " },
    { kind: "comment", text: "// at once" },
  ]);
});

test("a listing in pieces is the listing; a line with a balloon stands by itself", () => {
  for (const { request } of all) {
    for (const { id } of sampleLanguages) {
      const lines = requestSample(request, id);
      const pieces = listingPieces(lines);
      const text = pieces.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join("");
      expect(text).toBe(listingText(lines));
      expect(pieces.flatMap(({ item }) => item ?? [])).toEqual(
        lines.flatMap(({ item }) => item ?? []),
      );
    }
  }
});
