import {
  type Code,
  type Endpoint,
  type ParameterRow,
  type Problem,
  type SampleLanguage,
  sampleLanguages,
  type Samples,
} from "#app/pages/resources/docs/docs-data.ts";

import {
  apiDocument,
  type JsonValue,
  type Operation,
  operations,
  resolved,
  type Schema,
} from "./api-document.ts";

/** As wide as a listing beside its text is on a laptop. */
const listingColumns = 60;

/** Every error of the API, in the document's order. */
export const problems = Object.entries(apiDocument.components.responses).map(
  ([id, { description, content }]): Problem => {
    const { title, status } = content["application/problem+json"]!.example as {
      title: string;
      status: number;
    };
    return {
      anchor: `error-${id}`,
      status: String(status),
      title,
      remedy: description.slice(`${title}. `.length),
    };
  },
);

/** Every endpoint of the document, in its order, as the reference shows it. */
export const endpoints: readonly Endpoint[] = operations.map(({ path, method, operation }) => {
  const taken = parametersOf(operation);
  const responses = Object.entries(operation.responses);
  const anchors = responses.map(([, { $ref = "" }]) => `error-${$ref.split("/").at(-1)}`);
  return {
    id: operation.operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    method,
    path,
    group: operation.tags[0],
    summary: operation.summary,
    description: operation.description,
    scope: operation["x-scope"],
    parameters: taken.flatMap((parameter, index) => [
      { ...rowOf(parameter), item: index + 1 },
      ...partsOf(parameter).map(rowOf),
    ]),
    samples: samplesOf(operation, taken),
    responses: responses.flatMap(([status, { description, content = {} }]) =>
      Object.entries(content).map(([mediaType, { example }]) => ({
        status,
        description,
        mediaType,
        text: responseText(example),
      })),
    ),
    problems: problems.filter(({ anchor }) => anchors.includes(anchor)),
  };
});

interface TakenParameter {
  name: string;
  schema: Schema;
  isRequired: boolean;
  description: string;
  /** Of one that stands in the path, which a sample shows filled. */
  inPath?: JsonValue;
}

/** What a call takes, whether in the address or in the body. */
function parametersOf({ parameters = [], requestBody }: Operation): TakenParameter[] {
  const body = Object.values(requestBody?.content ?? {})[0];
  if (body) return propertiesOf(resolved(body.schema));
  return parameters.map(({ name, schema, required = false, description, ...parameter }) => ({
    name,
    schema,
    isRequired: required,
    description,
    ...(parameter.in === "path" ? { inPath: parameter.example } : {}),
  }));
}

function propertiesOf({ properties = {}, required = [] }: Schema): TakenParameter[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: required.includes(name),
    description: schema.description ?? "",
  }));
}

/** The parts of a parameter that is a list of objects. */
function partsOf({ name, schema: { items } }: TakenParameter): TakenParameter[] {
  const parts = items ? propertiesOf(resolved(items)) : [];
  return parts.map((part) => ({ ...part, name: `${name}[].${part.name}` }));
}

function rowOf({ name, schema, isRequired, description }: TakenParameter): ParameterRow {
  const unless = schema.default === undefined ? "" : ` Default: \`${schema.default}\`.`;
  return { name, type: typeText(schema), isRequired, description: description + unless };
}

/** A type in the words of a reader: `integer, 1 to 100`, `one of json, csv`. */
export function typeText(schema: Schema): string {
  const { type, minimum, maximum, maxItems, items } = schema;
  if (schema.enum) return `one of ${schema.enum.join(", ")}`;
  if (schema.contentMediaType) return "file";
  if (schema.format === "uri") return "address";
  if (items) {
    const { type: each } = resolved(items);
    return `list of ${each}s${maxItems === undefined ? "" : `, up to ${maxItems}`}`;
  }
  if (minimum === undefined) return String(type);
  return `${type}, ${maximum === undefined ? `${minimum} or more` : `${minimum} to ${maximum}`}`;
}

function samplesOf(operation: Operation, parameters: readonly TakenParameter[]): Samples {
  const samples = sampleLanguages.map(({ id, label }): [SampleLanguage, Code] => {
    const sample = operation["x-codeSamples"].find((each) => each.label === label);
    if (!sample) throw new Error(`${operation.operationId} has no sample for ${label}.`);
    const text = sample.source.trimEnd();
    return [id, { text, itemLines: parameters.map((parameter) => lineOf(parameter, text)) }];
  });
  return Object.fromEntries(samples) as Samples;
}

/** The first line of the code that names the parameter. */
function lineOf({ name, inPath = name }: TakenParameter, code: string): number {
  const line = code.split("\n").findIndex((each) => new RegExp(`\\b${inPath}\\b`).test(each));
  if (line < 0) throw new Error(`A sample does not set ${name}:\n${code}`);
  return line;
}

/** An answer as it is shown: text as it is, anything else as JSON. */
export function responseText(example: JsonValue): string {
  return typeof example === "string" ? example.replaceAll("\r\n", "\n") : formatJson(example);
}

/** A value as JSON: on one line where it fits, otherwise one line for each part. `before` columns stand before it on its line. */
export function formatJson(
  value: JsonValue,
  width = listingColumns,
  margin = "",
  before = 0,
): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = (partMargin: string, partWidth: number) =>
    Object.entries(value).map(([name, part]: [string, JsonValue]) => {
      const key = isList ? "" : `${JSON.stringify(name)}: `;
      return key + formatJson(part, partWidth, partMargin, key.length);
    });
  const onOneLine = parts("", Infinity).join(", ");
  const inline = isList ? `[${onOneLine}]` : `{ ${onOneLine} }`;
  if (margin.length + before + inline.length <= width) return inline;
  const inner = `${margin}  `;
  const lines = parts(inner, width).map((part) => inner + part);
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${margin}${close}`;
}
