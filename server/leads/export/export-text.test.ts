import { expect, test } from "vitest";
import { readablePhone } from "./export-text.ts";

test.each([
  ["+49 30 1234", "tel:+49 30 1234"],
  ["+1-512-555-0134", "tel:+1-512-555-0134"],
  ["+1 (512) 555.0134", "tel:+1 (512) 555.0134"],
  ["030 1234", "030 1234"],
  ["+1+cmd|' /C calc'!A0", "+1+cmd|' /C calc'!A0"],
  ["+49 30;=1+1", "+49 30;=1+1"],
  ["", ""],
])("the phone number %j is exported as %j", (typed, cell) => {
  expect(readablePhone(typed)).toBe(cell);
});
