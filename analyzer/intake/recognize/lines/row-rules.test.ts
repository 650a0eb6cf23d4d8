import { expect, test } from "vitest";

import { recognize } from "../../recognize.ts";
import { tableFile } from "../testing/quote-files.ts";

const parts = `Part;Qty;Harrow Ltd EUR each;Lakehead Ltd EUR each
  BR-1001;900;41.20;39.75
  BR-1002;450;63.80;66.10`;

function read(lastRow: string) {
  const { lines, questions } = recognize([tableFile(`${parts}\n${lastRow}`)], []);
  return { parts: new Set(lines.map(({ part }) => part?.value)), questions };
}

test("a row without the others' code and quantity is asked about, not offered", () => {
  const { parts, questions } = read("Dies for the campaign;;6200.00;7450.00");
  expect(parts).toEqual(new Set(["BR-1001", "BR-1002"]));
  expect(JSON.stringify(questions)).toContain("Dies for the campaign");
});

test("what is paid once is a charge in any language", () => {
  const { lines } = recognize(
    [tableFile(`${parts}\n  Matrices (coût unique);;6200.00;7450.00`)],
    [],
  );
  expect(new Set(lines.map(({ part }) => part?.value))).toEqual(new Set(["BR-1001", "BR-1002"]));
});

test("a part without a code but with a quantity is a part", () => {
  expect(read("Hinge, left;20;2.00;2.10").parts).toContain("Hinge, left");
});
