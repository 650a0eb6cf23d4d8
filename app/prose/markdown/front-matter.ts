import { isMap, isScalar, LineCounter, parseDocument } from "yaml";

import { type Fields, readValues, type Values } from "./fields.ts";

const frontMatter = /^---\n(?<yaml>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;

/** The fields at the head of a Markdown file and the text below them. Throws naming file, line and field. */
export function readFrontMatter<Of extends Fields>(
  file: string,
  source: string,
  fields: Of,
): { values: Values<Of>; text: string; textLine: number } {
  const parts = frontMatter.exec(source.replaceAll("\r\n", "\n"))?.groups;
  if (!parts) throw new Error(`${file}:1: must begin with front matter between two lines of ---`);
  const { yaml = "", text = "" } = parts;

  const { given, lineOf } = readYaml(file, yaml);
  const { values, problems } = readValues(fields, given);
  const [wrong] = problems;
  if (wrong) throw new Error(`${file}:${lineOf(wrong[0])}: ${wrong.join(" ")}`);
  return { values, text, textLine: yaml.split("\n").length + 3 };
}

/** What the fields are given, and the line of the file in which each stands: the first where it is missing. */
function readYaml(file: string, yaml: string) {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { schema: "core", lineCounter: lines });
  // The first line of the file is the one of dashes.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [wrong] = document.errors;
  if (wrong) throw new Error(`${file}:${lineAt(wrong.pos[0])}: ${wrong.message.split("\n")[0]}`);
  const places = new Map<string, number>();
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key)) places.set(String(key.value), lineAt(key.range?.[0] ?? 0));
  }
  const all: unknown = document.toJS();
  return {
    given: isRecord(all) ? all : {},
    lineOf: (name: string) => places.get(name) ?? 1,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
