import { brand } from "#app/site/brand.ts";

/** A text with the company's name in the places that `{brand}` keeps for it. The name itself is refused: it may change. */
export function withBrand(file: string, source: string): string {
  const line = source.split("\n").findIndex((text) => text.includes(brand.name)) + 1;
  if (line > 0) throw new Error(`${file}:${line}: write {brand} instead of ${brand.name}`);
  return source.replaceAll("{brand}", brand.name);
}
