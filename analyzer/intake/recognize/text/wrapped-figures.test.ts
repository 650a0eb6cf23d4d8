import { expect, test } from "vitest";

import { tableFile } from "../testing/quote-files.ts";
import { withWholeFigures } from "./wrapped-figures.ts";

function linesOf(...lines: readonly string[]) {
  return withWholeFigures(tableFile("Part;Qty", { lines })).lines.map(({ text }) => text);
}

test("a number that a line's end cuts within its thousands is whole", () => {
  expect(
    linesOf("Tool cost, paid once: OM-1408 – 14 500,00 PLN, OM-1422 – 19", "800,00 PLN net."),
  ).toEqual(["Tool cost, paid once: OM-1408 – 14 500,00 PLN, OM-1422 – 19 800,00 PLN", "net."]);
});

test.each([
  [["Our offer of 12", "800,00 PLN net."]],
  [["Tool cost, paid once for the parts of this quotation", "800,00 PLN net."]],
  [["We ordered parts of your company in the year of 2026 and 12", "more are to come"]],
])("other lines stay as they are", (lines) => {
  expect(linesOf(...lines)).toEqual(lines);
});
