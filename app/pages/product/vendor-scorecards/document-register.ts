import { noticeDays, sheetDate, type SupplierDocument } from "./supplier-documents.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { choiceCodec } from "#app/page/state/choice-codec.ts";

export const documentStates = {
  expired: "Expired",
  due: "About to expire",
  valid: "In force",
  open: "No expiry",
} as const;

export type DocumentState = keyof typeof documentStates;

const dayMs = 24 * 60 * 60 * 1000;

/** Days from the sheet date to the expiry, negative once it has passed; null for what does not run out. */
export function daysLeft({ expires }: SupplierDocument, today: string = sheetDate): number | null {
  return expires === null ? null : Math.round((Date.parse(expires) - Date.parse(today)) / dayMs);
}

/** In force on the day it expires. */
export function documentState(
  document: SupplierDocument,
  today: string = sheetDate,
): DocumentState {
  const days = daysLeft(document, today);
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

export type DocumentFilter = ReturnType<typeof documentFilterCodec.read>["documents"];

export function filterDocuments(
  documents: readonly SupplierDocument[],
  filter: DocumentFilter,
): SupplierDocument[] {
  return documents.filter((document) => filter === null || documentState(document) === filter);
}
