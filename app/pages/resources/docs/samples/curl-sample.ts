import type { CodeLine } from "./code-listing.ts";
import { jsonNotation } from "./format-json.ts";
import type { SampleRequest, SampleValue } from "./operations.ts";
import { keyVariable, plainLines, propertyLines } from "./sample-lines.ts";

const key = `  -H "Authorization: Bearer $${keyVariable}" \\`;

export function curlSample({ url, sentAs, values }: SampleRequest): CodeLine[] {
  if (sentAs === "json") {
    return [
      ...plainLines(`curl ${url} \\\n${key}\n  --json '{`),
      ...propertyLines(values, jsonNotation, "    ", { lastComma: false }).map((line) => ({
        ...line,
        code: insideQuotes(line.code),
      })),
      { code: "  }'" },
    ];
  }
  const argument = sentAs === "query" ? queryArgument : formArgument;
  return [
    ...plainLines(`curl ${sentAs === "query" ? "-G " : ""}${url} \\\n${key}`),
    ...values.map((value, index) => ({
      code: `  ${argument(value)}${index < values.length - 1 ? " \\" : ""}`,
      item: value.item,
    })),
  ];
}

/** Short where there is nothing to encode. */
const queryArgument = ({ name, value }: SampleValue) =>
  `${/^[\w:,./-]+$/.test(String(value)) ? "-d" : "--data-urlencode"} ${word(`${name}=${value}`)}`;

const formArgument = ({ name, value, isFile }: SampleValue) =>
  isFile ? `-F ${word(`${name}=@${value}`)}` : `--form-string ${word(`${name}=${value}`)}`;

/** One word for the shell: quoted unless every character is harmless. */
export function word(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${insideQuotes(text)}'`;
}

function insideQuotes(text: string): string {
  return text.replaceAll("'", `'\\''`);
}
