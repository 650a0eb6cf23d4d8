import { brand } from "#app/site/brand.ts";
import type { CodeLine } from "./code-listing.ts";
import { formatValue, type Notation } from "./format-json.ts";
import type { SampleValue } from "./operations.ts";

/** The environment variable that the samples read the key from. */
export const keyVariable = `${brand.constant}_API_KEY`;

const widthColumns = 88;

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
    const text = `${margin}${notation.key(name)}: ${formatValue(value, notation, widthColumns, margin)}${comma}`;
    const [first, ...rest] = plainLines(text);
    return [{ ...first!, item }, ...rest];
  });
}
