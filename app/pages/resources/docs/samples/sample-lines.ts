import { brand } from "#app/site/brand.ts";
import type { CodeLine } from "./code-listing.ts";
import { formatValue, listingColumns, type Notation } from "./format-json.ts";
import type { SampleValue } from "./operations.ts";

/** The environment variable that the samples read the key from. */
export const keyVariable = `${brand.constant}_API_KEY`;

/** Lines of code as they are. */
export function plainLines(text: string): CodeLine[] {
  return text.split("\n").map((code) => ({ code }));
}

/** `name: value,` for each value of a body; the first line of each carries its balloon. */
export function propertyLines(
  values: readonly SampleValue[],
  notation: Notation,
  margin: string,
  { lastComma }: { lastComma: boolean },
): CodeLine[] {
  return values.flatMap(({ name, value, item }, index) => {
    const comma = lastComma || index < values.length - 1 ? "," : "";
    const key = `${notation.key(name)}: `;
    const written = formatValue(value, notation, listingColumns, margin, key.length);
    const text = `${margin}${key}${written}${comma}`;
    const [first, ...rest] = plainLines(text);
    return [{ ...first!, item }, ...rest];
  });
}
