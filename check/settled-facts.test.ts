import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { erp } from "#app/site/facts/erp.ts";
import { retention } from "#app/site/facts/retention.ts";
import { plans } from "#app/site/plans/plans.ts";
import { pricingQuestions } from "#app/site/plans/pricing-questions.ts";
import { listFiles } from "#make/list-files.ts";

import { secondSayings, settledFacts } from "./settled-facts.ts";

const root = join(import.meta.dirname, "..");

test("no page says a settled fact anew", async () => {
  const files = await listFiles(join(root, "app"));
  const sources = new Map(
    files
      .filter((file) => /\.(tsx?|md)$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => [relative(root, file), readFileSync(file, "utf8")]),
  );
  expect(sources.size).toBeGreaterThan(500);
  expect(secondSayings(sources)).toEqual([]);
});

test("every record that the owner is asked to confirm is there", () => {
  const asked = readFileSync(join(root, "docs/to-confirm.md"), "utf8").match(/\bapp\/[\w./-]+\b/g);
  expect(asked?.length).toBeGreaterThan(10);
  expect(asked?.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([
  ["retention", "RFQ data is deleted after 24 months."],
  ["training on customers' data", "We do not train a shared model on it."],
  ["ERP systems and their connection", "NetSuite connects later."],
  ["prices of the plans", "Starter costs $299 a month."],
  ["users of the plans", "Up to 5 users"],
  ["headline figures", "Approvals are 5x faster."],
  ["where data is stored", "All data is stored in the EU."],
  ["answers to a security review", "The RPO is two hours."],
  ["time to go live", "It takes six weeks to set up."],
  ["period of the headline figures", "Six months after go-live it was half."],
  ["review of controls", "Controls are reviewed each quarter."],
  ["name of Supplier 360", 'title: "Supplier scorecards",'],
])("a second saying is found: %s", (fact, text) => {
  expect(secondSayings(new Map([["app/pages/page.tsx", `\n${text}`]]))).toEqual([
    `app/pages/page.tsx:2 ${fact}`,
  ]);
});

test("a record may say its own fact, and only that", () => {
  const [first] = settledFacts.filter(({ records }) => records.includes("app/site/facts/erp.ts"));
  expect(secondSayings(new Map([["app/site/facts/erp.ts", erp.today]]))).toEqual([]);
  expect(secondSayings(new Map([["app/site/facts/retention.ts", erp.today]]))).toEqual([
    `app/site/facts/retention.ts:1 ${first?.fact}`,
  ]);
});

test("the records agree with the figures of the specification", () => {
  expect(retention).toContain(claims.anonymization.figure);
  for (const system of erp.systems) expect(erp.today).toContain(system);
  for (const { users, features } of plans) {
    expect(features).toContain(users === null ? "Unlimited users" : `Up to ${users} users`);
  }
  const answers = pricingQuestions().flatMap(({ answer }) => answer);
  expect(answers).toContain(`${erp.today} ${erp.later}`);
});
