import { expect, test } from "vitest";
import { readablePhone } from "./export-text.ts";

test.each([
  ["+49 30 1234", "tel:+49 30 1234"],
  ["+1-512-555-0134", "tel:+1-512-555-0134"],
  ["+1 (512) 555.0134", "tel:+1 (512) 555.0134"],
  ["0301234567", "tel:0301234567"],
  ["030 1234", "tel:030 1234"],
  ["1/2/2026", "tel:1/2/2026"],
  ["(030) 1234", "tel:(030) 1234"],
  ["ext. 12", "ext. 12"],
  ["+1+cmd|' /C calc'!A0", "+1+cmd|' /C calc'!A0"],
  ["+49 30;=1+1", "+49 30;=1+1"],
  ["", ""],
])("the phone number %j is exported as %j", (typed, cell) => {
  expect(readablePhone(typed)).toBe(cell);
});
