import { expect, test } from "vitest";

import { withToolCharges } from "./offers.ts";
import type { SecondOffer } from "./second-reading.ts";

const place = { kind: "line", fileName: "quote.txt", part: "", line: 1 } as const;
const none = { place: null, text: "", share: 1 };

function offer(part: string, ...prices: number[]): SecondOffer {
  return {
    part,
    quantity: null,
    supplier: "Quillback Plastics LLC",
    currency: "USD",
    core: 0.9,
    terms: 1,
    prices: prices.map((price, index) => ({ from: index * 1000, price, place })),
    further: { lead: none, inco: none, valid: none, moq: none, alt: none },
    places: { supplier: place, part: place, quantity: null, currency: null },
  };
}

const read = (...offers: SecondOffer[]) =>
  withToolCharges({ offers, charges: [], allCharges: 1, complete: 1 });

test("a second price of a part, of thousands of times its first, is that of its tool", () => {
  const { offers, charges } = read(offer("KN-300", 2.84, 2.11), offer("KN-300", 31_500));
  expect(offers).toHaveLength(1);
  expect(charges).toEqual([
    { amount: 31_500, part: "KN-300", name: null, place, text: "", share: 0.9 },
  ]);
});

test("a dear part of its own, and a part at two prices that are alike, stay offers", () => {
  expect(read(offer("KN-300", 2.84), offer("KN-400", 31_500)).charges).toEqual([]);
  expect(read(offer("KN-300", 2.84), offer("KN-300", 28.4)).charges).toEqual([]);
});
