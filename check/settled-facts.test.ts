import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import pricingQuestions from "records:pricing/questions";
import { expect, test } from "vitest";

import { claims } from "#app/site/claims.ts";
import { api } from "#app/site/facts/api.ts";
import { assurance } from "#app/site/facts/assurance.ts";
import { baselines, handWork } from "#app/site/facts/baselines.ts";
import { dataLocation } from "#app/site/facts/data-location.ts";
import { dutyRates } from "#app/site/facts/duty-rates.ts";
import { erp } from "#app/site/facts/erp.ts";
import { goLive } from "#app/site/facts/go-live.ts";
import { keptOnDevice } from "#app/site/facts/kept-on-device.ts";
import {
  afterTermination,
  auditRecords,
  auditTrail,
  retention,
} from "#app/site/facts/retention.ts";
import { sealedBids } from "#app/site/facts/sealed-bids.ts";
import { securityReview } from "#app/site/facts/security-review.ts";
import { support } from "#app/site/facts/support.ts";
import { training } from "#app/site/facts/training.ts";
import { trial } from "#app/site/facts/trial.ts";
import { annualDiscountText } from "#app/site/plans/annual-saving.ts";
import { checkedPlans } from "#app/site/plans/checked-plans.ts";
import { plans } from "#app/site/plans/plans.ts";

import { contradictions, sayingsOf, secondSayings } from "./fact-sayings.ts";
import { settledFacts } from "./settled-facts.ts";

const root = join(import.meta.dirname, "..");
const starterPrice = plans[0]!.monthlyPrice!;

test("every record that the owner is asked to confirm is there", () => {
  const asked = readFileSync(join(root, "docs/to-confirm.md"), "utf8").match(/\bapp\/[\w./-]+\b/g);
  expect(asked?.length).toBeGreaterThan(10);
  expect(asked?.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

const secondSayingsTried = [
  ["retention", "RFQ data is deleted after 24 months."],
  ["training on customers' data", "We do not train a shared model on it."],
  ["ERP systems and their connection", "NetSuite connects later."],
  ["prices of the plans", `Starter costs $${starterPrice} a month.`],
  ["how a subscription ends", "Cancel at any time and pay nothing."],
  ["users of the plans", `Up to ${plans[0]!.users} users`],
  ["headline figures", "Approvals are 5x faster."],
  ["where data is stored", "All data is stored in the EU."],
  ["answers to a security review", "The RPO is two hours."],
  ["time to go live", "It takes six weeks to set up."],
  ["period of the headline figures", "Six months after go-live it was half."],
  ["review of controls", "Controls are reviewed each quarter."],
  ["what /try keeps on the device", "Your package is kept in this browser."],
  ["name of Supplier 360", 'title: "Supplier scorecards",'],
  ["SOC 2", "Ask for our SOC 2 Type II report."],
  ["uptime", "An uptime of 99.9 % is promised."],
  ["free trial", "Try it for 14 days."],
  ["first reply of sales", "Sales replies within two hours."],
  ["data after termination", "Then we delete the account."],
  ["the API and its documentation", "API access is part of every plan."],
  ["what may not be added", "Keep CUI out of the files."],
  ["support times and SLA credits", "Priority support replies in an hour."],
  ["tariffs", "Duty includes Section 301."],
  ["subprocessors", "We send the list on request."],
  ["audit records", "AS9100 asks for ten years."],
  ["discount of a year", "A two-month discount."],
  ["checked plans", "That is a list price."],
  ["work by hand", "It took 40 hours by hand."],
  ["cases behind the headline figures", "In three published cases it was less."],
  ["what the large figures count", "We have 500+ customers."],
  ["who can edit the audit trail", "Entries are never edited."],
  ["row level security", "Row level security holds in its backups."],
  ["sealed bids", "There are sealed bids."],
  ["receipts for the scorecards", "You upload receipts each week."],
] as const;

test.each(secondSayingsTried)("a second saying is found: %s", (fact, text) => {
  expect(secondSayings(new Map([["app/pages/page.tsx", `\n${text}`]]))).toEqual([
    `app/pages/page.tsx:2 ${fact}`,
  ]);
});

test("every fact is tried above", () => {
  expect(secondSayingsTried.map(([fact]) => fact)).toEqual(settledFacts.map(({ fact }) => fact));
});

/** What each record does not say. */
const wrongSentences = [
  ["retention", "RFQ data is deleted after 12 months."],
  ["training on customers' data", "We use your quotes to train our models on customers' data."],
  ["ERP systems and their connection", "The award syncs directly to NetSuite."],
  ["prices of the plans", `Starter costs $${starterPrice + 1} a month.`],
  ["how a subscription ends", "We need 30 days notice to end a monthly plan."],
  ["users of the plans", "Growth is for up to 50 users."],
  ["headline figures", "Customers report 7x faster approvals."],
  ["where data is stored", "Your data is stored in Ireland."],
  ["answers to a security review", "Our RPO is 15 minutes."],
  ["time to go live", "Approval routes take six months to set up."],
  ["period of the headline figures", "Measured three months after go-live."],
  ["review of controls", "Each control is reviewed once a year."],
  ["what /try keeps on the device", "The tool uploads your quotes to our servers."],
  ["name of Supplier 360", "Open the Vendor Scorecards module."],
  ["SOC 2", "We are SOC 2 Type II certified."],
  ["uptime", "Enterprise has a 99.99% uptime SLA."],
  ["free trial", "Start a 30-day free trial."],
  ["first reply of sales", "Our sales team replies within 15 minutes."],
  ["data after termination", "Export it, then we erase it."],
  ["the API and its documentation", "The API is illustrative."],
  ["what may not be added", "You may upload files with CUI."],
  ["support times and SLA credits", "Priority support replies within 8 hours."],
  ["tariffs", "We look up the tariffs."],
  ["subprocessors", "We use five subprocessors."],
  ["audit records", "AS9100 requires seven years."],
  ["discount of a year", "Two months free with annual billing."],
  ["checked plans", "Nobody pays the list price."],
  ["work by hand", "The 40 hours by hand include waiting."],
  ["cases behind the headline figures", "Measured in twelve published cases."],
  ["what the large figures count", "More than 700+ customers use it."],
  ["who can edit the audit trail", "The audit trail cannot be edited, not even by us."],
  ["row level security", "Row level security holds in the backups."],
  ["sealed bids", "All quotes remain sealed until the due date."],
  ["receipts for the scorecards", "Receipts arrive from your ERP each night."],
] as const;

test.each(wrongSentences)(
  "a sentence that contradicts the record is found: %s",
  (fact, sentence) => {
    expect(contradictions(["Nothing of that.", sentence])).toEqual([
      `says otherwise than the record of “${fact}”: ${sentence}`,
    ]);
  },
);

test("every fact has a wrong sentence above", () => {
  expect(wrongSentences.map(([fact]) => fact)).toEqual(settledFacts.map(({ fact }) => fact));
});

test("no record contradicts itself or another", () => {
  const said = [
    ...Object.values({
      ...api,
      ...support,
      ...dataLocation,
      ...goLive,
      ...keptOnDevice,
      ...trial,
    }),
    ...Object.values(baselines),
    ...securityReview.map(({ text }) => text),
    ...Object.values(claims).map(({ figure, label }) => `${figure} ${label}`),
    afterTermination,
    assurance,
    annualDiscountText,
    auditRecords,
    ...Object.values(auditTrail),
    checkedPlans.what,
    handWork,
    sealedBids,
    erp.later,
    erp.others,
    erp.receipts,
    erp.today,
    dutyRates,
    retention,
    training,
  ];
  expect(said.length).toBeGreaterThan(50);
  expect(contradictions(said)).toEqual([]);
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
  const answers = pricingQuestions.flatMap(({ answer }) => answer);
  expect(answers.join("")).toContain(`${erp.today} ${erp.later}`);
});
