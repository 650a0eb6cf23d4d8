import { execFile, spawnSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

import "@hyperjump/json-schema/formats";
import { setShouldValidateFormat, validate } from "@hyperjump/json-schema/openapi-3-1";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";

import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";

import { claims } from "#app/site/claims.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { apiDocument } from "./api-document.ts";
import { completedEvent, dashboard, vendorPage } from "./examples.ts";
import type { JsonValue, Operation } from "./openapi.ts";
import { signatureCheck } from "./signature-check.ts";
import { webhookExample } from "./webhook-example.ts";

setShouldValidateFormat(true);

const operations: Operation[] = Object.values(apiDocument.paths).flatMap((item) =>
  Object.values(item),
);

/** The document as a file, so that the validator can find its parts by address. */
async function documentAddress(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), "openapi-")), "api.openapi.json");
  await writeFile(file, JSON.stringify(apiDocument));
  return pathToFileURL(file).href;
}

test("the document is valid OpenAPI 3.1, and a broken one is found out", async () => {
  const schema = "https://spec.openapis.org/oas/3.1/schema-base";
  const document = JSON.parse(JSON.stringify(apiDocument));
  expect(await validate(schema, document, "BASIC")).toMatchObject({ valid: true });
  document.paths["/api/v1/vendors"].get.parameters[0].schema.type = "whole";
  expect(await validate(schema, document)).toMatchObject({ valid: false });
});

test("every example fits its schema", async () => {
  const address = await documentAddress();
  const examples = exampleLocations(apiDocument as unknown as JsonValue, []);
  expect(examples.length).toBeGreaterThan(20);
  for (const { pointer, schemaName, example } of examples) {
    const schema = schemaName ? `/components/schemas/${schemaName}` : `${pointer}/schema`;
    const output = await validate(`${address}#${schema}`, example as never, "BASIC");
    expect(output, pointer).toMatchObject({ valid: true });
  }
});

/** Everything in the document that has both a schema and an example. */
function exampleLocations(
  value: JsonValue,
  path: string[],
): { pointer: string; schemaName: string | undefined; example: JsonValue }[] {
  if (value === null || typeof value !== "object") return [];
  const own = value as Record<string, JsonValue>;
  const deeper = Object.entries(own).flatMap(([name, part]) =>
    exampleLocations(part, [...path, name.replaceAll("~", "~0").replaceAll("/", "~1")]),
  );
  if (!("schema" in own) || !("example" in own)) return deeper;
  const reference = (own["schema"] as Record<string, string>)["$ref"];
  return [
    {
      pointer: `/${path.map(encodeURIComponent).join("/")}`,
      schemaName: reference?.split("/").at(-1),
      example: own["example"]!,
    },
    ...deeper,
  ];
}

test("the endpoints and their parameters are those of the specification", () => {
  const parameters = (operation: Operation) => {
    const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    const name = schema?.$ref?.split("/").at(-1);
    const properties = name ? apiDocument.components.schemas[name] : schema;
    return [
      ...(operation.parameters ?? []).map(({ name }) => name),
      ...Object.keys(properties?.properties ?? {}),
    ];
  };
  const listed = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      `${method.toUpperCase()} ${path}`,
      parameters(operation),
    ]),
  );
  expect(listed).toEqual([
    ["POST /api/v1/rfq/analyze", ["file", "analysis_type", "callback_url"]],
    ["GET /api/v1/vendors", ["limit", "offset", "filter", "sort"]],
    ["POST /api/v1/approvals", ["workflow_type", "approvers", "rules"]],
    ["GET /api/v1/analytics/dashboard", ["date_range", "metrics", "format"]],
  ]);
});

test("what an operation refers to exists", () => {
  for (const { responses, operationId } of operations) {
    for (const response of Object.values(responses)) {
      if (!("$ref" in response)) continue;
      const name = response.$ref.split("/").at(-1)!;
      expect(apiDocument.components.responses, operationId).toHaveProperty([name]);
    }
  }
});

test("the sample analysis is the home dashboard's package, ranked by the analyzer", () => {
  const { best } = rank(
    samplePackage.vendors.map((vendor) => ({
      ...vendor,
      landedCost: landedCost(vendor.cost).total,
    })),
    samplePackage.weights,
  );
  expect(completedEvent.data).toMatchObject({
    rfq: samplePackage.rfq,
    responses: samplePackage.responses,
    analysis_seconds: Number.parseFloat(claims.homeAnalysisTime.figure),
    weights: {
      landed_cost: samplePackage.weights.landedCost,
      lead_time: samplePackage.weights.leadTime,
      reliability: samplePackage.weights.reliability,
    },
    best: best.map(({ rank, quote, score }) => ({
      rank,
      vendor_id: quote.id,
      score: Math.round(score),
      landed_cost_usd: quote.landedCost,
      lead_time_days: quote.leadTimeDays,
      reliability: quote.reliability,
    })),
  });
});

test("the sample page of vendors is what its own parameters select from the package", () => {
  const selected = samplePackage.vendors
    .filter(({ reliability }) => reliability >= 80)
    .sort((a, b) => b.reliability - a.reliability);
  expect(vendorPage).toEqual({
    data: selected.slice(0, 2).map(({ id, supplier, place, reliability, ordersOnTime }) => ({
      id,
      name: supplier,
      place,
      reliability,
      orders_on_time: ordersOnTime.filter(Boolean).length,
      orders: ordersOnTime.length,
    })),
    pagination: { limit: 2, offset: 0, total: selected.length, next_offset: 2 },
  });
});

test("the sample dashboard's changes follow from its figures, and agree with the claims", () => {
  for (const { value, previous, change_percent } of dashboard.metrics) {
    expect(change_percent).toBe(Math.round(((value - previous) / previous) * 100));
  }
  const [cycleTime, approvals, landedCostIndex] = dashboard.metrics;
  const [least, most] = claims.cycleTime.figure.match(/\d+/g)!.map(Number);
  expect(-cycleTime!.change_percent).toBeGreaterThanOrEqual(least!);
  expect(-cycleTime!.change_percent).toBeLessThanOrEqual(most!);
  expect(`${approvals!.previous / approvals!.value}x`).toBe(claims.approvals.figure);
  expect(`${-landedCostIndex!.change_percent}%`).toBe(claims.landedCost.figure);
});

test("the worked signature is the HMAC of the worked delivery, also by the library of the standard", () => {
  const { secret, id, timestamp, body, signature } = webhookExample;
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const digest = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  expect(signature).toBe(`v1,${digest}`);
  expect(new Webhook(secret).sign(id, new Date(Number(timestamp) * 1000), body)).toBe(signature);
  expect(Date.parse(JSON.parse(body).timestamp)).toBe(Number(timestamp) * 1000);
});

test("the Node.js check accepts the worked delivery, and refuses a changed, old or unsigned one", async () => {
  const source = `data:text/javascript,${encodeURIComponent(signatureCheck.javascript)}`;
  const { isGenuine } = await import(/* @vite-ignore */ source);
  const { secret, id, timestamp, body, signature } = webhookExample;
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,bm90IHRoaXMgb25l ${signature}`,
  };
  const sentAt = Number(timestamp) * 1000;
  expect(isGenuine(headers, body, secret, sentAt)).toBe(true);
  expect(isGenuine(headers, `${body} `, secret, sentAt)).toBe(false);
  expect(isGenuine(headers, body, secret, sentAt + 301_000)).toBe(false);
  expect(isGenuine(headers, body, "whsec_b3RoZXI=", sentAt)).toBe(false);
  const signedWith = (given: string) =>
    isGenuine({ ...headers, "webhook-signature": given }, body, secret, sentAt);
  expect(signedWith("v1,bm90IHRoaXMgb25l")).toBe(false);
  expect(signedWith(`v0,abc ${signature}`)).toBe(true);
  expect(signedWith(signature.replace("v1,", "v0,"))).toBe(false);
  expect(signedWith(signature.replace("v1,", ""))).toBe(false);
});

const hasJava = spawnSync("java", ["-version"]).status === 0;

test.skipIf(!hasJava)(
  "the Java check, compiled and run, knows a genuine delivery behind an unknown scheme (needs java)",
  async () => {
    const { secret, id, timestamp, body, signature } = webhookExample;
    const [imports, method] = signatureCheck.java.split("\n\n");
    const cases = [
      [signature, body],
      [`v9,%% v1a,x ${signature}`, body],
      [signature, `${body} `],
      [signature.replace("v1,", ""), body],
    ];
    const calls = cases.map(
      (words) =>
        `System.out.println(isGenuine(Map.of("webhook-id", ${JSON.stringify(id)}, "webhook-timestamp", "${timestamp}",
          "webhook-signature", ${JSON.stringify(words[0])}), ${JSON.stringify(words[1])}, "${secret}", ${timestamp}L));`,
    );
    const folder = await mkdtemp(join(tmpdir(), "java-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "Check.java");
    await writeFile(
      file,
      `${imports}\nclass Check {\n${method}\npublic static void main(String[] words) throws Exception {\n${calls.join("\n")}\n}}\n`,
    );
    const { stdout } = await promisify(execFile)("java", [file]);
    expect(stdout.trim().split("\n")).toEqual(["true", "true", "false", "false"]);
  },
  60_000,
);

test("no check decodes what a header brings: an entry of an unknown scheme would stop it", () => {
  for (const language of ["javascript", "python", "java"] as const) {
    const source = signatureCheck[language];
    const afterTheKey = source.slice(source.indexOf("webhook-signature"));
    expect(source, language).toContain("v1,");
    expect(afterTheKey, language).not.toMatch(/decode|"base64"|replace/);
  }
});
