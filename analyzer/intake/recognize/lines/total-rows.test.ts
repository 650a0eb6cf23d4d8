import { expect, test } from "vitest";

import { isTaxName, isTotalName } from "./total-rows.ts";

test("a tax may have its rate first", () => {
  for (const name of ["VAT 20 %", "19 % MwSt.", "zzgl. 19% USt", "Estimated tax", "Umsatzsteuer"])
    expect(isTaxName(name), name).toBe(true);
  for (const name of ["Taxi transfer kit", "19 % discount", "Vatted pump"])
    expect(isTaxName(name), name).toBe(false);
});

test("a total may say of what", () => {
  for (const name of ["Parts total", "Items total", "Order total (GBP)", "Grand total"])
    expect(isTotalName(name), name).toBe(true);
  for (const name of ["Parts", "Total station, blue", "Part totaliser"])
    expect(isTotalName(name), name).toBe(false);
});
