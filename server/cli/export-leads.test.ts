import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { SqliteStore } from "#server/leads/sqlite/sqlite-store.ts";
import { newLead } from "#server/testing/new-lead.ts";
import { makeTempDir } from "#server/testing/temp-dir.ts";
import { exportLeads } from "./export-leads.ts";

test("a long export shows its progress on a terminal, and only there", async () => {
  await using dir = await makeTempDir();
  const store = await SqliteStore.open(dir.path);
  await Promise.all(Array.from({ length: 1000 }, () => store.save(newLead())));
  for (const isTTY of [true, false]) {
    const out = new PassThrough().resume();
    const progress = Object.assign(new PassThrough(), { isTTY });
    const shown = text(progress);
    await exportLeads(
      store,
      { filter: {}, format: "json", file: undefined, siteUrl: "" },
      { out, progress },
    );
    progress.end();
    expect(await shown).toBe(
      isTTY
        ? `\r[${"█".repeat(15)}${"░".repeat(15)}]  50 %  500 of 1,000\r[${"█".repeat(30)}] 100 %  1,000 of 1,000\n`
        : "",
    );
  }
  await store.close();
});
