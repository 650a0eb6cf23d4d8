import { execFile, execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";

import { expect, onTestFinished, test } from "vitest";

import type { Block, Endpoint, SampleLanguage } from "#app/pages/resources/docs/docs-data.ts";

import { apiDocument } from "../docs/api-document.ts";
import { endpoints } from "../docs/endpoints.ts";
import { webhookSecret } from "../docs/facts.ts";
import { overview, topicsIn } from "../docs/texts.ts";
import { startMockApi } from "./testing/mock-api.ts";

const run = promisify(execFile);
const key = "qw_test_8f3a";
const sampleOf = (id: string, language: SampleLanguage) =>
  endpoints.find((endpoint) => endpoint.id === id)!.samples[language].text;

/** A folder with one email that has three suppliers' files attached, as the quick start asks for. */
async function folderWithQuotes(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "quick-starts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const attachments = ["tallow-creek", "norrvik", "reinhold-vogt"].map(
    (name) =>
      `--b\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="${name}.csv"\r\n\r\npart,price\r\n`,
  );
  await writeFile(
    join(folder, "RFQ-2417.eml"),
    `Content-Type: multipart/mixed; boundary=b\r\n\r\n${attachments.join("")}--b--\r\n`,
  );
  return folder;
}

interface Workplace {
  folder: string;
  origin: string;
  /** What the mock server says it did. */
  lines: string[];
}

async function workplace(): Promise<Workplace> {
  const lines: string[] = [];
  const api = await startMockApi({ minuteMs: 1, log: (line) => lines.push(String(line)) });
  onTestFinished(() => api.close());
  return { folder: await folderWithQuotes(), origin: api.origin, lines };
}

/** Runs a sample as it is written, but for the address of the API. */
async function outputOf(
  { folder, origin }: Workplace,
  program: string,
  words: readonly string[],
): Promise<string> {
  const own = words.map((word) => word.replaceAll(apiDocument.servers[0].url, origin));
  const env = { ...process.env, QUOTEWRIGHT_API_KEY: key };
  return (await run(program, own, { cwd: folder, env })).stdout;
}

const shell = async (place: Workplace, code: string): Promise<SampleAnswer> =>
  JSON.parse(await outputOf(place, "sh", ["-c", code.replaceAll("curl ", "curl -s ")]));

/** What the answers of the endpoints hold, each some of it. */
interface SampleAnswer {
  id: string;
  data: { name: string }[];
  best: { vendor_id: string; score: number; confidence: number; source: Record<string, string> }[];
  rules: { id: string }[];
  metrics: unknown[];
}

/** What each endpoint answers its sample. */
function expectAnswer({ id }: Pick<Endpoint, "id">, answer: SampleAnswer) {
  switch (id) {
    case "analyze-rfq":
      return expect(answer).toMatchObject({ status: "queued", id: expect.stringMatching(/^ana_/) });
    case "read-analysis":
      return expect(answer.best[0]!.source["file"]).toBe("tallow-creek.pdf");
    case "list-vendors":
      return expect(answer.data).toHaveLength(2);
    case "create-approval-workflow":
      return expect(answer.rules.map((rule) => rule.id)).toEqual(["R1", "R4", "R7"]);
    default:
      return expect(answer.metrics).toHaveLength(3);
  }
}

test("every sample for the shell works as it is written", async () => {
  const place = await workplace();
  for (const endpoint of endpoints) {
    expectAnswer(endpoint, await shell(place, endpoint.samples.curl.text));
  }
});

test("every sample for Node.js works as it is written", async () => {
  const place = await workplace();
  for (const endpoint of endpoints) {
    const code = `${endpoint.samples.javascript.text.replace(
      "console.log(await response.json())",
      "console.log(JSON.stringify(await response.json()))",
    )}`;
    const words = ["--input-type=module", "-e", code];
    expectAnswer(endpoint, JSON.parse(await outputOf(place, process.execPath, words)));
  }
});

const hasPython = spawnSync("python3", ["-c", "import requests"]).status === 0;

test.skipIf(!hasPython)(
  "every sample for Python works as it is written, in one program (needs python3 with requests)",
  async () => {
    const place = await workplace();
    const code = endpoints.map(({ samples }) =>
      samples.python.text.replace(
        "print(response.json())",
        "import json; print(json.dumps(response.json()))",
      ),
    );
    const lines = (await outputOf(place, "python3", ["-c", code.join("\n")])).trim().split("\n");
    endpoints.forEach((endpoint, at) => expectAnswer(endpoint, JSON.parse(lines[at]!)));
  },
);

const hasJava = spawnSync("java", ["-version"]).status === 0;

test.skipIf(!hasJava)(
  "every sample for Java works as it is written, in one program (needs java)",
  async () => {
    const place = await workplace();
    const parts = endpoints.map(({ samples }) => samples.java.text.split("\n\n"));
    const imports = new Set(parts.flatMap(([first = ""]) => first.split("\n")));
    const methods = parts.map(
      ([, ...rest], at) => `static void call${at}() throws Exception {\n${rest.join("\n\n")}\n}`,
    );
    const calls = parts.map((_, at) => `call${at}();`).join("\n");
    const main = `public static void main(String[] words) throws Exception {\n${calls}\n}`;
    const program = `${[...imports].join("\n")}\nclass Samples {\n${methods.join("\n")}\n${main}\n}\n`;
    const own = program.replaceAll(apiDocument.servers[0].url, place.origin);
    await writeFile(join(place.folder, "Samples.java"), own);
    const lines = (await outputOf(place, "java", ["Samples.java"])).trim().split("\n");
    endpoints.forEach((endpoint, at) => expectAnswer(endpoint, JSON.parse(lines[at]!)));
  },
  120_000,
);

test("Getting Started: two of the three names, and the third behind them", async () => {
  const place = await workplace();
  const [start] = overview().quickStarts;
  const set = start!.steps.flatMap(({ text }) => /`(export [^`]+)`/.exec(text)?.[1] ?? [])[0];
  const call = `${set}\n${sampleOf("list-vendors", "curl")}`;
  const names = async (code: string) => (await shell(place, code)).data.map(({ name }) => name);
  expect(await names(call)).toEqual(["Tallow Creek Machine", "Reinhold & Vogt"]);
  expect(await names(call.replace("offset=0", "offset=2"))).toEqual(["Norrvik Metall"]);
});

test("First RFQ Analysis: the result at once, each response with its source, and another order by lead time", async () => {
  const place = await workplace();
  const sample = sampleOf("analyze-rfq", "curl").replace(/ \\\n.*callback_url.*/, "");
  const ranking = async (code: string) => (await shell(place, code)).best;
  const balanced = await ranking(sample);
  expect(balanced.map(({ score }) => score)).toEqual([95, 91, 87]);
  for (const { source, confidence } of balanced) {
    expect([source["file"], source["place"], confidence]).not.toContain(undefined);
  }
  const byLeadTime = await ranking(sample.replace("=balanced", "=lead_time"));
  expect(byLeadTime.map(({ vendor_id }) => vendor_id)).not.toEqual(
    balanced.map(({ vendor_id }) => vendor_id),
  );
});

interface Delivery {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver on this machine that refuses the first delivery. */
async function receiver() {
  const deliveries: Delivery[] = [];
  const received = Promise.withResolvers<Delivery[]>();
  const server = createServer((request, response) => {
    void take(request, response);
  });
  async function take(request: IncomingMessage, response: ServerResponse) {
    deliveries.push({ headers: request.headers, body: await text(request) });
    response.writeHead(deliveries.length === 1 ? 500 : 204).end();
    if (deliveries.length === 2) received.resolve(deliveries);
  }
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/rankings`, received: received.promise };
}

const blocks: Block[] = topicsIn("events").flatMap((topic) => [...topic.blocks, ...topic.wide]);
const check = blocks.flatMap((block) =>
  typeof block === "object" && "samples" in block ? [block.samples] : [],
)[0]!;

test("API Integration: signed events, retried, that each documented check believes; a missed result; an error", async () => {
  const place = await workplace();
  const { address, received } = await receiver();
  const sample = sampleOf("analyze-rfq", "curl").replace(
    /callback_url=\S+/,
    `callback_url=${address}`,
  );
  const { id } = await shell(place, sample);
  const [refused, taken] = await received;
  expect(taken!.headers["webhook-id"]).toBe(refused!.headers["webhook-id"]);
  expect(JSON.parse(taken!.body)).toMatchObject({ type: "analysis.completed", data: { id } });

  const headers = taken!.headers as Record<string, string>;
  const javascript = `data:text/javascript,${encodeURIComponent(check.javascript.text)}`;
  const { isGenuine } = await import(/* @vite-ignore */ javascript);
  expect(isGenuine(headers, taken!.body, webhookSecret)).toBe(true);
  expect(isGenuine(headers, `${taken!.body} `, webhookSecret)).toBe(false);
  const env = {
    ...process.env,
    SECRET: webhookSecret,
    ID: headers["webhook-id"],
    TIMESTAMP: headers["webhook-timestamp"],
    BODY: taken!.body,
  };
  const signature = execFileSync("sh", ["-c", check.curl.text], { env, encoding: "utf8" });
  expect(`v1,${signature.trim()}`).toBe(headers["webhook-signature"]);

  const missed = await shell(place, sampleOf("read-analysis", "curl").replace(/ana_\w+/, id));
  expect(missed).toEqual(JSON.parse(taken!.body).data);
  const limited = await fetch(`${place.origin}/api/v1/vendors`, {
    headers: { Authorization: `Bearer ${key}`, Prefer: "code=429" },
  });
  expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "12"]);
});

test.skipIf(!hasPython)(
  "the check for Python believes a genuine delivery alone (needs python3 with requests)",
  () => {
    const worked = blocks.flatMap((block) =>
      typeof block === "object" && "rows" in block && block.columns[1] === "Worked example"
        ? block.rows.map(({ cells }) => cells[1]!.replaceAll("`", ""))
        : [],
    );
    const [secret, id, timestamp, body, signature] = worked.map((value) => JSON.stringify(value));
    const program = `${check.python.text}
headers = {"webhook-id": ${id}, "webhook-timestamp": ${timestamp}, "webhook-signature": ${signature}}
body = ${body}.encode()
print(is_genuine(headers, body, ${secret}, ${timestamp} and ${worked[2]}))
print(is_genuine(headers, body + b" ", ${secret}, ${worked[2]}))`;
    const output = execFileSync("python3", ["-c", program], { encoding: "utf8" });
    expect(output.trim().split("\n")).toEqual(["True", "False"]);
  },
);

test("nothing that looks like code is left out unsaid", () => {
  const listings = ["access", "requests", "events", "limits"].flatMap((part) =>
    topicsIn(part).flatMap(({ blocks, wide }) => [...blocks, ...wide]),
  );
  const captions = listings.flatMap((block) =>
    typeof block === "object" && ("code" in block || "samples" in block) ? [block.caption] : [],
  );
  expect(captions).toEqual([
    // A header of every sample above, and no program.
    "Header of every request",
    // Data: held to its schema by docs/api-document.test.ts.
    "analysis.completed: body of a delivery",
    // Run above and in docs/signature-check.test.ts, in all four languages.
    "Check of webhook-signature",
    // Headers that the mock server sends, and no program.
    "Requests allowed, requests left, seconds until reset",
  ]);
  // Not run: the packages are examples and not published, as each listing says.
  for (const { listings } of overview().sdks) {
    expect(listings.map(({ caption }) => caption.replace(/(?<=example )\w+/, "name"))).toEqual([
      "Install (example name, not published)",
      "First call",
    ]);
  }
});
