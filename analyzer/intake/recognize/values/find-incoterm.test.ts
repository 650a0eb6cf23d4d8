import { expect, test } from "vitest";

import { findIncoterm } from "./find-incoterm.ts";

test("letters before a number name the number", () => {
  expect(findIncoterm("CIF B00000000", false)).toBeNull();
  expect(findIncoterm("Registro Mercantil, folio 0 – C.I.F.: A-12345678", false)).toBeNull();
});

test("letters before a place are an Incoterm, whatever its postal code", () => {
  expect(findIncoterm("CIF Bilbao", false)?.code).toBe("CIF");
  expect(findIncoterm("DAP 34999 Rossbach", false)?.code).toBe("DAP");
});
