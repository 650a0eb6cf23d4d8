import { expect, test } from "vitest";

import { plans } from "#app/site/plans/plans.ts";

import { planProblems, shelfProblems } from "./record-contradictions.ts";

test("a plan whose figure is changed without its line is named", () => {
  expect(planProblems(plans)).toEqual([]);
  const [starter, growth, enterprise] = plans as [
    (typeof plans)[number],
    (typeof plans)[number],
    (typeof plans)[number],
  ];
  expect(planProblems([{ ...starter, users: 4 }])).toEqual([
    'Starter, users: 4, but the card says "Up to 3 users"',
  ]);
  expect(planProblems([{ ...growth, rfqsPerMonth: 200 }])).toEqual([
    'Growth, rfqsPerMonth: 200, but the card says "Unlimited RFQs"',
  ]);
  expect(planProblems([{ ...enterprise, rfqsPerMonth: 9 }])).toEqual([
    "Enterprise, rfqsPerMonth: 9, and no line of the card says so",
  ]);
});

test("a seventh guide is not under six", () => {
  const page = (count: number) => `<h2>Six guides.</h2><p>All ${count} guides on this shelf.</p>`;
  expect(shelfProblems(page(6))).toEqual([]);
  expect(shelfProblems(page(7))).toEqual([
    expect.stringContaining('says "Six guides." over 7 guides'),
  ]);
  expect(shelfProblems("<h2>Guides</h2>")).toEqual([]);
});
