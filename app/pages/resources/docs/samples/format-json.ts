import type { JsonValue } from "../api/openapi.ts";

/** How a language writes objects, lists and their leaves. */
export interface Notation {
  leaf: (value: string | number | boolean | null) => string;
  key: (name: string) => string;
  indent: string;
}

export const jsonNotation: Notation = {
  leaf: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  indent: "  ",
};

/** A value in a notation: on one line where it fits, otherwise one line for each part. */
export function formatValue(
  value: JsonValue,
  notation: Notation,
  widthColumns: number,
  margin = "",
): string {
  if (value === null || typeof value !== "object") return notation.leaf(value);
  const isList = Array.isArray(value);
  const inner = margin + notation.indent;
  const parts = (partMargin: string, width: number) =>
    isList
      ? value.map((part: JsonValue) => formatValue(part, notation, width, partMargin))
      : Object.entries(value).map(
          ([name, part]) =>
            `${notation.key(name)}: ${formatValue(part as JsonValue, notation, width, partMargin)}`,
        );
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const space = isList ? "" : " ";
  const inline = `${open}${space}${parts("", Infinity).join(", ")}${space}${close}`;
  if (margin.length + inline.length <= widthColumns) return inline;
  const lines = parts(inner, widthColumns).map((part) => inner + part);
  return `${open}\n${lines.join(",\n")}\n${margin}${close}`;
}

export function formatJson(value: JsonValue, widthColumns = 88): string {
  return formatValue(value, jsonNotation, widthColumns);
}
