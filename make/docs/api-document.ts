import { readFileSync } from "node:fs";

import { parse } from "yaml";

import { valueWithFacts } from "./facts.ts";

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

/** The part of JSON Schema that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  contentMediaType?: string;
  enum?: string[];
  default?: JsonValue;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

export interface Parameter {
  name: string;
  in: "query" | "path";
  description: string;
  required?: boolean;
  schema: Schema;
  example: JsonValue;
}

interface MediaType {
  schema: Schema;
  example: JsonValue;
}

interface Response {
  $ref?: string;
  description: string;
  content: Record<string, MediaType>;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** What a key must be allowed to do. */
  "x-scope": string;
  "x-codeSamples": { label: string; source: string }[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, Response>;
}

/** The part of OpenAPI 3.1 that the document uses. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; description: string };
  servers: [{ url: string; description: string }];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<
    string,
    { post: { summary: string; requestBody: { content: Record<string, MediaType> } } }
  >;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

const file = new URL("../../app/prose/docs/openapi.yaml", import.meta.url);

/** The one source of the API reference, of the file to download and of the mock server. The site does not serve the API. */
export const apiDocument = filled(parse(readFileSync(file, "utf8"))) as unknown as OpenApiDocument;

function filled(value: JsonValue): JsonValue {
  if (typeof value === "string") return valueWithFacts(value);
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map(filled);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each)]));
}

/** Every call of the API, in the document's order. */
export const operations = Object.entries(apiDocument.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
  })),
);

/** The schema, or the one that it refers to. */
export function resolved(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const found = apiDocument.components.schemas[schema.$ref.slice("#/components/schemas/".length)];
  if (!found) throw new Error(`The document has no ${schema.$ref}.`);
  return found;
}

/** What a call answers in the samples when it succeeds. */
export function answerOf(path: string, method = "get"): JsonValue {
  const answer = apiDocument.paths[path]?.[method]?.responses["200"];
  if (!answer) throw new Error(`${path} has no sample answer.`);
  return answer.content["application/json"]!.example;
}
