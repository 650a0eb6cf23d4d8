import { expect, test } from "vitest";

import { chargesOfLine } from "../../offer-draft.ts";
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

const sheet = `Part;Qty;Unit price EUR;Amount EUR
A-100;50;12.40;620.00
B-207;20;3.10;62.00`;

function chargesBeside(text: string) {
  const { lines } = recognize([tableFile(sheet, { lines: text.split("\n") })], []);
  return lines.map(({ tooling, otherCharges = [] }) =>
    [tooling, ...otherCharges.map(({ charge }) => charge)].flatMap((reading) =>
      reading?.value.kind === "amount" ? reading.value.amount : [],
    ),
  );
}

test("an amount in a list below “One-time costs:” is of the part above it", () => {
  expect(chargesBeside("One-time costs:\nA-100\nEUR 290.00\nB-207\nEUR 64.00")).toEqual([
    [290],
    [64],
  ]);
});

test("what the lines come to is no charge, with tax or without", () => {
  expect(chargesBeside("Tooling: EUR 682.00")).toEqual([[], []]);
  expect(chargesBeside("VAT 20 %\nTooling with VAT: EUR 818.40")).toEqual([[], []]);
  expect(chargesBeside("Tooling: EUR 683.00")).toEqual([[683], [683]]);
});

test("what each part pays once is borne whole by each", () => {
  const { lines } = recognize(
    [tableFile(sheet, { lines: ["Setup (each part, one time) EUR 45.00"] })],
    [],
  );
  const own = { kind: "amount", amount: 45, per: "order", isShared: false };
  expect(lines.map(({ tooling }) => tooling?.value)).toEqual([own, own]);
});

const chargesOf = (text: string) =>
  recognize([tableFile(text, { lines: ["Ashgrove GmbH"] })], []).lines.map(
    ({ tooling, otherCharges = [] }) =>
      [tooling, ...otherCharges.map(({ charge }) => charge)].flatMap((reading) =>
        reading?.value.kind === "amount" ? [[reading.value.amount, reading.value.isShared]] : [],
      ),
  );

test("a charge of one name below each offer is that offer's, the last one too", () => {
  const text = `Pos;Artikel;Menge;Einzelpreis EUR;Gesamt EUR
    10;KT-40118;250;7,40;1.850,00
    ;Rüstkosten, einmalig;;;145,00
    20;KT-40122;80;18,90;1.512,00
    ;Rüstkosten, einmalig;;;180,00`;
  expect(chargesOf(text)).toEqual([[[145, undefined]], [[180, undefined]]]);
});

test("one charge below the last offer may be everybody's", () => {
  const text = `Pos;Artikel;Menge;Einzelpreis EUR;Gesamt EUR
    10;KT-40118;250;7,40;1.850,00
    20;KT-40122;80;18,90;1.512,00
    ;Rüstkosten, einmalig;;;180,00`;
  expect(chargesOf(text)).toEqual([[[180, true]], [[180, true]]]);
});

test("a list of costs by part is charged once, without its sum", () => {
  const prices = `Assembly;Description;50;100
    TA-10200;Main controller;£84.20;£71.65
    TA-10210;Keypad;£19.85;£15.30`;
  const costs = `Assembly;Item;One-off cost
    TA-10200;Stencil set;£380.00
    TA-10200;Test fixture;£4,250.00
    TA-10210;Stencil set;£220.00
    ;NRE total;£4,850.00`;
  const file = tableFile(prices, { lines: ["Brightwater Electronics Ltd"] });
  const [table] = tableFile(costs).tables;
  const { lines } = recognize([{ ...file, tables: [...file.tables, { ...table!, id: "2" }] }], []);
  const sums = lines.map((line) =>
    chargesOfLine(line).reduce(
      (sum, { charge: { value } }) => sum + (value.kind === "amount" ? value.amount : 0),
      0,
    ),
  );
  expect(sums).toEqual([4630, 220]);
});

test("a sentence may name a part by the last figures of its number", () => {
  expect(chargesBeside("The 207 needs a crimp die, one-time tooling: EUR 165.00")).toEqual([
    [],
    [165],
  ]);
});

test("a third charge of the others' sum is a charge, unless it is called a sum", () => {
  const ending = (name: string) => `Pos;Artikel;Menge;Einzelpreis EUR;Gesamt EUR
    10;KT-40118;250;7,40;1.850,00
    ;Rüstkosten;;;50,00
    ;Prüfkosten;;;50,00
    ;${name};;;100,00`;
  expect(chargesOf(ending("Werkzeugkosten"))).toHaveLength(1);
  expect(chargesOf(ending("Werkzeugkosten")).flat()).toHaveLength(3);
});
