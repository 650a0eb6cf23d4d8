import { expect, test } from "vitest";

import { gearboxPackage } from "./gearbox-package.ts";

import { normalizedPrices } from "#app/art/figures/operations.ts";

const currencies = { "€": "EUR", $: "USD", SEK: "SEK" } as const;
const unitsPerKilogram = { kg: 1, lb: 2.20462 } as const;

test("the drawn prices come to the one beside them at the rates of the analyzer page", () => {
  const { quoted, dollarsPerKilogram, within } = normalizedPrices;
  const normalized = quoted.map((price) => {
    const { sign, amount, unit } = /^(?<sign>\S+) (?<amount>[\d.]+) \/ (?<unit>\w+)$/.exec(price)!
      .groups as { sign: keyof typeof currencies; amount: string; unit: "kg" | "lb" };
    return Number(amount) * gearboxPackage.dollarsPer[currencies[sign]] * unitsPerKilogram[unit];
  });
  for (const dollars of normalized) {
    expect(Math.abs(dollars - dollarsPerKilogram)).toBeLessThanOrEqual(within);
  }
});
