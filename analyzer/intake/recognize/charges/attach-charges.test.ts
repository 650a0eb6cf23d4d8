import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

test("a charge that names a position is borne by its part alone", () => {
  const text = `Pos;Artikel;Menge;Einzelpreis EUR;Gesamt EUR
    10;KT-40118;250;7,40;1.850,00
    20;KT-40122;80;18,90;1.512,00
    ;Rüstkosten Pos. 20, einmalig;;;120,00`;
  const { lines } = recognize([tableFile(text, { lines: ["Ashgrove GmbH"] })], []);
  const chargesOf = lines.map(({ tooling, otherCharges = [] }) =>
    [tooling, ...otherCharges.map(({ charge }) => charge)].flatMap((each) => each?.raw ?? []),
  );
  expect(chargesOf).toEqual([[], ["120,00"]]);
});
