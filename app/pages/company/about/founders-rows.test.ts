import { expect, test } from "vitest";

import { foundersRows } from "./founders-rows.server.ts";

test("the founders' sheet has the quotes of the ranking as they came, and one multiplied as it must not be", () => {
  const rows = foundersRows().map(({ supplier, cells }) => [
    supplier,
    ...cells.map(({ value, redline }) => (redline ? `${value} (${redline})` : value)),
  ]);
  expect(rows).toEqual([
    ["Tallow Creek Machine", "167.08", "22", "40,100"],
    ["Norrvik Metall", "132.92", "34", "31,900 (2)"],
    ["Reinhold & Vogt", "16,596.00 (3)", "18", "3,983,040"],
  ]);
});
