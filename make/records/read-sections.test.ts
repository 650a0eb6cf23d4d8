import { expect, test } from "vitest";

import { number, text } from "#app/prose/markdown/fields.ts";

import { keyNamed, type Section, sectionNamed, tableIn, valuesIn } from "./read-sections.ts";

const section = (parts: Partial<Section>): Section => ({
  level: 1,
  title: "Flow-downs",
  note: "",
  texts: [],
  items: [],
  rows: [],
  heads: [],
  blocks: [],
  ...parts,
});

test.each([
  [[], "missing"],
  [["views: many"], '"many"'],
  [["views: 1,840"], '"1,840"'],
  [["views: NaN"], '"NaN"'],
  [["views: Infinity"], '"Infinity"'],
])("a number that is %j stops the build with its place", (items, shown) => {
  expect(() => valuesIn(section({ items }), { views: number() })).toThrow(
    `app/prose/records: “Flow-downs”: views must be a number of at least 0; it is ${shown}`,
  );
});

test("a number is read from a list and from a table", () => {
  expect(valuesIn(section({ items: ["views: 1840"] }), { views: number() })).toEqual({
    views: 1840,
  });
  const line = { label: text(), share: number() };
  expect(tableIn(section({ rows: [["Before", "0"]] }), line)).toEqual([
    { label: "Before", share: 0 },
  ]);
});

test.each([[["Before"]], [["Before", ""]], [["Before", "half"]]])(
  "a table's row of %j is refused where a number is missing",
  (row) => {
    const read = () => tableIn(section({ rows: [row] }), { label: text(), share: number() });
    expect(read).toThrow("“Flow-downs”: share must be a number of at least 0");
  },
);

test("a section is found by its title, wherever it stands", () => {
  const sections = [section({ title: "Results" }), section({ title: "Challenge" })];
  expect(sectionNamed("Challenge", sections)).toBe(sections[1]);
  expect(() => sectionNamed("Solution", sections)).toThrow("there is no “Solution”");
});

test("a name is led to its key, and one that is mistyped is refused", () => {
  const frameworks = { soc2: "SOC 2 Type II", gdpr: "GDPR" };
  expect(keyNamed(frameworks, "GDPR")).toBe("gdpr");
  expect(() => keyNamed(frameworks, "GPDR")).toThrow(
    "app/prose/records: “GPDR” must be one of SOC 2 Type II, GDPR",
  );
});
