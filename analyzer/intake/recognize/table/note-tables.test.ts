import { expect, test } from "vitest";

import type { FileReading, SourceTable } from "../../source.ts";
import { textCell } from "../testing/quote-files.ts";
import { withNoteTables } from "./note-tables.ts";

const fileName = "offer.xlsx";
const part = "Sheet Offer";

function tableOf(id: string, firstRow: number, rows: readonly (readonly string[])[]): SourceTable {
  return { id, fileName, part, firstRow, rows: rows.map((row) => row.map(textCell)) };
}

test("notes go where they stood, and a merged cell is read once", () => {
  const address = "Weidmann AG\nHerr Brandes";
  const file: FileReading = {
    fileName,
    kind: "xlsx",
    sizeBytes: 1,
    sender: null,
    problems: [],
    lines: [
      { fileName, part, line: 1, text: "Schlosserei Petermann" },
      { fileName, part, line: 18, text: "Mit freundlichem Gruß" },
    ],
    tables: [
      tableOf("a", 4, [
        [address, "Datum", "23.03.2026"],
        [address, "gültig bis", "30.04.2026"],
      ]),
      tableOf("b", 9, [
        ["Artikel", "Stück", "Einzelpreis €"],
        ["PM-01", "4", "685,00"],
      ]),
    ],
  };
  expect(withNoteTables(file).lines.map(({ text }) => text)).toEqual([
    "Schlosserei Petermann",
    "Weidmann AG",
    "Herr Brandes",
    "Datum",
    "23.03.2026",
    "gültig bis: 30.04.2026",
    "Mit freundlichem Gruß",
  ]);
});

test("labels in one row go each with its value", () => {
  const file: FileReading = {
    fileName,
    kind: "xlsx",
    sizeBytes: 1,
    sender: null,
    problems: [],
    lines: [],
    tables: [
      tableOf("a", 1, [["Valuta", "SEK", "", "Leveransvillkor", "DAP Ljungby"]]),
      tableOf("b", 4, [
        ["Artikel", "Antal", "Pris"],
        ["MC6S", "4", "685,00"],
      ]),
    ],
  };
  expect(withNoteTables(file).lines.map(({ text }) => text)).toEqual([
    "Valuta: SEK",
    "Leveransvillkor: DAP Ljungby",
  ]);
});
