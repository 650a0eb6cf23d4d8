import type { JsonValue } from "./api-document.ts";

/** As wide as a listing beside its text is on a laptop. */
const listingColumns = 60;

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
