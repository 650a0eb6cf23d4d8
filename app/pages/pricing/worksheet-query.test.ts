import fc from "fast-check";
import { expect, test } from "vitest";

import { planNeeds } from "./plan-needs.ts";
import { countedPercents, savingsFields } from "./savings-fields.ts";

import { readWorksheet, withWorksheet, worksheetFromQuery } from "./worksheet-query.ts";

const query = (text: string) => new URLSearchParams(text);

test("a worksheet survives the way through an address", () => {
  const number = (name: keyof typeof savingsFields) => {
    const { min, max, isWhole } = savingsFields[name];
    const tenths = fc.integer({ min: Math.ceil(min * 10), max: max * 10 }).map((n) => n / 10);
    return isWhole ? fc.integer({ min, max }) : tenths;
  };
  const worksheet = fc.record({
    fields: fc.record({
      rfqs: number("rfqs"),
      quotes: number("quotes"),
      hours: number("hours"),
      order: number("order"),
      rate: number("rate"),
      users: number("users"),
    }),
    countedPercent: fc.constantFrom(...countedPercents),
    needs: fc.subarray(planNeeds.map(({ id }) => id)),
  });
  fc.assert(
    fc.property(worksheet, (given) => {
      const address = withWorksheet(query(""), given);
      expect(worksheetFromQuery(address) ?? readWorksheet(query(""))).toEqual(given);
    }),
  );
});

test("the rest of the query stays, and the defaults leave nothing behind", () => {
  const changed = withWorksheet(query("billing=monthly"), readWorksheet(query("rfqs=75")));
  expect(changed.get("billing")).toBe("monthly");
  expect(changed.get("rfqs")).toBe("75");
  expect(withWorksheet(changed, readWorksheet(query(""))).toString()).toBe("billing=monthly");
});

test.each(["", "0", "-4", "5001", "2.5", "1e3", "twelve"])(
  "%j RFQs cannot be used: nothing in the form, the default from an address",
  (text) => {
    const given = query("");
    given.set("rfqs", text);
    expect(readWorksheet(given).fields.rfqs).toBeNull();
    expect(worksheetFromQuery(given)?.fields.rfqs).toBe(savingsFields.rfqs.default);
  },
);

test("an address without a worksheet gives none", () => {
  expect(worksheetFromQuery(query("billing=monthly"))).toBeNull();
});

test("a share or a need that is not offered is left out", () => {
  expect(readWorksheet(query("counted=99&need=sso&need=valet"))).toMatchObject({
    countedPercent: 25,
    needs: ["sso"],
  });
});
