import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import type { LeadFilter, LeadStore, StoredLead } from "#server/leads/store.ts";
import { CommandError } from "./command-error.ts";
import type { Terminal } from "./commands.ts";
import { csvLine } from "./csv.ts";
import { renderProgress } from "./progress.ts";
import { countOfLeads } from "./table.ts";

const PAGE_SIZE = 500;
/** Excel takes a file without it for Latin-1. */
const BYTE_ORDER_MARK = "\ufeff";
const columns = ["name", "email", "phone", "company", "message"] as const;

type Export = { filter: LeadFilter; format: "csv" | "json"; file: string | undefined };

/** Page by page, so that an export of any size takes little memory. */
export async function exportLeads(
  store: LeadStore,
  { filter, format, file }: Export,
  { out, progress }: Terminal,
): Promise<void> {
  const target = file === undefined ? out : await createFile(file);
  const total = await store.count(filter);
  const write = async (text: string) => {
    if (!target.write(text)) await once(target, "drain");
  };

  let written = 0;
  await write(format === "csv" ? BYTE_ORDER_MARK + csvHead() : "[");
  for await (const lead of eachLead(store, filter)) {
    await write(format === "csv" ? toCsv(lead) : `${written === 0 ? "" : ","}\n${toJson(lead)}`);
    written += 1;
    if (progress.isTTY && (written % PAGE_SIZE === 0 || written === total)) {
      progress.write(renderProgress(written, total));
    }
  }
  if (format === "json") await write("\n]\n");
  if (progress.isTTY && written > 0) progress.write("\n");
  if (target !== out) {
    target.end();
    await finished(target);
    out.write(`Exported ${countOfLeads(written)} to ${file}\n`);
  }
}

async function createFile(file: string): Promise<Writable> {
  const stream = createWriteStream(file, { flags: "wx", mode: 0o600 });
  try {
    await once(stream, "open");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      code === "EEXIST"
        ? `${file} exists already. Name a new file.`
        : `${file} cannot be written (${code}).`,
    );
  }
  return stream;
}

async function* eachLead(store: LeadStore, filter: LeadFilter): AsyncGenerator<StoredLead> {
  let afterSequence = 0;
  for (;;) {
    const page = await store.page(filter, afterSequence, PAGE_SIZE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE_SIZE) return;
    afterSequence = last.sequence;
  }
}

const receivedAt = (lead: StoredLead) => new Date(lead.receivedAtMs).toISOString();

function csvHead(): string {
  return csvLine(["id", "form", "received_at", ...columns, "spam"]);
}

function toCsv(lead: StoredLead): string {
  const values = columns.map((column) => lead.fields[column] ?? "");
  return csvLine([lead.id, lead.form, receivedAt(lead), ...values, lead.spamReason ?? ""]);
}

function toJson(lead: StoredLead): string {
  const { id, form, fields, spamReason } = lead;
  return JSON.stringify({ id, form, receivedAt: receivedAt(lead), fields, spam: spamReason });
}
