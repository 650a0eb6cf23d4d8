import { brand } from "#app/site/brand.ts";
import { api } from "#app/site/facts/api.ts";
import { apiLimits } from "./api-limits.ts";
import { completedEvent, dashboard, vendorPage, workflow } from "./examples.ts";
import type { OpenApiDocument } from "./openapi.ts";
import { problemReferences, problemResponses } from "./problems.ts";
import { schemas } from "./schemas.ts";
import { webhookExample } from "./webhook-example.ts";

const { rules, approvers, workflow_type } = workflow;
const anyCall = ["not-authenticated", "not-allowed", "rate-limited", "unavailable"] as const;

/** The one source of the API reference, of its samples and of openapi.json. The site itself does not serve the API. */
export const apiDocument: OpenApiDocument = {
  openapi: "3.1.1",
  info: {
    title: `${brand.name} API`,
    version: "1.0.0",
    summary: "Analyze RFQ responses, read vendors, set up approvals, read the dashboard.",
    description: api.documentation,
    contact: {
      name: `${brand.name} support`,
      email: brand.mailboxes.support,
      url: `${brand.siteUrl}/resources/docs#support`,
    },
    license: { name: "All rights reserved" },
  },
  servers: [{ url: `https://api.${brand.domain}`, description: "Illustrative address" }],
  security: [{ apiKey: [] }],
  tags: [
    { name: "RFQ analysis", description: "Send documents, receive a ranking." },
    { name: "Vendors", description: "The suppliers behind the quotes." },
    { name: "Approvals", description: "Set who approves awards." },
    { name: "Analytics", description: "Read the dashboard's figures." },
  ],
  paths: {
    "/api/v1/rfq/analyze": {
      post: {
        operationId: "analyzeRfq",
        tags: ["RFQ analysis"],
        summary: "Analyze an RFQ",
        description:
          "Reads the supplier responses in a file, normalizes them and ranks them. With a `callback_url`, the call returns at once and the result is sent to that address. Without one, the call returns the result.",
        "x-scope": "rfq:write",
        requestBody: {
          required: true,
          content: {
            "multipart/form-data": {
              schema: {
                type: "object",
                required: ["file"],
                additionalProperties: false,
                properties: {
                  file: {
                    type: "string",
                    contentMediaType: "application/octet-stream",
                    description: `PDF, Excel (.xlsx, .xls), CSV, or an email with its attachments (.eml). Up to ${apiLimits.fileSizeMb} MB.`,
                  },
                  analysis_type: {
                    type: "string",
                    enum: ["balanced", "landed_cost", "lead_time"],
                    default: "balanced",
                    description:
                      "How landed cost, lead time and reliability are weighted: `balanced` is 40/30/30, the others put most weight on one criterion.",
                  },
                  callback_url: {
                    type: "string",
                    format: "uri",
                    description: "HTTPS address that receives the signed result.",
                  },
                },
              },
              example: {
                file: "RFQ-2417.eml",
                analysis_type: "balanced",
                callback_url: `https://erp.example.com/${brand.slug}`,
              },
            },
          },
        },
        responses: {
          "202": {
            description: "Accepted. The result is sent to the callback address.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/AcceptedAnalysis" },
                example: {
                  id: completedEvent.data.id,
                  status: "queued",
                  callback_url: `https://erp.example.com/${brand.slug}`,
                },
              },
            },
          },
          "200": {
            description: "The result, if no callback address was given.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Analysis" },
                example: completedEvent.data,
              },
            },
          },
          ...problemReferences(
            "invalid-parameter",
            "file-too-large",
            "unsupported-format",
            "unreadable-file",
            ...anyCall,
          ),
        },
      },
    },
    "/api/v1/vendors": {
      get: {
        operationId: "listVendors",
        tags: ["Vendors"],
        summary: "List vendors",
        description: "Lists the suppliers that have quoted to you, one page at a time.",
        "x-scope": "vendors:read",
        parameters: [
          {
            name: "limit",
            in: "query",
            description: "Rows per page.",
            schema: {
              type: "integer",
              minimum: 1,
              maximum: apiLimits.pageSize.max,
              default: apiLimits.pageSize.default,
            },
            example: 2,
          },
          {
            name: "offset",
            in: "query",
            description: "Rows to skip.",
            schema: { type: "integer", minimum: 0, default: 0 },
            example: 0,
          },
          {
            name: "filter",
            in: "query",
            description:
              "`field:operator:value`. Separate several filters with commas. Operators: `eq`, `gte`, `lte`.",
            schema: { type: "string" },
            example: "reliability:gte:80",
          },
          {
            name: "sort",
            in: "query",
            description: "Field to sort by. A leading minus reverses the order.",
            schema: {
              type: "string",
              enum: ["name", "-name", "reliability", "-reliability"],
              default: "name",
            },
            example: "-reliability",
          },
        ],
        responses: {
          "200": {
            description: "One page of vendors.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/VendorPage" },
                example: vendorPage,
              },
            },
          },
          ...problemReferences("invalid-parameter", ...anyCall),
        },
      },
    },
    "/api/v1/approvals": {
      post: {
        operationId: "createApprovalWorkflow",
        tags: ["Approvals"],
        summary: "Create an approval workflow",
        description:
          "Sets who approves awards. It applies to new awards. Awards already in progress keep their route.",
        "x-scope": "approvals:write",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/ApprovalRequest" },
              example: { workflow_type, approvers, rules },
            },
          },
        },
        responses: {
          "201": {
            description: "Created.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/ApprovalWorkflow" },
                example: workflow,
              },
            },
          },
          ...problemReferences("invalid-parameter", ...anyCall),
        },
      },
    },
    "/api/v1/analytics/dashboard": {
      get: {
        operationId: "readDashboard",
        tags: ["Analytics"],
        summary: "Read the dashboard",
        description:
          "Returns the dashboard's figures for a period, each with the figure of the period before.",
        "x-scope": "analytics:read",
        parameters: [
          {
            name: "date_range",
            in: "query",
            required: true,
            description: "First and last day, inclusive: `from/to`.",
            schema: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}/\\d{4}-\\d{2}-\\d{2}$" },
            example: dashboard.date_range,
          },
          {
            name: "metrics",
            in: "query",
            description:
              "`cycle_time_days`, `approval_hours`, `landed_cost_index`, separated by commas. If absent, all are returned.",
            schema: { type: "string" },
            example: dashboard.metrics.map(({ name }) => name).join(","),
          },
          {
            name: "format",
            in: "query",
            description: "JSON, or CSV for a spreadsheet.",
            schema: { type: "string", enum: ["json", "csv"], default: "json" },
            example: "json",
          },
        ],
        responses: {
          "200": {
            description: "The figures, in the requested format.",
            content: {
              "application/json": {
                schema: { $ref: "#/components/schemas/Dashboard" },
                example: dashboard,
              },
              "text/csv": {
                schema: { type: "string" },
                example: [
                  "name,value,previous,change_percent",
                  ...dashboard.metrics.map((metric) => Object.values(metric).join(",")),
                ].join("\r\n"),
              },
            },
          },
          ...problemReferences("invalid-parameter", ...anyCall),
        },
      },
    },
  },
  webhooks: {
    "analysis.completed": {
      post: {
        operationId: "analysisCompleted",
        summary: "An analysis is complete. The body contains the ranking.",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/CompletedEvent" },
              example: completedEvent,
            },
          },
        },
        responses: { "2XX": { description: "Received." } },
      },
    },
    "analysis.failed": {
      post: {
        operationId: "analysisFailed",
        summary: "An analysis failed. The body contains the reason.",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: { $ref: "#/components/schemas/FailedEvent" },
              example: JSON.parse(webhookExample.body),
            },
          },
        },
        responses: { "2XX": { description: "Received." } },
      },
    },
  },
  components: {
    securitySchemes: {
      apiKey: {
        type: "http",
        scheme: "bearer",
        description: "An API key of your workspace, sent as a bearer token.",
      },
    },
    schemas,
    responses: problemResponses,
  },
};
