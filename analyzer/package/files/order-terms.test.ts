import { expect, test } from "vitest";

import { readText } from "../../intake/read-text.ts";
import { understandFiles } from "../../intake/understand-files.ts";
import { analyze } from "../analyze.ts";
import { requestAward } from "../compare/request-award.ts";
import { compareAll } from "../compare/comparison.ts";
import { requestAwardSheet } from "../export/award-sheet.ts";
import { quotePackage } from "../quote-package.ts";
import { defaultSettings } from "../settings.ts";
import { filesAside } from "./files-aside.ts";

const settings = { ...defaultSettings, currency: "USD", today: "2026-11-16" };

/** What one quote is read back with, and what an order of it says. */
function bothOf(text: string) {
  const reading = readText(text, "quote.txt", "s1");
  const recognition = understandFiles([reading], []);
  const made = quotePackage({
    readings: [reading],
    recognition,
    files: filesAside([reading], recognition.lines),
    request: null,
    joinedParts: {},
    home: "US",
    settings,
  });
  const terms = made.recognition.questions.flatMap(({ offers }) => offers?.terms ?? []);
  const comparison = compareAll(made.requested, made.settings);
  const award = requestAward(comparison, made.settings, 2)!;
  const { order } = requestAwardSheet(award, comparison, {
    ...made,
    tables: new Map(reading.tables.map((each) => [each.id, each])),
    fileNames: [reading.fileName],
    trail: [],
  });
  expect(analyze(made.recognition, made.settings).lineCount).toBeGreaterThan(0);
  return { read: new Map(terms.map(({ what, read }) => [what, read])), order: order.lines[0]! };
}

const mail = (...terms: string[]) => `From: sales@harborpoint.com
Harbor Point Machining Inc., Erie, PA 16501

We quote 500 pcs of bracket HB-2210 at $12.40 each.
Delivery 4 weeks.
${terms.join("\n")}`;

test("American freight terms are read back as the order says them, and not as an Incoterm", () => {
  const { read, order } = bothOf(mail("F.O.B. Erie, PA, freight collect."));
  expect(order.term).toMatch(/^FOB origin/);
  expect(read.get("Freight term")).toBe(order.term);
  expect(read.has("Incoterm")).toBe(false);
});

test("an Incoterm is read back with its place", () => {
  const { read, order } = bothOf(mail("FCA Erie (Incoterms 2020)."));
  expect(order.term).toBe("FCA Erie");
  expect(read.get("Incoterm")).toBe("FCA Erie");
});

test("terms of payment are read back wherever the order found them", () => {
  const { read, order } = bothOf(mail("2% 10, net 30."));
  expect(order.payment).toBe("2% 10, net 30");
  expect(read.get("Payment terms")).toBe(order.payment);
});
