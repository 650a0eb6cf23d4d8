import { arrivalNames } from "#contract/arrival.ts";
import { withoutFormulas } from "#contract/csv-guard.ts";
import { type FormField, formNames, forms } from "#contract/forms.ts";
import type { LeadFilter, LeadStore, StoredLead } from "#server/leads/store.ts";
import { unsubscribeAddress } from "#server/newsletter/newsletter-address.ts";

/** One line of RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${withoutFormulas(cell).replaceAll('"', '""')}"`).join(",")}\r\n`;
}

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
  const cells = columns(siteUrl);
  yield format === "csv" ? BYTE_ORDER_MARK + csvLine(cells.map(([name]) => name)) : "[";
  for await (const lead of eachLead(store, filter)) {
    yield format === "csv"
      ? csvLine(cells.map(([, valueOf]) => valueOf(lead)))
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

type Column = [name: string, valueOf: (lead: StoredLead) => string];

/** The forms' own fields stand between what every lead has: a field that the contract gains is a column. */
const columns = (siteUrl: string): Column[] => [
  ["id", ({ id }) => id],
  ["form", ({ form }) => form],
  ["received_at", ({ receivedAtMs }) => time(receivedAtMs)],
  ...fieldColumns(),
  ["spam", ({ spamReason }) => spamReason ?? ""],
  ["state", ({ state }) => state],
  ["owner", ({ owner }) => owner],
  ["note", ({ note }) => note],
  ["follow_up", ({ followUp }) => followUp],
  ["source_page", ({ sourcePage }) => sourcePage ?? ""],
  ...arrivalNames.map((name): Column => [name, ({ arrival }) => arrival[name] ?? ""]),
  ["confirmed_at", ({ confirmedAtMs }) => time(confirmedAtMs)],
  ["unsubscribed_at", ({ unsubscribed }) => time(unsubscribed?.atMs ?? null)],
  ["unsubscribe_url", (lead) => addressToLeave(lead, siteUrl) ?? ""],
];

function fieldColumns(): Column[] {
  const fields: readonly FormField[] = formNames.flatMap((form) => [...forms[form].fields]);
  return [...new Map(fields.map(({ name, type }) => [name, type]))].map(([name, type]) => [
    name,
    ({ fields: { [name]: typed = "" } }) => (type === "tel" ? readablePhone(typed) : typed),
  ]);
}

/** Only of those who may be written to: no spam, and they have confirmed, or no mail was configured that could ask them. */
function addressToLeave(lead: StoredLead, siteUrl: string): string | undefined {
  if (lead.spamReason !== null) return undefined;
  const isAsked = lead.deliveries.some(({ target }) => target === "confirmation");
  return isAsked && lead.confirmedAtMs === null ? undefined : unsubscribeAddress(lead, siteUrl);
}

/**
 * A spreadsheet reckons +1-512-555-0134 as a sum, takes 12/3/2026 for a date, and drops the plus of +4930123456 and the
 * zero of 0301234567. As a telephone's address it stays text, and programs that dial or import know it.
 */
export function readablePhone(phone: string): string {
  return /^[+\d(][\d ()./-]*$/.test(phone) ? `tel:${phone}` : phone;
}

function toJson(lead: StoredLead, siteUrl: string): string {
  const { id, form, fields, spamReason, state, owner, note, followUp, sourcePage, arrival } = lead;
  return JSON.stringify({
    id,
    form,
    receivedAt: time(lead.receivedAtMs),
    fields,
    spam: spamReason,
    state,
    owner,
    note,
    followUp: followUp || null,
    sourcePage,
    arrival,
    confirmedAt: time(lead.confirmedAtMs) || null,
    unsubscribedAt: time(lead.unsubscribed?.atMs ?? null) || null,
    unsubscribeUrl: addressToLeave(lead, siteUrl) ?? null,
  });
}
