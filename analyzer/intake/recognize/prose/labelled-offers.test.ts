import { expect, test } from "vitest";

import { readText } from "../../read-text.ts";
import { recognize } from "../../recognize.ts";

function offersOf(text: string) {
  return recognize([readText(text, "mail.txt")], []).lines.map(({ part, prices, unit }) => [
    part?.value,
    prices[0]?.price.value,
    unit.value.label,
  ]);
}

test("a line may begin with the name of a code and the code", () => {
  const text = `Artikel OR-25x3-NBR70, O-Ring 25 x 3 mm
Menge: 2.000 Stück
Preis: 9,40 EUR je 100 Stück

Artikel FD-118-KLI, Flachdichtung
Menge: 300 Stück
Preis: 2,85 EUR je Stück`;
  expect(offersOf(text)).toEqual([
    ["OR-25x3-NBR70", 9.4, "per 100"],
    ["FD-118-KLI", 2.85, "each"],
  ]);
});

test("a thousand may be called by a word, and a price is no charge", () => {
  const text = `Le capuchon réf. PVO-4411, pour lequel nous avons l'outillage, vous serait facturé 42,00 € HT le mille pour une quantité de 20 000 pièces.`;
  expect(offersOf(text)).toEqual([["PVO-4411", 42, "per 1,000"]]);
  const [line] = recognize([readText(text, "mail.txt")], []).lines;
  expect([line?.tooling, line?.otherCharges]).toEqual([null, undefined]);
});
