import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { erp } from "#app/site/facts/erp.ts";
import { retention } from "#app/site/facts/retention.ts";
import { plans } from "#app/site/plans/plans.ts";
import { pricingQuestions } from "#app/site/plans/pricing-questions.ts";

import { contradictions, sayingsOf, secondSayings, settledFacts } from "./settled-facts.ts";

const root = join(import.meta.dirname, "..");

test("every record that the owner is asked to confirm is there", () => {
  const asked = readFileSync(join(root, "docs/to-confirm.md"), "utf8").match(/\bapp\/[\w./-]+\b/g);
  expect(asked?.length).toBeGreaterThan(10);
  expect(asked?.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const secondSayingsTried = [
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
  ["SOC 2", "Ask for our SOC 2 Type II report."],
  ["uptime", "An uptime of 99.9 % is promised."],
  ["free trial", "Try it for 14 days."],
  ["first reply of sales", "Sales replies within two hours."],
] as const;

test.each(secondSayingsTried)("a second saying is found: %s", (fact, text) => {
  expect(secondSayings(new Map([["app/pages/page.tsx", `\n${text}`]]))).toEqual([
    `app/pages/page.tsx:2 ${fact}`,
  ]);
});

test("every fact is tried above", () => {
  expect(secondSayingsTried.map(([fact]) => fact)).toEqual(settledFacts.map(({ fact }) => fact));
});

test.each([
  ["retention", "The file is kept, to be found again in six years."],
  ["ERP systems and their connection", "The award syncs directly to NetSuite."],
  ["SOC 2", "We are SOC 2 Type II certified."],
])("a sentence that contradicts the record is found: %s", (fact, sentence) => {
  expect(contradictions(["Nothing of that.", sentence])).toEqual([
    `says otherwise than the record of “${fact}”: ${sentence}`,
  ]);
});

test("a sentence about a fact is found, whatever figure it gives", () => {
  const sentences = ["Quotes are kept for twelve months.", "Nothing of that."];
  expect(sayingsOf(sentences)["retention"]).toEqual([sentences[0]]);
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
