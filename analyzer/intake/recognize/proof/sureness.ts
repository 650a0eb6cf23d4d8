import type { ReadOffers } from "./unproven.ts";

/**
 * How often all that is read back was right, in percent, with one sign that speaks against it, two, three and more: counted in
 * seven batches of quotes (docs/measured/reader.md).
 */
const withSigns = [75, 60, 50, 30] as const;
const byRulesAlone = 45;

export function sureness({ context }: Pick<ReadOffers, "context">, signs: readonly string[]) {
  if (context.file.second === undefined) return byRulesAlone;
  return withSigns[Math.min(signs.length, withSigns.length) - 1] ?? withSigns[0];
}
