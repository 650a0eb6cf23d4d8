import { groupDigits } from "#app/format/group-digits.ts";
import { choiceCodec } from "#app/page/state/choice-codec.ts";

import type { ScoredSupplier } from "./scorecards.ts";

/** The day on which the register is read. */
export const sheetDate = "2026-09-30";

/** Ahead of an expiry, the supplier and the buyer are told. */
export const noticeDays = 60;

/** Null for what does not run out. */
const rows: [
  number: string,
  supplier: ScoredSupplier,
  name: string,
  revision: string,
  expires: string | null,
][] = [
  ["D-101", "tallow-creek", "AS9100D certificate", "3", "2028-05-13"],
  ["D-102", "tallow-creek", "Nadcap, heat treating", "5", "2026-11-15"],
  ["D-103", "tallow-creek", "Certificate of insurance", "8", "2027-05-03"],
  ["D-104", "norrvik", "ISO 9001 certificate", "6", "2026-10-18"],
  ["D-105", "norrvik", "REACH declaration", "C", "2027-07-01"],
  ["D-106", "norrvik", "Certificate of insurance", "4", "2026-09-12"],
  ["D-107", "reinhold-vogt", "ISO 9001 certificate", "9", "2028-02-04"],
  ["D-108", "reinhold-vogt", "EN 10204 3.1 agreement", "2", null],
  ["D-109", "reinhold-vogt", "Conflict minerals declaration", "1", "2027-04-02"],
  ["D-110", "sable-river", "AS9100D certificate", "2", "2026-11-29"],
  ["D-111", "sable-river", "Mutual NDA", "A", null],
  ["D-112", "ashgrove", "AS9100D certificate", "4", "2029-07-20"],
  ["D-113", "ashgrove", "ITAR registration", "7", "2027-01-31"],
  ["D-114", "ashgrove", "Certificate of insurance", "5", "2027-08-15"],
];

export const supplierDocuments = rows.map(([number, supplier, name, revision, expires]) => {
  return { number, supplier, name, revision, expires };
});

/** A document on file. Its state follows from the sheet date, and is never stored. */
export type SupplierDocument = (typeof supplierDocuments)[number];

export const documentStates = {
  expired: "Expired",
  due: "About to expire",
  valid: "In force",
  open: "No expiry",
} as const;

export type DocumentState = keyof typeof documentStates;

const dayMs = 24 * 60 * 60 * 1000;

/** Days from the sheet date to the expiry, negative once it has passed; null for what does not run out. */
export function daysLeft({ expires }: SupplierDocument): number | null {
  const days = (date: string) => Date.parse(date) / dayMs;
  return expires === null ? null : Math.round(days(expires) - days(sheetDate));
}

/** In force on the day it expires. */
export function documentState(document: SupplierDocument): DocumentState {
  const days = daysLeft(document);
  if (days === null) return "open";
  if (days < 0) return "expired";
  return days <= noticeDays ? "due" : "valid";
}

/** Those that run out first come first; what does not run out comes last. */
export function byExpiry(documents: readonly SupplierDocument[]): SupplierDocument[] {
  return documents.toSorted((a, b) => (daysLeft(a) ?? Infinity) - (daysLeft(b) ?? Infinity) || 0);
}

/** What follows its state: "18 days ago", "today", "in 18 days", "for 1,024 days"; nothing without an expiry. */
export function daysLeftText(document: SupplierDocument): string {
  const days = daysLeft(document);
  if (days === null) return "";
  if (days === 0) return "today";
  const number = Math.abs(days);
  const count = number === 1 ? "1 day" : `${groupDigits(number)} days`;
  if (days < 0) return `${count} ago`;
  return documentState(document) === "due" ? `in ${count}` : `for ${count}`;
}

/** `documents=due`; null is all of them. */
export const documentFilterCodec = choiceCodec({
  documents: { due: documentStates.due, expired: documentStates.expired },
});

export function filterDocuments(
  documents: readonly SupplierDocument[],
  filter: DocumentState | null,
): SupplierDocument[] {
  return documents.filter((document) => filter === null || documentState(document) === filter);
}
