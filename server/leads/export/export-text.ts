import type { LeadFilter, LeadStore, StoredLead } from "#server/leads/store.ts";
import { unsubscribeAddress } from "#server/newsletter/newsletter-address.ts";
import { csvLine } from "./csv.ts";

export const EXPORT_PAGE_SIZE = 500;
/** Excel takes a file without it for Latin-1. */
const BYTE_ORDER_MARK = "\ufeff";

export type ExportFormat = "csv" | "json";

/** The text of an export, part by part and page by page, so that one of any size takes little memory. */
export async function* exportText(
  store: Pick<LeadStore, "page">,
  filter: LeadFilter,
  format: ExportFormat,
  siteUrl: string,
  onWritten: (count: number) => void = () => {},
): AsyncGenerator<string> {
  let written = 0;
  yield format === "csv" ? BYTE_ORDER_MARK + csvHead() : "[";
  for await (const lead of eachLead(store, filter)) {
    yield format === "csv"
      ? toCsv(lead, siteUrl)
      : `${written === 0 ? "" : ","}\n${toJson(lead, siteUrl)}`;
    written += 1;
    onWritten(written);
  }
  if (format === "json") yield "\n]\n";
}

async function* eachLead(
  store: Pick<LeadStore, "page">,
  filter: LeadFilter,
): AsyncGenerator<StoredLead> {
  let afterSequence = 0;
  for (;;) {
    const page = await store.page(filter, afterSequence, EXPORT_PAGE_SIZE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < EXPORT_PAGE_SIZE) return;
    afterSequence = last.sequence;
  }
}

const time = (ms: number | null) => (ms === null ? "" : new Date(ms).toISOString());

const csvHead = () =>
  csvLine([
    "id",
    "form",
    "received_at",
    "name",
    "email",
    "phone",
    "company",
    "message",
    "spam",
    "state",
    "owner",
    "note",
    "source_page",
    "confirmed_at",
    "unsubscribed_at",
    "unsubscribe_url",
    "email_sha256",
  ]);

/** Only of those who may be written to: no spam, and they have confirmed, or no mail was configured that could ask them. */
function addressToLeave(lead: StoredLead, siteUrl: string): string | undefined {
  if (lead.spamReason !== null) return undefined;
  const isAsked = lead.deliveries.some(({ target }) => target === "confirmation");
  return isAsked && lead.confirmedAtMs === null ? undefined : unsubscribeAddress(lead, siteUrl);
}

function toCsv(lead: StoredLead, siteUrl: string): string {
  const { name = "", email = "", phone = "", company = "", message = "" } = lead.fields;
  return csvLine([
    lead.id,
    lead.form,
    time(lead.receivedAtMs),
    name,
    email,
    readablePhone(phone),
    company,
    message,
    lead.spamReason ?? "",
    lead.state,
    lead.owner,
    lead.note,
    lead.sourcePage ?? "",
    time(lead.confirmedAtMs),
    time(lead.unsubscribed?.atMs ?? null),
    addressToLeave(lead, siteUrl) ?? "",
    lead.unsubscribed?.emailDigest ?? "",
  ]);
}

/**
 * A spreadsheet reckons +1-512-555-0134 as a sum, takes 12/3/2026 for a date, and drops the plus of +4930123456 and the
 * zero of 0301234567. As a telephone's address it stays text, and programs that dial or import know it.
 */
export function readablePhone(phone: string): string {
  return /^[+\d(][\d ()./-]*$/.test(phone) ? `tel:${phone}` : phone;
}

function toJson(lead: StoredLead, siteUrl: string): string {
  const { id, form, fields, spamReason, state, owner, note, sourcePage } = lead;
  return JSON.stringify({
    id,
    form,
    receivedAt: time(lead.receivedAtMs),
    fields,
    spam: spamReason,
    state,
    owner,
    note,
    sourcePage,
    confirmedAt: time(lead.confirmedAtMs) || null,
    unsubscribedAt: time(lead.unsubscribed?.atMs ?? null) || null,
    unsubscribeUrl: addressToLeave(lead, siteUrl) ?? null,
    emailSha256: lead.unsubscribed?.emailDigest ?? null,
  });
}
