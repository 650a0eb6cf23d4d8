import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";
import { spansIn } from "./spans.ts";

test("a label in small letters begins a line of its own", () => {
  const table = `Artikel;Aantal;Prijs EUR
    A-1001;100;2,00`;
  const lines = ["Ashgrove B.V.", "datum          : 21-01-2026", "geldig tot     : 31-03-2026"];
  const [line] = recognize([tableFile(table, { lines })], []).lines;
  expect(line?.validUntil?.value).toBe("2026-03-31");
});

test("a number that the end of a line cuts in two is one", () => {
  const lines = ["Przyrząd kontrolny dla OM-1422 – 19", "800,00 PLN netto, jednorazowo"];
  const table = `Part;Qty;Unit price PLN
    OM-1422;100;2,00`;
  const { lines: offers } = recognize([tableFile(table, { lines })], []);
  expect(JSON.stringify(offers)).toContain('"amount":19800');
});

test("a count and a part's number are no span of time", () => {
  expect(spansIn("2 WK-3302").map(({ text }) => text)).toEqual([]);
  expect(spansIn("2 wk").map(({ text }) => text)).toEqual(["2 wk"]);
  expect(spansIn("6 weeks-2 pcs").map(({ text }) => text)).toEqual(["6 weeks"]);
});
