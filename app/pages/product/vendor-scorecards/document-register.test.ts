import { expect, test } from "vitest";

import {
  byExpiry,
  daysLeft,
  daysLeftText,
  documentFilterCodec,
  documentState,
  filterDocuments,
  type SupplierDocument,
  supplierDocuments,
} from "./document-register.ts";

const expiring = (expires: string | null): SupplierDocument => ({
  number: "D-1",
  supplier: "norrvik",
  name: "ISO 9001 certificate",
  revision: "1",
  expires,
});

test("days are counted from the sheet date, across months and summer time", () => {
  expect(daysLeft(expiring("2026-10-18"))).toBe(18);
  expect(daysLeft(expiring("2026-09-12"))).toBe(-18);
  expect(daysLeft(expiring("2027-09-30"))).toBe(365);
  expect(daysLeft(expiring(null))).toBeNull();
});

test("a document is in force on its last day, and due sixty days ahead", () => {
  expect(documentState(expiring("2026-09-29"))).toBe("expired");
  expect(documentState(expiring("2026-09-30"))).toBe("due");
  expect(documentState(expiring("2026-11-29"))).toBe("due");
  expect(documentState(expiring("2026-11-30"))).toBe("valid");
  expect(documentState(expiring(null))).toBe("open");
});

test("the days are told in words", () => {
  const told = ["2026-09-29", "2026-09-30", "2026-10-01", "2026-10-18", "2029-07-20"].map((date) =>
    daysLeftText(expiring(date)),
  );
  expect(told).toEqual(["1 day ago", "today", "in 1 day", "in 18 days", "for 1,024 days"]);
  expect(daysLeftText(expiring(null))).toBe("");
});

test("what runs out first comes first, what never does comes last", () => {
  const order = byExpiry([expiring(null), expiring("2027-04-03"), expiring("2026-04-02")]);
  expect(order.map(({ expires }) => expires)).toEqual(["2026-04-02", "2027-04-03", null]);
});

test("the register has something in each state, so that every filter finds something", () => {
  expect(filterDocuments(supplierDocuments, "expired").map(({ number }) => number)).toEqual([
    "D-106",
  ]);
  expect(filterDocuments(supplierDocuments, "due").map(({ number }) => number)).toEqual([
    "D-102",
    "D-104",
    "D-110",
  ]);
  expect(filterDocuments(supplierDocuments, null)).toHaveLength(supplierDocuments.length);
});

test("a filter that the address does not know shows all", () => {
  const filter = (text: string) => documentFilterCodec.read(new URLSearchParams(text)).documents;
  expect([filter("documents=due"), filter("documents=lost"), filter("")]).toEqual([
    "due",
    null,
    null,
  ]);
});
