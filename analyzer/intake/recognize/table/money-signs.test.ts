import { expect, test } from "vitest";

import { readText } from "../../read-text.ts";
import { recognize } from "../../recognize.ts";

function read(...texts: string[]) {
  const table = texts.map((text) => `${text}\n`).join("");
  const { lines, questions } = recognize([readText(table, "quote.txt")], []);
  const isAsked = questions.some(({ id }) => /\/currency(?:-sign\/|$)/.test(id));
  return { currency: lines[0]?.currency?.value, isAsked };
}

const signed = "Part\tQty\tUnit price\nA-100\t50\t$12.40";
const bare = "Part\tQty\tUnit price\nA-100\t50\t12.40";

test("“$” under a letterhead of the United States or of a country without dollars is theirs, and is asked about under none", () => {
  expect(read("Meridian Turning, 2114 Foundry Road, Erie, PA 16501", "", signed)).toEqual({
    currency: "USD",
    isAsked: false,
  });
  expect(read("Meridian Turning", "", signed).isAsked).toBe(true);
  expect(read("Meridian Turning, 73249 Wernau, Germany", "", signed)).toEqual({
    currency: "USD",
    isAsked: false,
  });
  const abroad = "Meridian Turning, 12 King St, Guelph, ON N1H 4E9, Canada";
  expect(read(abroad, "", signed).isAsked).toBe(true);
});

test("the only currency that the file names is that of its prices, and of two none is assumed", () => {
  const fixture = "Test fixture (CHF, one time)\t95.00";
  expect(read("Meridian Turning", "", bare, "", fixture)).toEqual({
    currency: "CHF",
    isAsked: false,
  });
  const two = read("Meridian Turning", "", bare, "", fixture, "Shipping box (EUR)\t8.00");
  expect(two).toEqual({ currency: undefined, isAsked: true });
});
