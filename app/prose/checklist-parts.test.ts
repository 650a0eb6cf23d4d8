import { expect, test } from "vitest";

import { checklistParts } from "./checklist-parts.ts";
import { compileProse } from "./markdown/compile-prose.ts";

const source = `Before.

## The part

- [ ] One
- [ ] Two

## The price

- [ ] Three

## How to score it

Table: What the number of ticks means

| Ticks   | What to do |
| ------- | ---------- |
| 3       | Send it    |
| 1 to 2  | Wait       |
| Under 1 | Not ready  |
`;

test("a checklist is what stands before its boxes, its groups, what follows, and its bands", () => {
  const { before, groups, after, bands } = checklistParts(compileProse("x.md", source).body);
  expect(before).toHaveLength(1);
  expect(groups.map(({ id, tasks }) => [id, tasks.length])).toEqual([
    ["the-part", 2],
    ["the-price", 1],
  ]);
  expect(after).toHaveLength(2);
  expect(bands).toEqual([
    { least: 3, text: "Send it" },
    { least: 1, text: "Wait" },
    { least: 0, text: "Not ready" },
  ]);
});
