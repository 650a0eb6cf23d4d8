import type { TableColumn } from "../columns/column-layout.ts";
import type { TextFact } from "../text/text-fact.ts";
import type { RegularTable } from "./table-shape.ts";

/** "SG-48-2.5": letters or signs among digits, in one word. */
const code = /^(?=\S*\d)(?=\S*[\p{Lu}-])[\p{L}\d][\p{L}\d./-]{3,}$/u;

/** A code where a header stands, with nothing below it: the part that the whole block prices. */
export function titlePart(
  columns: readonly TableColumn[],
  regular: RegularTable,
  headerRow: number,
): TextFact | null {
  const named = columns.filter(
    ({ sample, header }) => sample.length === 0 && code.test(header.text.trim()),
  );
  const [only, another] = named;
  if (only === undefined || another !== undefined) return null;
  const text = only.header.text.trim();
  return {
    field: "part",
    text,
    line: text,
    place: regular.cellPlace(headerRow, only.column),
    nearness: Infinity,
    confidence: 90,
    reason: `“${text}” is above the prices`,
  };
}
