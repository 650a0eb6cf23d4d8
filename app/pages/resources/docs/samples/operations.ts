import type {
  JsonValue,
  MediaType,
  Method,
  OpenApiDocument,
  Operation,
  Response,
  Schema,
} from "../api/openapi.ts";

/** One line of a parameter table. */
export interface ParameterRow {
  /** `approvers`, or `rules[].above` for a part of one. */
  name: string;
  /** Number of its balloon in the samples; parts of a parameter have none. */
  item: number | null;
  type: string;
  isRequired: boolean;
  description: string;
  default: JsonValue | undefined;
}

/** A value of the sample request, and the balloon that marks it. */
export interface SampleValue {
  name: string;
  value: JsonValue;
  item: number;
  isFile: boolean;
}

export interface SampleRequest {
  method: "GET" | "POST";
  url: string;
  sentAs: "query" | "form" | "json";
  values: SampleValue[];
}

export interface SampleResponse {
  status: string;
  description: string;
  mediaType: string;
  example: JsonValue;
}

/** An endpoint as the reference shows it. */
export interface Endpoint {
  /** Anchor in the documentation. */
  id: string;
  method: "GET" | "POST";
  path: string;
  group: string;
  summary: string;
  description: string;
  /** What a key must be allowed to do. */
  scope: string;
  parameters: ParameterRow[];
  request: SampleRequest;
  responses: SampleResponse[];
  /** Names of the errors it may answer with. */
  problems: string[];
}

/** Every operation of the document, in its order. */
export function endpoints(document: OpenApiDocument): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) =>
      endpoint(document, path, method, operation),
    ),
  );
}

function endpoint(
  document: OpenApiDocument,
  path: string,
  method: Method,
  operation: Operation,
): Endpoint {
  const parameters = parameterSchemas(document, operation);
  const responses = Object.entries(operation.responses);
  const verb = method === "get" ? "GET" : "POST";
  return {
    id: kebabCase(operation.operationId),
    method: verb,
    path,
    group: operation.tags[0],
    summary: operation.summary,
    description: operation.description,
    scope: operation["x-scope"],
    parameters: parameters.flatMap(({ name, schema, isRequired, description }, index) => [
      row(document, name, schema, isRequired, description, index + 1),
      ...partRows(document, name, schema),
    ]),
    request: {
      method: verb,
      url: document.servers[0].url + path,
      sentAs: sentAs(operation),
      values: parameters.map(({ name, schema, example }, index) => ({
        name,
        value: example,
        item: index + 1,
        isFile: schema.contentMediaType !== undefined,
      })),
    },
    responses: responses.flatMap(([status, response]) =>
      "$ref" in response ? [] : sampleResponses(status, response),
    ),
    problems: responses.flatMap(([, response]) =>
      "$ref" in response ? [response.$ref.slice("#/components/responses/".length)] : [],
    ),
  };
}

interface ParameterSchema {
  name: string;
  schema: Schema;
  isRequired: boolean;
  description: string;
  example: JsonValue;
}

/** What a call takes, whether in the query or in the body. */
function parameterSchemas(document: OpenApiDocument, operation: Operation): ParameterSchema[] {
  const inQuery = (operation.parameters ?? []).map(
    ({ name, schema, required = false, description, example }) => ({
      name,
      schema,
      isRequired: required,
      description,
      example,
    }),
  );
  const body = bodyOf(operation);
  if (!body) return inQuery;
  const { properties = {}, required = [] } = resolve(document, body.schema);
  const examples = body.example as Record<string, JsonValue>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema: resolve(document, schema),
    isRequired: required.includes(name),
    description: schema.description ?? "",
    example: examples[name] ?? null,
  }));
}

function row(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  isRequired: boolean,
  description: string,
  item: number | null,
): ParameterRow {
  return {
    name,
    item,
    type: typeText(document, schema),
    isRequired,
    description,
    default: schema.default,
  };
}

/** The parts of a parameter that is a list of objects. */
function partRows(document: OpenApiDocument, name: string, schema: Schema): ParameterRow[] {
  const { properties = {}, required = [] } = schema.items ? resolve(document, schema.items) : {};
  return Object.entries(properties).map(([part, partSchema]) =>
    row(
      document,
      `${name}[].${part}`,
      partSchema,
      required.includes(part),
      partSchema.description ?? "",
      null,
    ),
  );
}

/** A type in the words of a reader: `integer, 1 to 100`, `one of json, csv`. */
export function typeText(document: OpenApiDocument, schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema.contentMediaType) return "file";
  if (schema.format === "uri") return "address";
  if (schema.type === "array" && schema.items) {
    const { type } = resolve(document, schema.items);
    const most = schema.maxItems === undefined ? "" : `, up to ${schema.maxItems}`;
    return `list of ${type === "object" ? "objects" : `${type}s`}${most}`;
  }
  const { minimum, maximum } = schema;
  const range =
    minimum === undefined
      ? ""
      : maximum === undefined
        ? `, ${minimum} or more`
        : `, ${minimum} to ${maximum}`;
  return `${schema.type}${range}`;
}

function sampleResponses(status: string, response: Response): SampleResponse[] {
  return Object.entries(response.content).map(([mediaType, { example }]) => ({
    status,
    description: response.description,
    mediaType,
    example,
  }));
}

function sentAs(operation: Operation): SampleRequest["sentAs"] {
  if (!operation.requestBody) return "query";
  return "application/json" in operation.requestBody.content ? "json" : "form";
}

function bodyOf(operation: Operation): MediaType | undefined {
  return Object.values(operation.requestBody?.content ?? {})[0];
}

function resolve(document: OpenApiDocument, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.slice("#/components/schemas/".length);
  const found = document.components.schemas[name];
  if (!found) throw new Error(`The document has no schema ${name}.`);
  return found;
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
