import { landedCost } from "#analyzer/quote/landed-cost.ts";
import { rank } from "#analyzer/rank/rank.ts";
import { samplePackage } from "#app/samples/sample-package.ts";

import { answerOf, apiDocument, type JsonValue } from "../../docs/api-document.ts";
import { apiLimits } from "../../docs/api-limits.ts";

type Json = Record<string, JsonValue>;

export interface Call {
  values: Json;
  file?: File | undefined;
}

/** A problem of the OpenAPI file as an answer. */
export function problem(id: string, changes: Json = {}): Response {
  const { content } = apiDocument.components.responses[id]!;
  const [type, { example }] = Object.entries(content)[0]!;
  const body = { ...(example as { status: number }), ...changes };
  const waits = body.status === 429 || body.status === 503 ? { "Retry-After": "12" } : {};
  return Response.json(body, { status: body.status, headers: { "Content-Type": type, ...waits } });
}

const documented = answerOf("/api/v1/rfq/analyze", "post") as Json & { best: Json[] };
const weightsOf: Record<string, typeof samplePackage.weights> = {
  balanced: samplePackage.weights,
  landed_cost: { landedCost: 60, leadTime: 20, reliability: 20 },
  lead_time: { landedCost: 20, leadTime: 60, reliability: 20 },
};

function analysisBy(type: string): Json {
  const weights = weightsOf[type]!;
  const quotes = samplePackage.vendors.map((vendor) => ({
    ...vendor,
    landedCost: landedCost(vendor.cost).total,
  }));
  const best = rank(quotes, weights).best.map(({ rank, quote, score }) => ({
    ...documented.best.find((each) => each["vendor_id"] === quote.id),
    rank,
    score: Math.round(score),
  }));
  const { landedCost: landed_cost, leadTime: lead_time, reliability } = weights;
  return { ...documented, weights: { landed_cost, lead_time, reliability }, best };
}

/** What each operation answers from the sample RFQ. It remembers the analyses it was asked for. */
export function sampleAnswers(sendEvent: (address: string, data: Json) => void) {
  const analyses = new Map<JsonValue, Json>([[documented["id"]!, documented]]);
  let next = 2417;
  return {
    analyzeRfq({ values, file }: Call) {
      const { name, size } = file ?? { name: "", size: 0 };
      if (size > apiLimits.fileSizeMb * 1_000_000) return problem("file-too-large");
      if (!/\.(?:pdf|xlsx?|csv|eml)$/i.test(name)) return problem("unsupported-format");
      if (size === 0) return problem("unreadable-file", { detail: "The file is empty." });
      const id = `ana_${next++}`;
      const result = { ...analysisBy(String(values["analysis_type"])), id };
      const { callback_url } = values;
      if (typeof callback_url !== "string") {
        analyses.set(id, result);
        return Response.json(result);
      }
      const queued = { id, status: "queued", callback_url };
      analyses.set(id, queued);
      setImmediate(() => {
        analyses.set(id, result);
        sendEvent(callback_url, result);
      });
      return Response.json(queued, { status: 202 });
    },
    readAnalysis({ values: { id = "" } }: Call) {
      const found = analyses.get(id);
      const detail = `This workspace has no analysis ${String(id)}.`;
      return found ? Response.json(found) : problem("not-found", { detail });
    },
    listVendors,
    createApprovalWorkflow({ values }: Call) {
      const created = { id: "wfl_0042", status: "active", rules: [], ...values };
      return Response.json({ ...created, created_at: new Date().toISOString() }, { status: 201 });
    },
    readDashboard,
  };
}

const vendors = samplePackage.vendors.map(({ id, supplier, place, reliability, ordersOnTime }) => ({
  id,
  name: supplier,
  place,
  reliability,
  orders_on_time: ordersOnTime.filter(Boolean).length,
  orders: ordersOnTime.length,
}));

function listVendors({ values }: Call): Response {
  const [limit, offset] = [Number(values["limit"]), Number(values["offset"])];
  const filters = String(values["filter"] ?? "").match(/[^,]+/g) ?? [];
  const order = String(values["sort"]);
  const by = order.replace("-", "") as "name" | "reliability";
  const selected = vendors
    .filter((vendor) => filters.every((filter) => passes(vendor, filter)))
    .toSorted((a, b) => (a[by] > b[by] === order.startsWith("-") ? -1 : 1));
  const total = selected.length;
  const next_offset = offset + limit < total ? offset + limit : null;
  const data = selected.slice(offset, offset + limit);
  return Response.json({ data, pagination: { limit, offset, total, next_offset } });
}

function passes(vendor: (typeof vendors)[number], filter: string): boolean {
  const [field, operator, wanted = ""] = filter.split(":");
  const value = vendor[field as "name" | "reliability"];
  if (operator === "eq") return String(value) === wanted;
  return operator === "gte" ? value >= wanted : value <= wanted;
}

function readDashboard({ values }: Call): Response {
  const { content } = apiDocument.paths["/api/v1/analytics/dashboard"]!["get"]!.responses["200"]!;
  const type = values["format"] === "csv" ? "text/csv" : "application/json";
  const { example } = content[type]!;
  const text = typeof example === "string" ? example : JSON.stringify(example);
  return new Response(text, { headers: { "Content-Type": type } });
}
