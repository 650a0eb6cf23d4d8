import { expect, test } from "vitest";

import type { OfferView } from "#app/tool/worker/group-view.ts";

import { ownRows } from "./own-rows.ts";

const offer = {
  id: "1",
  rank: 1,
  supplier: "Brandt",
  quotedAs: "EUR, FCA, E2 of quotes.csv",
  cost: { parts: { parts: 1200, tooling: 0, freight: 0, duty: 0 }, total: 1200 },
  leadTimeDays: 30,
  reliability: null,
  score: 90,
} as unknown as OfferView;

test("a cost is written in the currency that it is in", () => {
  const costText = (currency: string) => ownRows([offer], currency).rows[0]?.costText;
  expect([costText("USD"), costText("EUR")]).toEqual(["$1,200", "1,200.00 EUR"]);
});
