import { expect, test } from "vitest";

import { answerAsOffer } from "#analyzer/intake/answers.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { defaultSettings } from "#analyzer/package/settings.ts";

import { openPackage } from "./open-package.ts";
import type { AnalysisInput } from "../package/analysis-input.ts";
import type { Source } from "./source.ts";

const quotes = `Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days),Rating
Acme,A-1,100,12.00,USD,DDP,30,90
Brandt,A-1,100,10.00,USD,DDP,30,90
Corvin,B-2,100,5.00,USD,DDP,30,90`;

const file = (name: string, text: string): Source => ({
  id: name,
  kind: "file",
  name,
  file: new Blob([text]),
});
const input: AnalysisInput = {
  sourceIds: ["quotes.csv"],
  requestId: null,
  joinedParts: {},
  corrections: [],
  home: "US",
  settings: { ...defaultSettings, today: "2026-11-16" },
  groupId: null,
  groupFilter: "",
  mostSuppliers: 2,
};
const signal = new AbortController().signal;

async function packageWith(...sources: Source[]) {
  const opened = openPackage();
  await opened.read({ sources }, { signal, onProgress: () => {} });
  return opened;
}

test("a file becomes a ranking, each figure with the cell it stands in", async () => {
  const opened = await packageWith(file("quotes.csv", quotes));
  const view = opened.analyze(input);
  expect(view.groups.map(({ title, rankedCount }) => [title, rankedCount])).toEqual([
    ["A-1", 2],
    ["B-2", 1],
  ]);
  expect(view.group?.best.map(({ supplier }) => supplier)).toEqual(["Brandt", "Acme"]);
  const goods = view.group?.best[0]?.workings[0];
  expect(goods?.places).toContain("D3 of quotes.csv");
  expect(view.sources).toMatchObject([{ name: "quotes.csv", kind: "csv", lineCount: 3 }]);
});

test("another part is shown when asked for, and the list of parts can be narrowed", async () => {
  const opened = await packageWith(file("quotes.csv", quotes));
  const view = opened.analyze({ ...input, groupId: "b-2", groupFilter: "a" });
  expect(view.group?.title).toBe("B-2");
  expect(view.groups.map(({ title }) => title)).toEqual(["A-1"]);
  expect(view.groupCount).toBe(2);
});

test("a corrected cell changes the order", async () => {
  const opened = await packageWith(file("quotes.csv", quotes));
  const correction = {
    kind: "cell",
    tableId: "quotes.csv#1",
    row: 1,
    column: 3,
    text: "8.00",
  } as const;
  const view = opened.analyze({
    ...input,
    corrections: [{ at: "2026-11-16T09:00:00Z", correction }],
  });
  expect(view.group?.best.map(({ supplier }) => supplier)).toEqual(["Acme", "Brandt"]);
});

test("each offer of the result can be put right, and an added one is of its file", async () => {
  const opened = await packageWith(file("quotes.csv", quotes));
  const { group, sources } = opened.analyze(input);
  const said = (corrections: readonly Correction[]) =>
    corrections.map((correction) => ({ at: "2026-11-16T09:00:00Z", correction }));
  const [draft] = group?.best[1]?.drafts ?? [];
  const [source] = sources;
  if (draft === undefined || source === undefined) throw new Error("Acme is the second of A-1.");
  expect(draft).toMatchObject({ part: "A-1", price: "12.00", supplier: "Acme" });
  const cheaper = said(answerAsOffer(draft, { ...draft, price: "50: 9.00; 500: 7.00" }));
  const after = opened.analyze({ ...input, corrections: cheaper });
  expect(after.group?.best.map(({ supplier }) => supplier)).toEqual(["Acme", "Brandt"]);

  const goods = { part: "A-1", quantity: "100", price: "3.00", supplier: "Dorn", currency: "USD" };
  const words = { ...goods, leadTime: "20 days", incoterm: "DDP", rating: "95 %" };
  const added = said(answerAsOffer(source.newOffer, { ...source.newOffer, ...words }));
  const view = opened.analyze({ ...input, corrections: [...cheaper, ...added] });
  expect(view.group?.best[0]).toMatchObject({ supplier: "Dorn" });
  expect(view.sources[0]?.lineCount).toBe(4);
  expect(view.sources[0]?.newOffer.of).not.toEqual(source.newOffer.of);
});

test("of two files with one name each has its own tables, corrections and questions", async () => {
  const across = "Part,Qty,Alpha,Beta\nA-1,100,10,12\nA-2,100,20,22";
  const opened = await packageWith(
    { ...file("quotes.csv", across), id: "1" },
    { ...file("quotes.csv", across), id: "2" },
  );
  const both = { ...input, sourceIds: ["1", "2"] };
  const asked = opened.analyze(both).questions;
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
  const cell = { kind: "cell", tableId: "2#1", row: 1, column: 2, text: "5" } as const;
  const said = (correction: Correction) => ({ at: "2026-11-16T09:00:00Z", correction });
  const inUsd = ["1#1", "2#1"].map((tableId) =>
    said({ kind: "table", tableId, field: "currency", text: "USD" }),
  );
  const view = opened.analyze({ ...both, corrections: [...inUsd, said(cell)] });
  expect(view.sources.map(({ lineCount }) => lineCount)).toEqual([4, 4]);
  expect(view.group?.best.map(({ cost }) => cost.perUnit)).toEqual([5, 10, 12, 12]);

  const left = opened.analyze({ ...both, sourceIds: ["1"], corrections: inUsd });
  expect(left.group?.best.map(({ cost }) => cost.perUnit)).toEqual([10, 12]);
});

test("a part may have any name: what is shown of it can be sent to the page", async () => {
  const names = ["constructor", "__proto__", "toString"];
  const rows = names.map((name) => `Acme,${name},100,12.00,USD`);
  const opened = await packageWith(
    file("quotes.csv", ["Supplier,Part,Qty,Unit price,Currency", ...rows].join("\n")),
  );
  for (const groupId of names.map((name) => name.toLowerCase())) {
    const view = structuredClone(opened.analyze({ ...input, groupId }));
    expect(view.group).toMatchObject({ id: groupId, askedQuantity: null, rankedCount: 1 });
  }
});

test("rows come by the window, as they stand in the file", async () => {
  const opened = await packageWith(file("quotes.csv", quotes));
  opened.analyze(input);
  const { rows, rowCount } = opened.rows({ tableId: "quotes.csv#1", from: 0, count: 2 });
  expect(rowCount).toBe(4);
  expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [1, "Supplier"],
    [2, "Acme"],
  ]);
  expect(rows[0]?.skippedBecause).toBe("headers");
});

test("when reading is canceled, everything stays as it was", async () => {
  const opened = await packageWith(file("quotes.csv", quotes));
  const control = new AbortController();
  const reading = opened.read(
    { sources: [file("more.csv", quotes)] },
    { signal: control.signal, onProgress: () => control.abort() },
  );
  await expect(reading).rejects.toThrow();
  expect(opened.analyze(input).sources.map(({ name }) => name)).toEqual(["quotes.csv"]);
});

test("what a file holds is told once while it is read, before it is understood", async () => {
  const told: [string | undefined, string[]][] = [];
  await openPackage().read(
    {
      sources: [file("quotes.csv", quotes), file("more.csv", "Part,Unit price\nA-1,9.50")],
      showsFound: true,
    },
    {
      signal,
      onProgress: (_what, _share, source, found) => {
        if (found) told.push([source?.name, found.map(({ becomes }) => becomes)]);
      },
    },
  );
  expect(told.map(([name]) => name)).toEqual(["quotes.csv", "more.csv"]);
  expect(told[0]?.[1]).toEqual(expect.arrayContaining(["10.00 USD / ea", "30 d"]));
});

test("what crosses to the page does not grow with the file", async () => {
  const row = (index: number) =>
    `Supplier ${index % 40},P-${index % 900},10,${1 + (index % 7)},USD,DDP,20,80`;
  const head = quotes.split("\n")[0];
  const long = [head, ...Array.from({ length: 9000 }, (_, index) => row(index))].join("\n");
  const opened = await packageWith(file("long.csv", long));
  const view = opened.analyze({ ...input, sourceIds: ["long.csv"] });
  expect(view.lineCount).toBe(9000);
  expect(view.groupCount).toBe(900);
  expect(JSON.stringify(view).length).toBeLessThan(120_000);
});

test("a request gives the quantities, joins spellings, and says what is missing with a mail", async () => {
  const request: Source = {
    id: "rfq",
    kind: "text",
    name: "rfq.txt",
    text: "Ship to: Dayton\n\nPart No\tQty\nA-100\t500\nB-200\t50\n",
  };
  const offers = `Supplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days)
Acme,A100,500,12.00,USD,DDP,30
Acme,B-200,50,3.00,USD,DDP,30
Brandt,A-100,500,10.00,USD,DDP,30`;
  const opened = await packageWith(request, file("quotes.csv", offers));
  const asked = { ...input, requestId: "rfq" };
  const { request: seen, groups, group } = opened.analyze(asked);
  expect(groups.map(({ title, rankedCount }) => [title, rankedCount])).toEqual([
    ["A-100", 2],
    ["B-200", 1],
  ]);
  expect(group?.best.map(({ cost }) => cost.quantity?.amount)).toEqual([500, 500]);
  expect(seen?.missing).toMatchObject([{ supplier: "Brandt", parts: ["B-200"] }]);
  expect(seen?.missing[0]?.mail.text).toContain("Dayton");
  expect(opened.compare(asked)).toMatchObject({
    suppliers: ["Acme", "Brandt"],
    totals: [6150, null],
    awarded: [1, 0],
  });
  expect(opened.compare({ ...asked, mostSuppliers: 1 }).award?.recommendation).toContain("Acme");
});

test("what is not in the package does not count, and is there again when it is", async () => {
  const opened = await packageWith(
    file("quotes.csv", quotes),
    file("more.csv", quotes.replaceAll("Brandt", "Delta")),
  );
  expect(opened.analyze({ ...input, sourceIds: ["more.csv"] }).sources).toHaveLength(1);
  const both = opened.analyze({ ...input, sourceIds: ["quotes.csv", "more.csv"] });
  expect(both.group?.best.map(({ supplier }) => supplier)).toContain("Delta");
  opened.forget();
  expect(opened.analyze(input).lineCount).toBe(0);
});

test("with many rows it says what it does and how far it is, never falling", async () => {
  const head = quotes.split("\n")[0];
  const rows = Array.from({ length: 6000 }, (_, index) => `Acme,P-${index},10,1.50,USD,DDP,20,80`);
  const opened = await packageWith(file("quotes.csv", [head, ...rows].join("\n")));
  const told: [string, number][] = [];
  opened.analyze(input, { onProgress: (what, share) => void told.push([what, share]) });
  expect(new Set(told.map(([what]) => what))).toEqual(
    new Set(["Understanding quotes.csv", "Ranking"]),
  );
  const shares = told.map(([, share]) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.length).toBeGreaterThan(6);

  told.length = 0;
  const few = await packageWith(file("quotes.csv", quotes));
  few.analyze(input, {
    onProgress: (what, share, source) => void told.push([`${what}, ${source?.id}`, share]),
  });
  expect(told).toEqual([
    ["Understanding quotes.csv, quotes.csv", 0],
    ["Ranking, undefined", 0.75],
  ]);
});

test("a file that took too long is not tried again: it says so, and the others are ranked", async () => {
  const slow: Source = { ...file("slow.csv", quotes), tookTooLong: true };
  const opened = await packageWith(file("quotes.csv", quotes), slow);
  const view = opened.analyze({ ...input, sourceIds: ["quotes.csv", "slow.csv"] });
  expect(view.sources).toMatchObject([
    { name: "quotes.csv", lineCount: 3, problems: [] },
    { name: "slow.csv", kind: null, lineCount: 0, problems: [{ kind: "too-slow" }] },
  ]);
  expect(view.questions.filter(({ text }) => text.includes("slow.csv"))).toEqual([]);
});

test("a withdrawn quote wins nothing, in the ranking as in the split, until it is used all the same", async () => {
  const quote = (text: string, price: string) =>
    `${text}\n\nSupplier,Part,Qty,Unit price,Currency,Incoterm,Lead time (days)\nAcme,A-1,100,${price},USD,DDP,30\n`;
  const opened = await packageWith(
    file("old.csv", quote("Quotation Q-9042", "7.00")),
    file("new.csv", quote("Rev 1 replaces Q-9042.", "11.00")),
    file("quotes.csv", quotes),
  );
  const all = { ...input, sourceIds: ["old.csv", "new.csv", "quotes.csv"] };
  const view = opened.analyze(all);
  const reason = "new.csv says “Rev 1 replaces Q-9042”";
  expect(view.group?.best.map(({ supplier, cost }) => [supplier, cost.total])).toEqual([
    ["Brandt", 1000],
    ["Acme", 1200],
    ["Acme", 1100],
  ]);
  expect(view.group?.setAside).toMatchObject([{ supplier: "Acme", kind: "replaced" }]);
  expect(view.sources.map(({ aside }) => aside)).toEqual([{ reason, isUsed: false }, null, null]);
  expect(opened.compare(all)).toMatchObject({
    suppliers: ["Acme", "Brandt", "Corvin"],
    awarded: [1, 2],
  });
  const used = { ...all, settings: { ...all.settings, usedFiles: ["old.csv"] } };
  expect(opened.compare(used).awarded).toEqual([0, 2]);
  const { group, sources } = opened.analyze(used);
  expect(group?.best.map(({ cost }) => cost.total)).toContain(700);
  expect(sources[0]?.aside).toEqual({ reason, isUsed: true });
});
