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

test("a term that is spelled out is read as its three letters", () => {
  expect(findIncoterm("Delivered duty paid, Boise", false)).toEqual({ code: "DDP", isCode: false });
  expect(findIncoterm("delivered duty paid", true)?.code).toBe("DDP");
});
