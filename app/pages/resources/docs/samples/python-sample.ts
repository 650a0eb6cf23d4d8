import type { CodeLine } from "./code-listing.ts";
import type { Notation } from "./format-json.ts";
import type { SampleRequest } from "./operations.ts";
import { keyVariable, plainLines, propertyLines } from "./sample-lines.ts";

const constants: Record<string, string> = { true: "True", false: "False", null: "None" };

/** A JSON string is a Python string too; only the three constants differ. */
const notation: Notation = {
  leaf: (value) => constants[String(value)] ?? JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  indent: "    ",
};

export function pythonSample({ method, url, sentAs, values }: SampleRequest): CodeLine[] {
  const lines = (part: typeof values) =>
    propertyLines(part, notation, "        ", { lastComma: true });
  const files = values.filter(({ isFile }) => isFile);
  const others = values.filter(({ isFile }) => !isFile);
  return [
    ...plainLines(`import os
import requests

response = requests.${method.toLowerCase()}(
    "${url}",
    headers={"Authorization": f"Bearer {os.environ['${keyVariable}']}"},`),
    ...files.map(({ name, value, item }) => ({
      code: `    files={${notation.leaf(name)}: open(${notation.leaf(String(value))}, "rb")},`,
      item,
    })),
    { code: `    ${{ query: "params", form: "data", json: "json" }[sentAs]}={` },
    ...lines(others),
    ...plainLines(`    },
)
print(response.json())`),
  ];
}
