import type { JsonValue } from "../api/openapi.ts";
import { formatJson } from "../samples/format-json.ts";

/** An answer as it is shown: text as it is, anything else as JSON. */
export function responseText(example: JsonValue): string {
  return typeof example === "string" ? example.replaceAll("\r\n", "\n") : formatJson(example);
}
