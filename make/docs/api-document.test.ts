import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import "@hyperjump/json-schema/formats";
import { setShouldValidateFormat, validate } from "@hyperjump/json-schema/openapi-3-1";
import { expect, test } from "vitest";

import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";

import { claims } from "#app/site/claims.ts";
import { samplePackage } from "#app/samples/sample-package.ts";
import { approvalRules, approvers } from "#app/samples/approvals.ts";

import {
  answerOf,
  apiDocument,
  type JsonValue,
  operations as calls,
  type Operation,
} from "./api-document.ts";

setShouldValidateFormat(true);

const operations = calls.map(({ operation }) => operation);

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

test("the endpoints and their parameters are those of the specification, and one to read a result that was missed", () => {
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
    ["GET /api/v1/rfq/analyses/{id}", ["id"]],
    ["GET /api/v1/vendors", ["limit", "offset", "filter", "sort"]],
    ["POST /api/v1/approvals", ["workflow_type", "approvers", "rules"]],
    ["GET /api/v1/analytics/dashboard", ["date_range", "metrics", "format"]],
  ]);
});

test("what an operation refers to exists", () => {
  for (const { responses, operationId } of operations) {
    for (const response of Object.values(responses)) {
      if (!response.$ref) continue;
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
  expect(answerOf("/api/v1/rfq/analyze", "post")).toMatchObject({
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

test("every ranked response says how sure the reading is, and where it was read", () => {
  const { best } = answerOf("/api/v1/rfq/analyze", "post") as {
    best: { confidence: number; source: { file: string; place: string } }[];
  };
  for (const { confidence, source } of best) {
    expect(confidence).toBeGreaterThan(0);
    expect(source.file).toMatch(/\.(?:pdf|xlsx|eml)$/);
    expect(source.place).not.toBe("");
  }
});

test("answers may gain fields, as the documentation says; requests may not", () => {
  const closed = Object.entries(apiDocument.components.schemas).flatMap(([name, schema]) =>
    JSON.stringify(schema).includes('"additionalProperties":false') ? [name] : [],
  );
  expect(closed).toEqual(["ApprovalRequest"]);
});

test("the approvals call can say every rule of the approval routing page", async () => {
  const snakeCase = (name: string) =>
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const rules = approvalRules.map((rule) => ({
    id: rule.id,
    ...(rule.fromAmount === undefined ? {} : { from_amount_usd: rule.fromAmount }),
    ...(rule.belowAmount === undefined ? {} : { below_amount_usd: rule.belowAmount }),
    ...(rule.categories ? { categories: rule.categories } : {}),
    ...(rule.isImport ? { is_import: true } : {}),
    approver: snakeCase(rule.approver),
    signs_last: rule.stage === "final",
    sla_hours: rule.slaHours,
    escalates_to: snakeCase(approvers[rule.approver].escalatesTo),
  }));
  expect(rules.map(({ id }) => id)).toEqual("R1 R2 R3 R4 R5 R6 R7 R8 R9".split(" "));
  const known = Object.keys(apiDocument.components.schemas["ApprovalRule"]!.properties!);
  for (const rule of rules) expect(known).toEqual(expect.arrayContaining(Object.keys(rule)));
  const schema = `${await documentAddress()}#/components/schemas/ApprovalRequest`;
  const request = { workflow_type: "parallel", approvers: [], rules };
  expect(await validate(schema, request as never, "BASIC")).toMatchObject({ valid: true });
});

test("the sample page of vendors is what its own parameters select from the package", () => {
  const selected = samplePackage.vendors
    .filter(({ reliability }) => reliability >= 80)
    .sort((a, b) => b.reliability - a.reliability);
  expect(answerOf("/api/v1/vendors")).toEqual({
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
  const dashboard = answerOf("/api/v1/analytics/dashboard") as {
    metrics: { value: number; previous: number; change_percent: number }[];
  };
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
