import { expect, test } from "vitest";

import { answerAsOffer, offerToAdd } from "#analyzer/intake/answers.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";

import type { Source } from "../worker/source.ts";
import {
  emptyPackage,
  freeName,
  newSourceId,
  type PackageState,
  reducePackage,
  writtenCells,
} from "./package-state.ts";

const today = "2026-11-16";
const text = (name: string, id = name): Source => ({ id, kind: "text", name, text: "a,b" });
const corrected = (correction: Correction) =>
  ({
    kind: "corrected",
    corrections: [{ at: "2026-11-16T09:00:00Z", correction }],
  }) as const;
const cell = (tableId: string, row: number, written: string) =>
  corrected({ kind: "cell", tableId, row, column: 2, text: written });

function withFiles(...names: string[]): PackageState {
  return reducePackage(emptyPackage(today), {
    kind: "added",
    sources: names.map((name) => text(name)),
  });
}

test("a sample begins anew, with its own settings and today's date", () => {
  const before = reducePackage(withFiles("own.csv"), cell("own.csv#1", 3, "9"));
  const state = reducePackage(before, {
    kind: "opened",
    sources: [text("a.csv")],
    sampleId: "evtol",
    settings: { currency: "EUR" },
  });
  expect(state.sources.map(({ name }) => name)).toEqual(["a.csv"]);
  expect(state.corrections).toEqual([]);
  expect(state.settings).toMatchObject({ currency: "EUR", today });
  expect(state.sampleId).toBe("evtol");
});

test("a sample with the visitor's file beside it is no sample any more, so no link can claim it", () => {
  const sample = reducePackage(emptyPackage(today), {
    kind: "opened",
    sources: [text("a.csv")],
    sampleId: "evtol",
    settings: {},
  });
  expect(reducePackage(sample, { kind: "added", sources: [text("own.csv")] }).sampleId).toBeNull();
});

test("with a file go the corrections made to it, and only those", () => {
  let state = withFiles("a.csv", "b.csv");
  state = reducePackage(state, cell("a.csv#1", 1, "5"));
  state = reducePackage(state, cell("b.csv#1", 1, "6"));
  state = reducePackage(state, { kind: "removed", sourceId: "a.csv" });
  expect(state.corrections.map(({ correction }) => correction)).toEqual([
    { kind: "cell", tableId: "b.csv#1", row: 1, column: 2, text: "6" },
  ]);
});

test.each([
  ["a name within the other's", "quote.csv", "old quote.csv"],
  ["a name that begins the other's", "quote", "quote.csv"],
  ["a name that reads like an id", "a.csv", "a.csv#1:1/column"],
  ["the same name", "quote.csv", "quote.csv"],
])("a file that goes leaves every correction of the others: %s", (_, removed, kept) => {
  const sources = [text(removed, newSourceId()), text(kept, newSourceId())] as const;
  const saidOf = (id: string): Correction[] => [
    { kind: "table", tableId: `${id}#1`, field: "currency", text: "EUR" },
    { kind: "line", lineId: `${id}#1:1:0`, field: "price", text: "9" },
    { kind: "confirm", questionId: `${id}#1/supplier` },
    ...answerAsOffer(offerToAdd(id, "quotes.csv", []), {
      part: "A-1",
      quantity: "5",
      price: "9",
      leadTime: "",
    }),
  ];
  for (const [gone, stays] of [sources, [sources[1], sources[0]]] as const) {
    let state = reducePackage(emptyPackage(today), { kind: "added", sources });
    for (const said of [...saidOf(gone.id), ...saidOf(stays.id)]) {
      state = reducePackage(state, corrected(said));
    }
    state = reducePackage(state, { kind: "removed", sourceId: gone.id });
    expect(state.corrections.map(({ correction }) => correction)).toEqual(saidOf(stays.id));
  }
});

test("what was recalled of a file is taken back, and what the visitor said of it stays", () => {
  const said: Correction = { kind: "confirm", questionId: "a.csv#1/columns" };
  const known: Correction = { kind: "table", tableId: "a.csv#1", field: "currency", text: "USD" };
  const [supplier, settledAt] = ["Northwind", "2026-10-14T09:00:00Z"];
  const file = { sourceId: "a.csv", shape: "s", supplier, settledAt, changes: [], chosen: [] };
  let state = reducePackage(withFiles("a.csv", "b.csv"), {
    kind: "recalled",
    files: [{ ...file, corrections: [known] }],
    at: "2026-11-16T09:00:00Z",
  });
  expect(state.corrections).toMatchObject([{ correction: known, settledAt }]);
  state = reducePackage(state, corrected(said));
  const other = reducePackage(state, { kind: "unrecalled", sourceId: "b.csv" });
  expect(other.corrections).toHaveLength(2);
  state = reducePackage(state, { kind: "unrecalled", sourceId: "a.csv" });
  expect(state.corrections.map(({ correction }) => correction)).toEqual([said]);
  expect(state.recalled).toEqual([]);
});

test("without its last file a package is empty", () => {
  const state = reducePackage(reducePackage(withFiles("a.csv"), cell("a.csv#1", 1, "5")), {
    kind: "removed",
    sourceId: "a.csv",
  });
  expect(state).toEqual(emptyPackage(today));
});

test("the text written last into a cell stands", () => {
  let state = withFiles("a.csv");
  state = reducePackage(state, cell("a.csv#1", 1, "5"));
  state = reducePackage(state, cell("a.csv#1", 1, "7"));
  expect([...writtenCells(state.corrections, "a.csv#1").values()]).toEqual(["7"]);
  expect(writtenCells(state.corrections, "b.csv#1").size).toBe(0);
});

test("two files of one name are told apart", () => {
  expect(freeName("quote.csv", new Set())).toBe("quote.csv");
  expect(freeName("quote.csv", new Set(["quote.csv", "quote (2).csv"]))).toBe("quote (3).csv");
  expect(freeName("Pasted text", new Set(["Pasted text"]))).toBe("Pasted text (2)");
});
