import type { RateTable } from "#analyzer/package/rates.ts";
import { localToday } from "#app/tool/local-today.ts";

/** The table with a rate that the visitor typed: today's, unless another day is set. */
export function withRate(rates: RateTable, code: string, rate: number): RateTable {
  const { asOf, base, perUnit } = rates;
  return {
    asOf: asOf || localToday(),
    source: "Your rates",
    base,
    perUnit: { ...perUnit, [code]: rate },
  };
}

/** The values with one of them set, or gone where it is `null`. */
export function withValue(
  values: Readonly<Record<string, number>>,
  key: string,
  value: number | null,
): Readonly<Record<string, number>> {
  const { [key]: _, ...others } = values;
  return value === null ? others : { ...others, [key]: value };
}
