import { expect, test } from "vitest";

import { offersOf, withToolCharges } from "./offers.ts";
import type { Piece } from "./piece.ts";
import type { LabelledWord } from "./predict.ts";
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

/** Lines of one word each, with what the network takes them for and which lines they point to. */
function readLines(
  lines: readonly (readonly [text: string, label: string, to?: Record<string, number>])[],
) {
  const pieces = lines.map(([text], index): Piece => {
    const at = { kind: "line", fileName: "quote.txt", part: "", line: index } as const;
    const row = { index, table: -1, row: index, column: 0, text, place: at };
    return { ...row, kind: "text", number: null, isMailHead: false, isOwn: true };
  });
  const words = lines.map(([text, label, to], index): LabelledWord => {
    const value = /^[\d.]+$/.test(text) ? Number(text) : null;
    const shares = new Map([[label, 1]]);
    const pointers =
      to && new Map(Object.entries(to).map(([head, word]) => [head, [{ word, share: 1 }]]));
    const place = { piece: index, row: index, table: -1, from: 0, to: text.length };
    return { ...place, text, value, label, shares, pointers: pointers ?? null, isOwn: true };
  });
  return offersOf(pieces, words);
}

test("a step counts pieces: “1.000” is a thousand of them", () => {
  const { offers } = readLines([
    ["A-1", "PART"],
    ["1.000", "QTY"],
    ["2.5", "PRICE", { part: 0, brk: 1 }],
    ["5.000", "QTY"],
    ["2.1", "PRICE", { part: 0, brk: 3 }],
  ]);
  expect(offers[0]?.prices.map(({ from, price }) => [from, price])).toEqual([
    [1000, 2.5],
    [5000, 2.1],
  ]);
});

test("a charge below all offers is of none alone, unless its part stands there too", () => {
  const offered = [
    ["A-1", "PART"],
    ["2.5", "PRICE", { part: 0 }],
  ] as const;
  const partOf = (charge: number, ...below: readonly (readonly [string, string])[]) =>
    readLines([...offered, ...below, ["95", "CHG", { part: charge }]]).charges[0]?.part;
  expect(partOf(0)).toBeNull();
  expect(partOf(2, ["A-1", "PART"])).toBe("A-1");
});

test("who signs below the regards is not who quotes", () => {
  const supplierOf = (signature: string) =>
    readLines([
      ["A-1", "PART"],
      ["2.5", "PRICE", { part: 0, sup: 3 }],
      ["Kind regards", "O"],
      [signature, "SUP"],
    ]).offers[0]?.supplier;
  expect(supplierOf("Graham Sykes")).toBeNull();
  expect(supplierOf("Sykes Metals Ltd")).toBe("Sykes Metals Ltd");
  const thanked = readLines([
    ["Many thanks for your enquiry", "O"],
    ["Ridgeway Forge", "SUP"],
    ["2.5", "PRICE", { sup: 1 }],
  ]);
  expect(thanked.offers[0]?.supplier).toBe("Ridgeway Forge");
});
