import { expect, test } from "vitest";

import { sampleQuotes, sampleRfqs } from "#app/pages/product/copilot/records/rows.ts";

import type { RequestCategory, RequestPlant } from "./approvals.ts";
import { sampleOrders, sampleSuppliers } from "./sample-suppliers.ts";
import { samplePackage } from "./sample-package.ts";

/** Goods that stay within the USMCA, or within the EEA, bear no duty. */
const regionOfPlant: Record<RequestPlant, "america" | "europe"> = {
  dayton: "america",
  monterrey: "america",
  aachen: "europe",
};
const europe = ["DE", "SE", "NO"];

/** Across the ocean, in percent of parts and tooling: one rate for a kind of goods, whoever sends them. */
const percentOf: Record<RequestCategory, number> = {
  machined: 5,
  castings: 5,
  electronics: 2,
  tooling: 3,
  indirect: 0,
};

function duty(supplier: keyof typeof sampleSuppliers, plant: RequestPlant, dutiable: number) {
  const { place, category } = sampleSuppliers[supplier];
  const from = europe.includes(place.slice(-2)) ? "europe" : "america";
  return from === regionOfPlant[plant] ? 0 : (dutiable * percentOf[category]) / 100;
}

test("duty of an order is on parts and tooling, at one rate for one origin and one kind of goods", () => {
  for (const { id, supplier, plant, cost } of sampleOrders) {
    const expected = duty(supplier, plant, cost.parts + cost.tooling);
    expect(Math.abs(cost.duty - expected), `${id}: ${cost.duty}, not ${expected}`).toBeLessThan(1);
  }
  const withToolingAndDuty = sampleOrders.filter(({ cost }) => cost.tooling > 0 && cost.duty > 0);
  expect(withToolingAndDuty.length).toBeGreaterThan(3);
});

test("duty of the quotes, the home sample's among them, follows the same rule", () => {
  for (const { id, rfq, supplier, cost } of sampleQuotes) {
    const expected = duty(supplier, sampleRfqs[rfq].plant, cost.parts + cost.tooling);
    expect(Math.abs(cost.duty - expected), `${id}: ${cost.duty}, not ${expected}`).toBeLessThan(1);
  }
});

test("the home page marks the same orders late as the Co-pilot counts", () => {
  for (const { id, ordersOnTime } of samplePackage.vendors) {
    const received = sampleOrders
      .filter(({ supplier }) => supplier === id)
      .map(({ promisedDays, actualDays }) => actualDays <= promisedDays)
      .slice(-ordersOnTime.length);
    expect(received.length, id).toBeGreaterThan(5);
    expect(ordersOnTime.slice(-received.length), id).toEqual(received);
  }
});
