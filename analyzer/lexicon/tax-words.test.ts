import { expect, test } from "vitest";

import { isWithTax, mayHoldTax, withoutTaxNote } from "./tax-words.ts";

test.each([
  "excl. VAT",
  "zzgl. MwSt.",
  "hors TVA",
  "sin IVA",
  "exkl. moms",
  "bez DPH",
  "ekskl. mva",
])("%s leaves a price a price", (note) => {
  expect(withoutTaxNote(`Price ${note}`).trim()).toMatch(/^Price\s*\.?$/);
  expect(mayHoldTax(`Total ${note}`)).toBe(false);
});

test.each(["incl. VAT", "TTC", "con IVA", "inkl. MwSt.", "s DPH", "税込", "含税"])(
  "%s says that a tax is in it",
  (words) => {
    expect(isWithTax(`Total ${words}`)).toBe(true);
    expect(mayHoldTax(`Total ${words}`)).toBe(true);
  },
);

test.each(["Industrial cleaning", "Customer total", "Privatization", "Dust cover"])(
  "“%s” speaks of no tax",
  (text) => {
    expect(mayHoldTax(text)).toBe(false);
  },
);
