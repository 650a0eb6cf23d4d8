import { expect, test, vi } from "vitest";

import { type Activity, openActivities } from "./activities.ts";

function tellAll() {
  const told: (Activity | null)[] = [];
  return { told, activities: openActivities((activity) => told.push(activity)) };
}

test("what takes a while is told with its share, what is short is not, and between two nothing blinks", () => {
  vi.useFakeTimers();
  const { told, activities } = tellAll();
  activities.begin("short", () => {}).end();
  vi.runAllTimers();
  expect(told).toEqual([]);

  const reading = activities.begin("Reading a.csv", () => {});
  reading.report("Reading a.csv", 0.5);
  vi.runAllTimers();
  reading.end();
  const ranking = activities.begin("Ranking", () => {});
  vi.runAllTimers();
  ranking.end();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(told.map((activity) => activity && [activity.what, activity.share])).toEqual([
    ["Reading a.csv", 0.5],
    ["Ranking", 0],
    ["Ranking", 0],
    null,
  ]);
});

test("nothing blinks where the page draws for long between two, or a short one comes between them", () => {
  // As in a page that was busy: all that was to happen meanwhile happens now, in order.
  const late: (() => void)[] = [];
  vi.stubGlobal("setTimeout", (run: () => void) => late.push(run));
  const { told, activities } = tellAll();
  const found = { fileName: "a.csv", values: [] };
  const reading = activities.begin("Reading a.csv", () => {});
  reading.report("Reading a.csv", 1, found);
  while (told.length === 0) late.shift()?.();

  reading.end();
  late.push(() => activities.begin("Recalling", () => {}).end());
  late.push(() => {});
  late.push(() => activities.begin("Ranking", () => {}));
  for (const run of late) run();
  vi.unstubAllGlobals();
  expect(told.every((activity) => activity?.found === found)).toBe(true);
  expect(told.at(-1)?.what).toBe("Ranking");
});

test("one that is canceled is over at once", () => {
  vi.useFakeTimers();
  const { told, activities } = tellAll();
  const onCancel = vi.fn();
  activities.begin("Fetching the sample", onCancel);
  vi.runAllTimers();
  told.at(-1)?.cancel();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(onCancel).toHaveBeenCalledOnce();
  expect(told.at(-1)).toBeNull();
});

test("what was found in a file is told until nothing is waited for any more", () => {
  vi.useFakeTimers();
  const { told, activities } = tellAll();
  const found = { fileName: "a.csv", values: [] };
  const reading = activities.begin("Reading a.csv", () => {});
  reading.report("Reading a.csv", 0.5, found);
  reading.report("Reading b.csv", 0.6);
  vi.runAllTimers();
  reading.end();
  const ranking = activities.begin("Ranking", () => {});
  vi.runAllTimers();
  expect(told.map((activity) => activity?.found)).toEqual([found, found, found]);
  ranking.end();
  vi.runAllTimers();
  activities.begin("Ranking again", () => {});
  vi.runAllTimers();
  vi.useRealTimers();
  expect(told.at(-1)).toMatchObject({ what: "Ranking again" });
  expect(told.at(-1)?.found).toBeUndefined();
});
