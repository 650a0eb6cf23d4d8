import { rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { LeadFilter, LeadStore, StoredLead } from "#server/leads/store.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";
import { CommandError } from "./command-error.ts";
import { csvLine } from "./csv.ts";
import { createPrivateFile } from "./private-file.ts";
import { renderProgress } from "./progress.ts";
import { countOfLeads } from "./table.ts";
import type { Terminal } from "./terminal.ts";

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
  let written = 0;
  async function* parts(): AsyncGenerator<string> {
    const total = await store.count(filter);
    yield format === "csv" ? BYTE_ORDER_MARK + csvHead() : "[";
    for await (const lead of eachLead(store, filter)) {
      yield format === "csv" ? toCsv(lead) : `${written === 0 ? "" : ","}\n${toJson(lead)}`;
      written += 1;
      if (progress.isTTY && (written % PAGE_SIZE === 0 || written === total)) {
        progress.write(renderProgress(written, total));
      }
    }
    if (format === "json") yield "\n]\n";
    if (progress.isTTY && written > 0) progress.write("\n");
  }

  if (file === undefined) return await pipeline(parts, out, { end: false });
  await writeFile(file, parts);
  out.write(`Exported ${countOfLeads(written)} to ${file}\n`);
}

/** Half a file could pass for a whole one, so it is removed. */
async function writeFile(file: string, parts: () => AsyncGenerator<string>): Promise<void> {
  const handle = await createPrivateFile(file);
  try {
    await pipeline(parts, handle.createWriteStream());
  } catch (error) {
    await rm(file, { force: true });
    if (propertyOf(error, "syscall") !== "write") throw error;
    throw new CommandError(
      `${file} cannot be written whole (${codeOf(error)}), so it was removed.`,
    );
  }
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
