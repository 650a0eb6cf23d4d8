import { expect, test } from "vitest";

import { Findings, joinParts } from "./findings.ts";

test("drops what was found since a checkpoint, and numbers tables on from there", () => {
  const findings = new Findings("mail.eml", "s1");
  const table = { rows: [[{ kind: "text", text: "A" } as const]], firstRow: 1 };
  findings.addTable({ part: "body", ...table });
  const drop = findings.checkpoint();
  findings.addTable({ part: "attachment a.xlsx", ...table });
  findings.addLine("attachment a.xlsx", 1, "Offer");
  findings.addProblem("hidden", "attachment a.xlsx", "A sheet is hidden.");
  drop();
  findings.addTable({ part: "attachment b.csv", ...table });
  const { tables, lines, problems } = findings.toReading("eml", 10);
  expect(tables.map(({ id, part }) => [id, part])).toEqual([
    ["s1#1", "body"],
    ["s1#2", "attachment b.csv"],
  ]);
  expect([lines, problems]).toEqual([[], []]);
});

test("names a part within a part", () => {
  expect(joinParts("attachment a.xlsx", "Sheet Offer")).toBe("attachment a.xlsx, Sheet Offer");
  expect(joinParts("", "page 1")).toBe("page 1");
});
