import { expect, test } from "vitest";

import type { QuoteLine } from "../../intake/quote-line.ts";
import type { FileReading } from "../../intake/source.ts";
import { quoteLine } from "../testing/quote-lines.ts";
import { withHeads } from "./quote-head.ts";

function headOf(texts: readonly string[], own: Partial<QuoteLine> = {}) {
  const fileName = "quote.pdf";
  const lines = texts.map((text, index) => ({ fileName, part: "", line: index + 1, text }));
  const file: FileReading = {
    fileName,
    kind: "pdf",
    sizeBytes: 1,
    tables: [],
    lines,
    sender: null,
    problems: [],
  };
  const line = { ...quoteLine({ id: "quote.pdf#1:1", tableId: "quote.pdf#1" }), ...own };
  const [headed] = withHeads([line], [file], "2026-11-16");
  return headed!;
}

test.each([
  ["Quote good through 1/31/2027. Net 30.", "Net 30"],
  ["SOLD TO: PELICAN PROCESS SERVICES TERMS NET 30", "NET 30"],
  ["1% 10, net 30.", "1% 10, net 30"],
  ["Zahlung 30 Tage netto", "30 Tage netto"],
  ["Delivery 7-10 working days. Payment 30 days from invoice.", "30 days from invoice"],
  [
    "3. Payment: T/T 30% deposit, balance before shipment",
    "T/T 30% deposit, balance before shipment",
  ],
])("“%s” says how it is paid", (text, payment) => {
  expect(headOf([text]).paymentTerms?.value).toBe(payment);
});

test.each(["Net 4,145.00", "Price terms: FOB Ningbo", "> Net 60 preferred"])(
  "“%s” says nothing of payment",
  (text) => expect(headOf([text]).paymentTerms).toBeUndefined(),
);

test.each([
  [["Subject: Quotation KIF-30918 / your RFQ 60355"], "KIF-30918"],
  [["Quote 2611-044 for Crestline Trailer Works 11/04/2026"], "2611-044"],
  [["Quote #", "SR-5521"], "SR-5521"],
])("%j is the quote's own number", (texts, number) => {
  expect(headOf(texts).quoteNumber?.value).toBe(number);
});

test("“Offer 5000 pcs” is no number", () => {
  expect(headOf(["Offer 5000 pcs"]).quoteNumber).toBeUndefined();
});

test("the day of the quote is not the day that it holds until, and a span counts from it", () => {
  const letterhead = "700 Fesslers Lane, Nashville, TN 37210 11/10/2026";
  const span = {
    value: "60 days",
    raw: "",
    place: { kind: "visitor" },
    confidence: 90,
    reason: "",
  } as const;
  const headed = headOf([letterhead, "Prices firm, valid until 01/31/2027"], {
    quoteDate: "2027-01-31",
    validFor: span,
  });
  expect(headed.quoteDate).toBe("2026-11-10");
  expect(headed.validUntil?.value).toBe("2027-01-09");
  expect(headed.validFor?.value).toBe("60 days from 2026-11-10");
});
