import { expect, test } from "vitest";

import { readTable } from "./read-table.ts";

test("a table's cells are numbers, lists, marks and words, under the names of its head", () => {
  const rows = readTable<object[]>(`
id | from | of     | isLast | note
R1 | 0.5  | [a, b] |        | words, with a comma
R2 | –    | [1, 2] | yes    | [c]`);
  expect(rows).toEqual([
    { id: "R1", from: 0.5, of: ["a", "b"], note: "words, with a comma" },
    { id: "R2", from: null, of: [1, 2], isLast: true, note: ["c"] },
  ]);
});
