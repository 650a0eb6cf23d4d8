import { expect, test } from "vitest";

import type { Correction } from "../../recognition.ts";
import { recognize } from "../../recognize.ts";
import type { FileKind } from "../../source.ts";
import { tableFile } from "../testing/quote-files.ts";

const plain = `Supplier;Part number;Description;Qty;Unit price;Currency
  Ashgrove Metals Ltd;A-1001;Bracket;100;2.00;EUR
  Ashgrove Metals Ltd;A-1002;Clip;400;1.00;EUR`;

/** Of a file of which nobody knows beforehand that it is read right. */
function read(
  text: string,
  lines: readonly string[] = [],
  kind: FileKind = "csv",
  corrections: readonly Correction[] = [],
) {
  const { isConfirmed: _, ...file } = tableFile(text, { lines });
  return recognize([{ ...file, kind }], corrections);
}

const isShown = (recognition: ReturnType<typeof read>) =>
  recognition.questions.some(({ offers }) => offers !== undefined);

test("a plain table whose every header is known is not shown", () => {
  expect(read(plain).questions).toEqual([]);
});

test.each([
  ["a header that is not known", plain.replace("Description", "Zork"), []],
  ["a header with a further word", plain.replace("Unit price", "Zork unit price"), []],
  ["no word for what the price is for", plain.replace("Unit price", "Price"), []],
  ["a row that is no offer", `${plain}\n  see overleaf;;;;;`, ["Delivery as agreed"]],
  ["a line with a figure", plain, ["Call us on 555 0199"]],
  ["a line that names another company", plain, ["Orbit Drives Ltd"]],
  ["a line that speaks of a term", plain, ["Delivery as agreed by phone"]],
  ["a supplier that no label names", plain.replaceAll("Supplier;", "Zork;"), []],
])("a table with %s is shown whole", (_, text, lines) => {
  expect(isShown(read(text, lines))).toBe(true);
});

test("a file that its maker has confirmed is not shown where nothing is in doubt", () => {
  const text = plain.replace("Description", "Zork");
  expect(isShown(recognize([tableFile(text)], []))).toBe(false);
});
