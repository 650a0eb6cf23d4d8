import { apiLimits } from "./api-limits.ts";
import type { Schema } from "./openapi.ts";

const percent = { type: "number", minimum: 0, maximum: 100 } as const;
const moment = { type: "string", format: "date-time" } as const;
const roles = { type: "string", pattern: "^[a-z][a-z_]*$" } as const;

/** What the API sends and takes, by name. */
export const schemas: Record<string, Schema> = {
  AcceptedAnalysis: {
    type: "object",
    description: "An accepted analysis.",
    required: ["id", "status", "callback_url"],
    additionalProperties: false,
    properties: {
      id: { type: "string", pattern: "^ana_" },
      status: { type: "string", const: "queued" },
      callback_url: { type: "string", format: "uri" },
    },
  },
  Analysis: {
    type: "object",
    description: "A finished analysis.",
    required: ["id", "status", "rfq", "responses", "analysis_seconds", "weights", "best"],
    additionalProperties: false,
    properties: {
      id: { type: "string", pattern: "^ana_" },
      status: { type: "string", const: "completed" },
      rfq: { type: "string", description: "RFQ number found in the documents." },
      responses: { type: "integer", minimum: 1, description: "Supplier responses found." },
      analysis_seconds: { type: "number", minimum: 0 },
      weights: {
        type: "object",
        description: "In percent. They add up to 100.",
        required: ["landed_cost", "lead_time", "reliability"],
        additionalProperties: false,
        properties: { landed_cost: percent, lead_time: percent, reliability: percent },
      },
      best: {
        type: "array",
        description: `Up to ${apiLimits.bestResponses}, best first.`,
        maxItems: apiLimits.bestResponses,
        items: { $ref: "#/components/schemas/RankedResponse" },
      },
    },
  },
  RankedResponse: {
    type: "object",
    required: ["rank", "vendor_id", "score", "landed_cost_usd", "lead_time_days", "reliability"],
    additionalProperties: false,
    properties: {
      rank: { type: "integer", minimum: 1 },
      vendor_id: { type: "string" },
      score: { ...percent, description: "Weighted, out of 100." },
      landed_cost_usd: { type: "number", minimum: 0 },
      lead_time_days: { type: "integer", minimum: 0 },
      reliability: percent,
    },
  },
  Vendor: {
    type: "object",
    required: ["id", "name", "place", "reliability", "orders_on_time", "orders"],
    additionalProperties: false,
    properties: {
      id: { type: "string" },
      name: { type: "string" },
      place: { type: "string" },
      reliability: percent,
      orders_on_time: { type: "integer", minimum: 0 },
      orders: { type: "integer", minimum: 0, description: "Purchase orders counted." },
    },
  },
  VendorPage: {
    type: "object",
    required: ["data", "pagination"],
    additionalProperties: false,
    properties: {
      data: { type: "array", items: { $ref: "#/components/schemas/Vendor" } },
      pagination: { $ref: "#/components/schemas/Pagination" },
    },
  },
  Pagination: {
    type: "object",
    required: ["limit", "offset", "total", "next_offset"],
    additionalProperties: false,
    properties: {
      limit: { type: "integer", minimum: 1, maximum: apiLimits.pageSize.max },
      offset: { type: "integer", minimum: 0 },
      total: { type: "integer", minimum: 0, description: "Matching rows on all pages." },
      next_offset: { type: ["integer", "null"], description: "Null on the last page." },
    },
  },
  ApprovalRequest: {
    type: "object",
    required: ["workflow_type", "approvers"],
    additionalProperties: false,
    properties: {
      workflow_type: {
        type: "string",
        enum: ["parallel", "sequential"],
        description: "`parallel` asks all approvers at once, `sequential` in the order given.",
      },
      approvers: {
        type: "array",
        minItems: 1,
        maxItems: apiLimits.approvers,
        items: roles,
        description: "Roles as named in your directory.",
      },
      rules: {
        type: "array",
        items: { $ref: "#/components/schemas/ApprovalRule" },
        description:
          "Conditions that add approvers. Without rules, every award has the same approvers.",
      },
    },
  },
  ApprovalRule: {
    type: "object",
    required: ["field", "above", "add_approver"],
    additionalProperties: false,
    properties: {
      field: {
        type: "string",
        enum: ["landed_cost_usd", "waiting_hours"],
        description: "Field to compare: the budget or the SLA.",
      },
      above: { type: "number", minimum: 0, description: "Threshold, in the unit of the field." },
      add_approver: { ...roles, description: "Role to add above the threshold." },
    },
  },
  ApprovalWorkflow: {
    type: "object",
    required: ["id", "status", "workflow_type", "approvers", "rules", "created_at"],
    additionalProperties: false,
    properties: {
      id: { type: "string", pattern: "^wfl_" },
      status: { type: "string", enum: ["active", "paused"] },
      workflow_type: { type: "string", enum: ["parallel", "sequential"] },
      approvers: { type: "array", items: roles },
      rules: { type: "array", items: { $ref: "#/components/schemas/ApprovalRule" } },
      created_at: moment,
    },
  },
  Dashboard: {
    type: "object",
    required: ["date_range", "metrics"],
    additionalProperties: false,
    properties: {
      date_range: { type: "string" },
      metrics: { type: "array", items: { $ref: "#/components/schemas/Metric" } },
    },
  },
  Metric: {
    type: "object",
    required: ["name", "value", "previous", "change_percent"],
    additionalProperties: false,
    properties: {
      name: { type: "string" },
      value: { type: "number" },
      previous: { type: "number", description: "Figure of the period before." },
      change_percent: { type: "number" },
    },
  },
  CompletedEvent: {
    type: "object",
    required: ["type", "timestamp", "data"],
    additionalProperties: false,
    properties: {
      type: { type: "string", const: "analysis.completed" },
      timestamp: moment,
      data: { $ref: "#/components/schemas/Analysis" },
    },
  },
  FailedEvent: {
    type: "object",
    required: ["type", "timestamp", "data"],
    additionalProperties: false,
    properties: {
      type: { type: "string", const: "analysis.failed" },
      timestamp: moment,
      data: {
        type: "object",
        required: ["id", "status", "detail"],
        additionalProperties: false,
        properties: {
          id: { type: "string", pattern: "^ana_" },
          status: { type: "string", const: "failed" },
          detail: { type: "string", description: "What to do about it." },
        },
      },
    },
  },
  Problem: {
    type: "object",
    description: "A problem document (RFC 9457).",
    required: ["type", "title", "status", "detail"],
    additionalProperties: false,
    properties: {
      type: { type: "string", format: "uri", description: "Address of the explanation." },
      title: { type: "string" },
      status: { type: "integer", minimum: 400, maximum: 599 },
      detail: { type: "string", description: "What went wrong in this request." },
      parameter: { type: "string", description: "The parameter in error, if any." },
    },
  },
};
