/** The part of OpenAPI 3.1 that our document uses. */
export type JsonValue =
  string | number | boolean | null | readonly JsonValue[] | { readonly [name: string]: JsonValue };

type SchemaType = "string" | "integer" | "number" | "boolean" | "array" | "object" | "null";

export interface Schema {
  $ref?: `#/components/schemas/${string}`;
  type?: SchemaType | SchemaType[];
  description?: string;
  format?: "uri" | "date-time" | "date";
  pattern?: string;
  contentMediaType?: string;
  enum?: string[];
  const?: string;
  default?: JsonValue;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
}

export interface Parameter {
  name: string;
  in: "query";
  description: string;
  required?: boolean;
  schema: Schema;
  example: JsonValue;
}

export interface MediaType {
  schema: Schema;
  example: JsonValue;
}

interface Header {
  description: string;
  schema: Schema;
}

export interface Response {
  description: string;
  headers?: Record<string, Header>;
  content: Record<string, MediaType>;
}

export interface Reference {
  $ref: `#/components/responses/${string}`;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  /** What a key must be allowed to do. */
  "x-scope": string;
  parameters?: Parameter[];
  requestBody?: { required: true; content: Record<string, MediaType> };
  responses: Record<string, Response | Reference>;
}

export type Method = "get" | "post";

export interface Webhook {
  post: {
    operationId: string;
    summary: string;
    requestBody: { required: true; content: { "application/json": MediaType } };
    responses: Record<string, { description: string }>;
  };
}

export interface OpenApiDocument {
  openapi: `3.1.${number}`;
  info: {
    title: string;
    version: string;
    summary: string;
    description: string;
    contact: { name: string; email: string; url: string };
    license: { name: string };
  };
  servers: [{ url: string; description: string }];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, Partial<Record<Method, Operation>>>;
  webhooks: Record<string, Webhook>;
  components: {
    securitySchemes: Record<string, { type: "http"; scheme: "bearer"; description: string }>;
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
  };
}
