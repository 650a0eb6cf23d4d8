import { expect, test } from "vitest";

import { isTaxName } from "./total-rows.ts";

test("a tax may have its rate first", () => {
  for (const name of ["VAT 20 %", "19 % MwSt.", "zzgl. 19% USt", "Estimated tax", "Umsatzsteuer"])
    expect(isTaxName(name), name).toBe(true);
  for (const name of ["Taxi transfer kit", "19 % discount", "Vatted pump"])
    expect(isTaxName(name), name).toBe(false);
});
