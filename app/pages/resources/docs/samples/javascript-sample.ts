import type { CodeLine } from "./code-listing.ts";
import { jsonNotation, type Notation } from "./format-json.ts";
import type { SampleRequest } from "./operations.ts";
import { keyVariable, plainLines, propertyLines } from "./sample-lines.ts";

const notation: Notation = {
  ...jsonNotation,
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name)),
};
const authorization = `Authorization: \`Bearer \${process.env.${keyVariable}}\``;
const quoted = (text: unknown) => JSON.stringify(String(text));

export function javascriptSample(request: SampleRequest): CodeLine[] {
  return [...sending[request.sentAs](request), { code: "console.log(await response.json());" }];
}

const sending: Record<SampleRequest["sentAs"], (request: SampleRequest) => CodeLine[]> = {
  query: ({ url, values }) => [
    ...plainLines(`const url = "${url}";
const query = new URLSearchParams({`),
    ...values.map(({ name, value, item }) => ({
      code: `  ${notation.key(name)}: ${quoted(value)},`,
      item,
    })),
    ...plainLines(`});
const response = await fetch(\`\${url}?\${query}\`, {
  headers: { ${authorization} },
});`),
  ],
  form: ({ method, url, values }) => [
    ...plainLines(`import { openAsBlob } from "node:fs";

const form = new FormData();`),
    ...values.map(({ name, value, item, isFile }) => ({
      code: isFile
        ? `form.set(${quoted(name)}, await openAsBlob(${quoted(value)}), ${quoted(value)});`
        : `form.set(${quoted(name)}, ${quoted(value)});`,
      item,
    })),
    ...plainLines(`const response = await fetch("${url}", {
  method: "${method}",
  headers: { ${authorization} },
  body: form,
});`),
  ],
  json: ({ method, url, values }) => [
    ...plainLines(`const response = await fetch("${url}", {
  method: "${method}",
  headers: {
    ${authorization},
    "Content-Type": "application/json",
  },
  body: JSON.stringify({`),
    ...propertyLines(values, notation, "    ", { lastComma: true }),
    ...plainLines(`  }),
});`),
  ],
};
