import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

test("a label in small letters begins a line of its own", () => {
  const table = `Artikel;Aantal;Prijs EUR
    A-1001;100;2,00`;
  const lines = ["Ashgrove B.V.", "datum          : 21-01-2026", "geldig tot     : 31-03-2026"];
  const [line] = recognize([tableFile(table, { lines })], []).lines;
  expect(line?.validUntil?.value).toBe("2026-03-31");
});
