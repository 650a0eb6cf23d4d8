import { expect, test } from "vitest";

import { readText } from "#analyzer/intake/read-text.ts";

import { foundValues } from "./found-values.ts";

const table = (rowCount: number) =>
  [
    "Lieferant;Teilenummer;Menge;Preis je 100 Stück;Währung;Lieferzeit (Wochen)",
    ...Array.from({ length: rowCount }, (_, row) => `Vogt;A-${row};500;3.720,00;EUR;${row + 2}`),
  ].join("\n");

test("each value stands in its row, in the file's words and as what it counts", () => {
  expect(foundValues(readText(table(2), "angebot.csv"))).toEqual([
    {
      kind: "price",
      amount: 37.2,
      becomes: "37.20 EUR / ea",
      part: "",
      where: "row 2",
      line: "Vogt  A-0  500  3.720,00  EUR  2",
      quoted: "3.720,00",
      at: 16,
    },
    expect.objectContaining({ kind: "leadTime", amount: 14, becomes: "14 d", quoted: "2", at: 31 }),
    expect.objectContaining({
      kind: "price",
      where: "row 3",
      line: "Vogt  A-1  500  3.720,00  EUR  3",
    }),
    expect.objectContaining({ kind: "leadTime", amount: 21, becomes: "21 d", quoted: "3", at: 31 }),
  ]);
});

test("of a long file the beginning is enough, and of one that says nothing there is none", () => {
  const found = foundValues(readText(table(4000), "angebot.csv"));
  expect(found).toHaveLength(8);
  expect(new Set(found.map(({ where }) => where)).size).toBe(4);
  expect(foundValues(readText("Sehr geehrte Damen und Herren", "brief.txt"))).toEqual([]);
});
