import { expect, test } from "vitest";

import type { Source } from "../worker/source.ts";
import {
  type HistoryAction,
  heldSources,
  type PackageHistory,
  reduceHistory,
} from "./package-history.ts";
import { emptyPackage } from "./package-state.ts";

const text = (name: string): Source => ({ id: name, kind: "text", name, text: "a,b" });
const start: PackageHistory = { present: emptyPackage("2026-11-16"), past: [], lastSet: null };
const after = (...actions: HistoryAction[]) => actions.reduce(reduceHistory, start);
const answer: HistoryAction = {
  kind: "corrected",
  corrections: [
    { at: "", correction: { kind: "confirm", questionId: "a.csv#1/currency" }, answer: "Yes" },
  ],
};
const bothFiles: HistoryAction = { kind: "added", sources: [text("a.csv"), text("b.csv")] };

test("a removal is undone with the corrections that went with it", () => {
  const removed = after(bothFiles, answer, { kind: "removed", sourceId: "a.csv" });
  expect(removed.past.at(-1)?.what).toBe("removing a.csv");
  expect(removed.present.corrections).toEqual([]);
  expect(heldSources(removed).map(({ name }) => name)).toEqual(["b.csv", "a.csv"]);
  const { present } = reduceHistory(removed, { kind: "undone" });
  expect(present.sources.map(({ name }) => name)).toEqual(["a.csv", "b.csv"]);
  expect(present.corrections).toHaveLength(1);
});

test("typing one number is one step, two numbers are two", () => {
  const typed = after(
    bothFiles,
    { kind: "set", settings: { latestDeliveryDays: 3 } },
    { kind: "set", settings: { latestDeliveryDays: 35 } },
    { kind: "set", settings: { minimumReliability: 80 } },
  );
  expect(typed.past).toHaveLength(2);
  const once = reduceHistory(typed, { kind: "undone" });
  expect(once.present.settings).toMatchObject({ latestDeliveryDays: 35, minimumReliability: null });
  const twice = reduceHistory(once, { kind: "undone" });
  expect(twice.present.settings.latestDeliveryDays).toBeNull();
  expect(reduceHistory(twice, { kind: "undone" })).toBe(twice);
});

test("what is looked at is no step, and another package has no past", () => {
  const looked = after(bothFiles, answer, { kind: "group-chosen", groupId: "a-1" });
  expect(looked.past).toHaveLength(1);
  expect(reduceHistory(looked, { kind: "cleared" }).past).toEqual([]);
});

test("two files that are used all the same are two steps", () => {
  const both = ["a.csv", "b.csv"].map(
    (sourceId) => ({ kind: "used", sourceId, isUsed: true }) as const,
  );
  const used = after(bothFiles, ...both);
  expect(used.present.settings.usedFiles).toEqual(["a.csv", "b.csv"]);
  const { present, past } = reduceHistory(used, { kind: "undone" });
  expect(present.settings.usedFiles).toEqual(["a.csv"]);
  expect(past.at(-1)?.what).toBe("using a.csv");
  const aside = after(bothFiles, ...both, { kind: "used", sourceId: "a.csv", isUsed: false });
  expect(aside.present.settings.usedFiles).toEqual(["b.csv"]);
});
