import { rm } from "node:fs/promises";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";

import {
  EXPORT_PAGE_SIZE,
  type ExportFormat,
  exportText,
} from "#server/leads/export/export-text.ts";
import type { LeadFilter, LeadStore } from "#server/leads/store.ts";
import { codeOf, propertyOf } from "#server/thrown.ts";

import { CommandError } from "./parse-command.ts";
import { createPrivateFile } from "./private-file.ts";
import { countOfLeads } from "./table.ts";

type Export = {
  filter: LeadFilter;
  format: ExportFormat;
  file: string | undefined;
  siteUrl: string;
};

export async function exportLeads(
  store: LeadStore,
  { filter, format, file, siteUrl }: Export,
  { out, progress }: Terminal,
): Promise<void> {
  let written = 0;
  async function* parts(): AsyncGenerator<string> {
    const total = await store.count(filter);
    yield* exportText(store, filter, format, siteUrl, (count) => {
      written = count;
      if (progress.isTTY && (written % EXPORT_PAGE_SIZE === 0 || written === total)) {
        progress.write(renderProgress(written, total));
      }
    });
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

const BAR_WIDTH = 30;

/** One line that overwrites itself: `[███░░░]  50 %  500 of 1,000`. */
function renderProgress(done: number, total: number): string {
  const share = total === 0 ? 1 : Math.min(1, done / total);
  const filled = Math.round(share * BAR_WIDTH);
  const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
  const percent = String(Math.floor(share * 100)).padStart(3);
  return `\r[${bar}] ${percent} %  ${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`;
}

/** Where a command writes: results, and what only a person at a terminal wants to see. */
export type Terminal = { out: Writable; progress: Writable & { isTTY?: boolean } };
