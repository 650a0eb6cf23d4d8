import { parseCsv } from "hucre/csv";
import { expect, test } from "vitest";

import type { QuoteLine } from "../../intake/quote-line.ts";
import { analyze } from "../analyze.ts";
import { perHundred, recognized, settingsWith } from "../testing/quote-lines.ts";
import { awardCsv } from "./award-csv.ts";
import { type AwardContext, awardSheet, mailSentence } from "./award-sheet.ts";

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
    validUntil: "2027-01-31",
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
const context: AwardContext = {
  recognition: quotes,
  settings,
  tables: new Map(),
  trail,
  fileNames: ["quotes.csv"],
};
const sheet = awardSheet(group!, context);

test("the sheet holds the rank, the reasons, what was set aside and every correction", () => {
  expect(sheet.ranking).toMatchObject([
    { rank: 1, supplier: "Ashgrove", landedCost: "1,200.00 USD", perUnit: "12.00 USD each" },
    {
      rank: 2,
      supplier: "Brandt",
      reliability: "not given",
      notes: [expect.stringMatching(/^Duty is not stated/)],
    },
  ]);
  const [why, setAside] = sheet.notes;
  expect(why?.sentences[0]).toBe(group?.lead?.sentence);
  expect(setAside?.sentences).toEqual([expect.stringContaining("Castellane")]);
  expect(sheet.trail).toEqual(trail);
  expect(sheet.facts).toContainEqual({
    label: "Knock-out rules",
    value: "delivery within 60 days",
  });
  expect(sheet.facts).toContainEqual({ label: "Files", value: "quotes.csv" });
});

/** Brandt alone, as an order would be typed. */
const brandt = (() => {
  const lines = quotes.lines.filter(({ id }) => id === "2");
  const own = { ...quotes, lines };
  const [ofBrandt] = analyze(own, settings).groups;
  return awardSheet(ofBrandt!, { ...context, recognition: own });
})();

test("an order is typed in the quote's own currency, with its charges, terms and rate", () => {
  expect(brandt.order.lines).toMatchObject([
    {
      supplier: "Brandt",
      quantity: 100,
      price: 900,
      per: "per 100",
      currency: "EUR",
      goods: 900,
      total: 990,
      leadTimeDays: 40,
      validUntil: "2027-01-31",
      term: "EXW",
      payment: null,
      costs: [{ name: "Freight", amount: 90, percent: 10, from: "what you said" }],
    },
  ]);
  const [line] = brandt.order.lines;
  expect(line?.landed).toBeCloseTo(990 * (line?.rate ?? 0), 6);
  expect(brandt.order.ratesFrom).toContain(settings.rates.asOf);
});

test("what is open, assumed and unsure is said before the order", () => {
  expect(brandt.before.open).toEqual([expect.stringMatching(/Duty is not stated and not counted/)]);
  expect(brandt.before.assumptions.join("\n")).toContain(
    "Freight, given by the buyer: Brandt: 10 % of 900.00 EUR = 90.00 EUR.",
  );
  expect(brandt.before.assumptions.join("\n")).toContain(settings.rates.asOf);
});

test("the postcode that the buyer gives stands behind the country", () => {
  const goTo = (postcode: string) =>
    awardSheet(group!, { ...context, settings: { ...settings, postcode } }).before.assumptions;
  expect(goTo(" 44308 ")).toContain("Goods go to United States, 44308.");
  expect(goTo("")).toContain("Goods go to United States.");
});

test("what a value rests on is said in words, since no share of right readings was measured for it", () => {
  const unsureWith = (provenBy: QuoteLine["provenBy"]) => {
    const lines = quotes.lines.map((each): QuoteLine => {
      const prices = each.prices.map((of) => ({ ...of, price: { ...of.price, confidence: 97 } }));
      const leadTimeDays = each.leadTimeDays && { ...each.leadTimeDays, confidence: 96 };
      const supplier = { ...each.supplier, confidence: 72, reason: "the email is from A. Brook" };
      return { ...each, prices, leadTimeDays, supplier, ...(provenBy && { provenBy }) };
    });
    return awardSheet(group!, { ...context, recognition: { ...quotes, lines } }).before.unsure;
  };
  const start = "Ashgrove, 40718-03: supplier in doubt (the email is from A. Brook);";
  expect(unsureWith(undefined)).toEqual([`${start} lead time and price by one reading only.`]);
  expect(unsureWith(["both readers"])).toEqual([
    `${start} lead time by one reading only; price read by both readers.`,
  ]);
  expect(unsureWith(["both readers", "a stated total"])).toEqual([
    `${start} lead time by one reading only; price closed by a stated total.`,
  ]);
});

test("the place of delivery is read behind the letters of its term", () => {
  const terms = [
    "Delivery: FCA Brno (Incoterms 2020)",
    "F.C.A. Brno, CZ",
    "FCA",
    "FCA Incoterms 2020",
  ];
  const ordered = terms.map((raw) => {
    const lines = quotes.lines
      .filter(({ id }) => id === "2")
      .map((line) => ({
        ...line,
        incoterm: line.incoterm && { ...line.incoterm, value: "FCA", raw },
      }));
    const own = { ...quotes, lines };
    const [ofOwn] = analyze(own, settings).groups;
    return awardSheet(ofOwn!, { ...context, recognition: own }).order.lines[0]?.term;
  });
  expect(ordered).toEqual(["FCA Brno", "FCA Brno", "FCA", "FCA"]);
});

test("the CSV lists what is open first, then the order, and each charge with where it stands", () => {
  const rows = parseCsv(awardCsv(brandt), { delimiter: "," });
  const kinds = rows.map(([first]) => first);
  expect(kinds.indexOf("Open")).toBeLessThan(kinds.indexOf("Supplier"));
  expect(rows.find(([first]) => first === "Brandt")?.slice(3, 8)).toEqual([
    "100",
    "piece",
    "900",
    "per 100",
    "EUR",
  ]);
  expect(rows.find((row) => row[2] === "Freight")).toContain("what you said");
  expect(rows.at(-1)).toEqual(["2026-11-15T10:00:00Z", "the visitor", "C2 is corrected."]);
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
