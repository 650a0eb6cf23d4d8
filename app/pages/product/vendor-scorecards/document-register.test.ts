import { expect, test } from "vitest";

import { type SupplierDocument, supplierDocuments } from "./supplier-documents.ts";

import {
  byExpiry,
  daysLeft,
  daysLeftText,
  documentFilterCodec,
  documentState,
  filterDocuments,
} from "./document-register.ts";

const expiring = (expires: string | null): SupplierDocument => ({
  number: "D-1",
  supplier: "norrvik",
  name: "ISO 9001 certificate",
  revision: "1",
  expires,
});

test("days are counted from the sheet date, across months and summer time", () => {
  expect(daysLeft(expiring("2024-07-18"))).toBe(18);
  expect(daysLeft(expiring("2024-06-12"))).toBe(-18);
  expect(daysLeft(expiring("2025-06-30"))).toBe(365);
  expect(daysLeft(expiring(null))).toBeNull();
});

test("a document is in force on its last day, and due sixty days ahead", () => {
  expect(documentState(expiring("2024-06-29"))).toBe("expired");
  expect(documentState(expiring("2024-06-30"))).toBe("due");
  expect(documentState(expiring("2024-08-29"))).toBe("due");
  expect(documentState(expiring("2024-08-30"))).toBe("valid");
  expect(documentState(expiring(null))).toBe("open");
});

test("the days are told in words", () => {
  const told = ["2024-06-29", "2024-06-30", "2024-07-01", "2024-07-18", "2027-04-20"].map((date) =>
    daysLeftText(expiring(date)),
  );
  expect(told).toEqual(["1 day ago", "today", "in 1 day", "in 18 days", "for 1,024 days"]);
  expect(daysLeftText(expiring(null))).toBe("");
});

test("what runs out first comes first, what never does comes last", () => {
  const order = byExpiry([expiring(null), expiring("2025-01-01"), expiring("2024-01-01")]);
  expect(order.map(({ expires }) => expires)).toEqual(["2024-01-01", "2025-01-01", null]);
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
