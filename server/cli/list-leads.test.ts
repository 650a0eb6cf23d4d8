import { once } from "node:events";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { LeadStore, StoredLead } from "#server/leads/store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { listLeads } from "./list-leads.ts";

function storedLead(sequence: number): StoredLead {
  const work = { state: "new", owner: "", note: "", followUp: "", version: 0 } as const;
  const subscription = { confirmedAtMs: null };
  return { ...newLead(), ...work, ...subscription, sequence, deliveries: [] };
}

test("a long list begins after one page, and reads no further than it is read", async () => {
  const pageSizes: number[] = [];
  const endless = {
    newest: (_filter: unknown, limit: number, beforeSequence = 1_000_000) => {
      pageSizes.push(limit);
      const page = Array.from({ length: limit }, (_, i) => storedLead(beforeSequence - 1 - i));
      return Promise.resolve(page);
    },
  } as unknown as LeadStore;
  const out = new PassThrough();
  const list = { filter: {}, limit: 100_000, head: ["ID"], toRow: ({ id }: StoredLead) => [id] };
  const listed = listLeads(endless, list, out);
  await once(out, "readable");
  expect(String(out.read())).toMatch(/^ID\n/);
  out.destroy();
  await expect(listed).rejects.toMatchObject({ code: "ERR_STREAM_PREMATURE_CLOSE" });
  // As many as the stream buffers, of two hundred.
  expect(pageSizes.length).toBeLessThan(20);
  expect(Math.max(...pageSizes)).toBe(500);
});
