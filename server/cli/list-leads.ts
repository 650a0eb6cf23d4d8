import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { LeadFilter, LeadStore, StoredLead } from "#server/leads/store.ts";
import { fitTable } from "./table.ts";

const PAGE_SIZE = 500;

type List = {
  filter: LeadFilter;
  limit: number;
  head: readonly string[];
  toRow: (lead: StoredLead) => string[];
};

/** Page by page, so that a long list takes little memory and begins at once. */
export async function listLeads(store: LeadStore, list: List, out: Writable): Promise<void> {
  await pipeline(linesOf(store, list), out, { end: false });
}

async function* linesOf(
  store: LeadStore,
  { filter, limit, head, toRow }: List,
): AsyncGenerator<string> {
  let shown = 0;
  let beforeSequence: number | undefined;
  /** As wide as the first page needs; a longer cell further down moves only its own line. */
  let table: ReturnType<typeof fitTable> | undefined;
  while (shown < limit) {
    const pageSize = Math.min(PAGE_SIZE, limit - shown);
    const page = await store.newest(filter, pageSize, beforeSequence);
    if (page.length === 0) break;
    const rows = page.map(toRow);
    if (!table) {
      table = fitTable(head, rows);
      yield `${table.head}\n`;
    }
    yield `${rows.map(table.line).join("\n")}\n`;
    shown += page.length;
    beforeSequence = page.at(-1)?.sequence;
  }
  yield shown === 0 ? "No leads.\n" : `${shown} of ${await store.count(filter)}\n`;
}
