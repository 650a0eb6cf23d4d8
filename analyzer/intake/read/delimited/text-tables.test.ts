import { expect, test } from "vitest";

import { findTextTables } from "./text-tables.ts";

function rowsOf(text: string) {
  return findTextTables(text.split("\n")).map(({ rows }) =>
    rows.map(({ cells }) => cells.map((cell) => cell?.text ?? "")),
  );
}

test("a header that stands a little beside its columns does not join them", () => {
  const text = `LN  ITEM NUMBER   DESCRIPTION        QTY UM  UNIT PRICE    EXTENSION  AVAIL
001 BV-200-SS     BALL VALVE PORT      24 EA    187.5000     4,500.00  2 WEEKS
002 BV-100-SS     BALL VALVE FULL      48 EA     74.2000     3,561.60  2 WEEKS
004 NIP-100       NIPPLE              500 EA      1.9350       967.50  STOCK`;
  expect(rowsOf(text)[0]?.[0]).toEqual([
    "LN",
    "ITEM NUMBER",
    "DESCRIPTION",
    "QTY UM",
    "UNIT PRICE",
    "EXTENSION",
    "AVAIL",
  ]);
  expect(rowsOf(text)[0]?.[3]).toEqual([
    "004",
    "NIP-100",
    "NIPPLE",
    "500 EA",
    "1.9350",
    "967.50",
    "STOCK",
  ]);
});

test("rows with a line of words and a blank line between them are one table", () => {
  const text = `Pos Artikel    Omschrijving                  Aantal     Prijs/st      Bedrag
10  KT-40118   Rol POM-C zwart d60x45         250 st       7,40     1.850,00
               boring 12H7, tek. 40118-B

20  KT-40122   Glijstrip PE-1000 groen         80 st      18,90     1.512,00
               l=1200, verzonken gaten

               Instelkosten pos. 20, eenmalig                         120,00`;
  const [only, another] = rowsOf(text);
  expect(another).toBeUndefined();
  expect(only?.map(([position, part]) => [position, part])).toEqual([
    ["Pos", "Artikel"],
    ["10", "KT-40118"],
    ["", ""],
    ["20", "KT-40122"],
    ["", ""],
    ["", ""],
  ]);
});
