import { expect, test } from "vitest";

import { quoteLine } from "../../package/testing/quote-lines.ts";
import type { FileReading } from "../source.ts";
import { countriesIn } from "./countries-in.ts";
import { freightTermOf, freightWords } from "./freight-terms.ts";
import { withDelivery } from "./ships-from.ts";

function fileOf(...texts: string[]): FileReading {
  const fileName = "quote.pdf";
  const lines = texts.map((text, index) => ({ fileName, part: "", line: index + 1, text }));
  return { fileName, kind: "pdf", sizeBytes: 1, tables: [], lines, sender: null, problems: [] };
}

function read(suppliers: string[], ...texts: string[]) {
  const lines = suppliers.map((supplier, index) =>
    quoteLine({ id: `quote.pdf#1:${index}`, tableId: "quote.pdf#1", supplier }),
  );
  return withDelivery({ tables: [], lines, questions: [] }, [fileOf(...texts)]).lines[0];
}

test.each([
  ["2114 Foundry Road, Erie, PA 16501", "US"],
  ["Wilmington, DE 19801", "US"],
  ["1180 Bristol Street, Elkhart, Indiana 46514", "US"],
  ["Steinstr. 4, 73249 Wernau, Germany", "DE"],
  ["D-73249 Wernau", "DE"],
  ["USt-IdNr. DE123456789", "DE"],
  ["Tel. +420 595 123 456", "CZ"],
  ["vendite@bresciani.it", "IT"],
  ["Unit 4, Derby DE24 8UP", "GB"],
  ["Taichung, Taiwan", "TW"],
  ["GSTIN: 27ABFFS5550L1Z3", "IN"],
])("“%s” shows %s", (text, code) => {
  expect(new Set(countriesIn(text).map(({ code }) => code))).toEqual(new Set([code]));
});

test.each(["Stuttgart, DE", "Made in Germany, hardened", "sales@quotes.example", "Price, IN 500"])(
  "“%s” shows no country",
  (text) => expect(countriesIn(text)).toEqual([]),
);

test("a letterhead goes before the buyer's address; one against one says nothing", () => {
  const letterhead = ["Vogt GmbH, 73249 Wernau, Germany", "Tel. +49 7153 6110"];
  const buyer = "To: Ashgrove Inc., Akron, OH 44308";
  expect(read(["Vogt"], ...letterhead, buyer)?.shipsFrom).toMatchObject({
    value: "DE",
    raw: "Germany",
    place: { kind: "line", line: 1 },
  });
  expect(read(["Vogt"], "Wernau, Germany", buyer)?.shipsFrom).toBeUndefined();
});

test("of a file with two suppliers nobody's address is known", () => {
  expect(read(["Vogt", "Acme"], "Wernau, Germany")?.shipsFrom).toBeUndefined();
});

test.each([
  [["F.O.B. Erie, PA"], "FOB origin"],
  [["FOB: Origin", "Freight: Prepaid & Add"], "FOB origin, freight prepaid and added"],
  [["FOB shipping point, freight collect"], "FOB origin, freight collect"],
  [["F.O.B. Destination, freight prepaid"], "FOB destination"],
  [["Freight prepaid and allowed"], "Freight prepaid"],
  [["FOB Hamburg"], null],
  [["FOB origin", "FOB destination"], null],
])("%j is %s", (texts, term) => {
  expect(freightTermOf(texts.flatMap((text) => freightWords(text) ?? []))).toBe(term);
});

test("a quote bears its American freight term", () => {
  expect(read(["Acme"], "Terms: F.O.B. our dock")?.freightTerm?.value).toBe("FOB origin");
});

test("an American FOB is no Incoterm, and none is asked about", () => {
  const line = quoteLine({ id: "quote.pdf#1:0", tableId: "quote.pdf#1", incoterm: "FOB" });
  const asked = (id: string) => ({ id, text: "", answers: [] }) as never;
  const made = withDelivery(
    {
      tables: [],
      lines: [line],
      questions: [asked("quote.pdf#1/text/incoterm"), asked("quote.pdf#1/currency")],
    },
    [fileOf("F.O.B. Erie, PA")],
  );
  expect(made.lines[0]).toMatchObject({ incoterm: null, freightTerm: { value: "FOB origin" } });
  expect(made.questions.map(({ id }) => id)).toEqual(["quote.pdf#1/currency"]);
});

test("a German letterhead shows its country by the company's form and a postcode of five digits", () => {
  const fuerth = "Würzburger Straße 150, 90766 Fürth";
  expect(read(["Franken Kabeltechnik GmbH"], fuerth)?.shipsFrom?.value).toBe("DE");
  expect(read(["Egli Kabel AG"], fuerth)?.shipsFrom).toBeUndefined();
  expect(read(["Donau GmbH"], "4020 Linz", "An: 90766 Fürth")?.shipsFrom).toBeUndefined();
  expect(
    read(["Donau GmbH"], "Wien, Österreich", "Graz, Tel. +43 316 1", fuerth)?.shipsFrom,
  ).not.toMatchObject({ value: "DE" });
});
