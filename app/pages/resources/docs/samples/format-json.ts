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
  /** Columns that stand before it on its line, a name for instance. */
  before = 0,
): string {
  if (value === null || typeof value !== "object") return notation.leaf(value);
  const isList = Array.isArray(value);
  const inner = margin + notation.indent;
  const parts = (partMargin: string, width: number) =>
    isList
      ? value.map((part: JsonValue) => formatValue(part, notation, width, partMargin))
      : Object.entries(value).map(([name, part]) => {
          const key = `${notation.key(name)}: `;
          return key + formatValue(part as JsonValue, notation, width, partMargin, key.length);
        });
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const space = isList ? "" : " ";
  const inline = `${open}${space}${parts("", Infinity).join(", ")}${space}${close}`;
  if (margin.length + before + inline.length <= widthColumns) return inline;
  const lines = parts(inner, widthColumns).map((part) => inner + part);
  return `${open}\n${lines.join(",\n")}\n${margin}${close}`;
}

/** As wide as a listing beside its text is on a laptop. */
export const listingColumns = 60;

export function formatJson(value: JsonValue, widthColumns = listingColumns): string {
  return formatValue(value, jsonNotation, widthColumns);
}
