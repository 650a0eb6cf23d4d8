import { parse } from "yaml";

import type { Fields, Values } from "./fields.ts";

const frontMatter = /^---\n(?<yaml>[\s\S]*?)\n---\n(?<text>[\s\S]*)$/;

/** The fields at the head of a Markdown file and the text below them. Throws naming the file and the field. */
export function readFrontMatter<Of extends Fields>(
  file: string,
  source: string,
  fields: Of,
): { values: Values<Of>; text: string } {
  const parts = frontMatter.exec(source.replaceAll("\r\n", "\n"))?.groups;
  if (!parts) throw new Error(`${file}: must begin with front matter between two lines of ---`);

  const given = (parse(parts["yaml"] ?? "", { schema: "core" }) ?? {}) as Record<string, unknown>;
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
  if (unknown) {
    throw new Error(
      `${file}: ${unknown} is not a field; there are ${Object.keys(fields).join(", ")}`,
    );
  }
  const values = Object.entries(fields).map(([name, field]) => {
    try {
      return [name, field.read(given[name])];
    } catch (error) {
      throw new Error(`${file}: ${name} ${(error as Error).message}`, { cause: error });
    }
  });
  return { values: Object.fromEntries(values) as Values<Of>, text: parts["text"] ?? "" };
}
