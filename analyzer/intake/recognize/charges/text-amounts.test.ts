import { expect, test } from "vitest";

import { mentionedChargeKind } from "./charge-name.ts";
import { amountsIn } from "./text-amounts.ts";

test("an amount right behind a Chinese word is money, and the word says what for", () => {
  const remark = "模具费18000元，一次性";
  expect(amountsIn(remark)).toMatchObject([{ text: "18000元", isPercent: false }]);
  expect(mentionedChargeKind(remark)).toBe("tooling");
});

test("digits in the middle of a Latin word are no amount", () => {
  expect(amountsIn("Ref18000 EUR account")).toEqual([]);
});

test("an amount in lakhs is one amount", () => {
  expect(amountsIn("Pattern cost: MC-22 Rs. 1,35,000, payable once")).toMatchObject([
    { text: "Rs. 1,35,000" },
  ]);
});
