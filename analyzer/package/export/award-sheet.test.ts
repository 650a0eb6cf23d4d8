import { expect, test } from "vitest";

import { analyze } from "../analyze.ts";
import { perHundred, recognized, settingsWith } from "../testing/quote-lines.ts";
import { awardSheet } from "./award-sheet.ts";
import { mailSentence } from "./mail-sentence.ts";

const quotes = recognized([
  { id: "1", supplier: "Ashgrove", price: 12, leadTimeDays: 30, rating: 90 },
  {
    id: "2",
    supplier: "Brandt",
    price: 900,
    unit: perHundred,
    currency: "EUR",
    incoterm: "EXW",
    leadTimeDays: 40,
    rating: null,
    validUntil: "2026-10-01",
  },
  { id: "3", supplier: "Castellane", currency: null },
]);
const settings = settingsWith({
  latestDeliveryDays: 60,
  destination: "US",
  supplierTerms: { brandt: { shipsFrom: "DE", freightPercent: 10 } },
});
const [group] = analyze(quotes, settings).groups;
const trail = [{ at: "2026-11-15T10:00:00Z", text: "C2 is corrected." }];
const sheet = awardSheet(group!, settings, { trail, fileNames: ["quotes.csv"] });

test("the sheet holds the rank, the reasons, what was set aside and every correction", () => {
  expect(sheet.ranking).toMatchObject([
    { rank: 1, supplier: "Ashgrove", landedCost: "1,200.00 USD", perUnit: "12.00 USD each" },
    {
      rank: 2,
      supplier: "Brandt",
      reliability: "not given",
      notes: [expect.stringMatching(/2026-10-01/), expect.stringMatching(/^Duty is not stated/)],
    },
  ]);
  expect(sheet.reasons[0]).toBe(group?.lead?.sentence);
  expect(sheet.setAside).toMatchObject([{ supplier: "Castellane" }]);
  expect(sheet.trail).toEqual(trail);
  expect(sheet.facts).toContainEqual({
    label: "Knock-out rules",
    value: "delivery within 60 days",
  });
  expect(sheet.facts).toContainEqual({ label: "Files", value: "quotes.csv" });
});

test("what the figures rest on beside the files is said: what is open, rates with their date, what the buyer gave", () => {
  expect(sheet.assumptions).toHaveLength(3);
  expect(sheet.assumptions[0]).toBe("Not stated, and not counted: duty of Brandt.");
  expect(sheet.assumptions[1]).toContain(settings.rates.asOf);
  expect(sheet.assumptions[2]).toBe(
    "Freight of Brandt, given by the buyer: Brandt: 10 % of 900.00 EUR = 90.00 EUR.",
  );
});

test("a mail says who, how much, when, and against whom", () => {
  expect(mailSentence(group!, "USD")).toBe(
    "For 40718-03, 100 pieces we propose Ashgrove: 1,200.00 USD landed, delivery in 30 days, rated 90 of 100. It is first of 2 comparable offers; Brandt is second.",
  );
  const [alone] = analyze(recognized([{ id: "1", quantity: null }]), settings).groups;
  expect(mailSentence(alone!, "USD")).toMatch(/10.00 USD landed \(each\)/);
  const [none] = analyze(recognized([{ id: "1", currency: null }]), settings).groups;
  expect(mailSentence(none!, "USD")).toBe("");
});
