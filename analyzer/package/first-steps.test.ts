import { expect, test } from "vitest";

import { analyze } from "./analyze.ts";
import { firstSteps } from "./first-steps.ts";
import { quoteLine, settingsWith } from "./testing/quote-lines.ts";

const stepped = (id: string, from: number, quantity: number | null = null) =>
  quoteLine({
    id,
    part: "P1",
    quantity,
    breaks: [
      [from, 12],
      [from * 10, 8],
    ],
  });

test("prices by quantity are compared where all of them begin", () => {
  expect(firstSteps([stepped("1", 100), stepped("2", 100)])).toEqual({ p1: 100 });
  expect(firstSteps([stepped("1", 0)])).toEqual({ p1: 1 });
});

test("nothing is assumed where they begin apart, or where a quote states a quantity", () => {
  expect(firstSteps([stepped("1", 100), stepped("2", 50)])).toEqual({});
  expect(firstSteps([stepped("1", 100), stepped("2", 100, 500)])).toEqual({});
  expect(firstSteps([quoteLine({ id: "1", part: "P1", quantity: null })])).toEqual({});
});

test("what is assumed is said where the offers are ranked", () => {
  const lines = [stepped("1", 100)];
  const askedQuantities = firstSteps(lines);
  const notes = (assumedQuantities: readonly string[]) =>
    analyze(
      { tables: [], lines, questions: [] },
      settingsWith({ askedQuantities, assumedQuantities }),
    ).groups.flatMap((group) => group.notes);
  expect(notes(["p1"])[0]).toContain("Compared at 100 pieces, where the prices begin");
  expect(notes([])).toEqual([]);
});
