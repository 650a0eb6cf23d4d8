import { expect, test } from "vitest";
import { type CountedThing, countedThings, type DailyCount } from "../../store.ts";
import { opened, type OpenStore } from "./opened-store.ts";

/** That the sums of visits add up, whoever adds to them, and end. */
export function testDailyCounts(open: OpenStore): void {
  const count = (what: CountedThing, label: string, n: number, day = "2026-05-02"): DailyCount => ({
    day,
    what,
    label,
    n,
  });

  test("sums of a day grow, from several at once, and are read in their order", async () => {
    await using store = await opened(open);
    const counts = countedThings.map((what) => count(what, "a/b 'c'", 2)).toReversed();
    await Promise.all([1, 2, 3].map(() => store.addCounts(counts, "2026-01-01")));
    await store.addCounts([count("visit", "", 1, "2026-05-03")], "2026-01-01");
    await store.addCounts([count("visit", "", 9, "2026-05-04")], "2026-01-01");
    expect(await store.countsBetween("2026-05-02", "2026-05-03")).toEqual([
      ...countedThings.toSorted().map((what) => count(what, "a/b 'c'", 6)),
      count("visit", "", 1, "2026-05-03"),
    ]);
  });

  test("names that others choose are so many a day, and the rest has one; pages are ours", async () => {
    await using store = await opened(open);
    const many = (what: CountedThing, day?: string) =>
      Array.from({ length: 130 }, (_, i) => count(what, `label ${i}`, 1, day));
    for (const what of ["referrer", "campaign", "page"] as const) {
      await store.addCounts([...many(what), ...many(what, "2026-05-03")], "2026-01-01");
      await store.addCounts(many(what), "2026-01-01");
    }
    for (const day of ["2026-05-02", "2026-05-03"]) {
      const kept = await store.countsBetween(day, day);
      const times = day === "2026-05-02" ? 2 : 1;
      const of = (what: CountedThing) => kept.filter((each) => each.what === what);
      expect(of("page")).toHaveLength(130);
      for (const what of ["referrer", "campaign"] as const) {
        expect(of(what)).toHaveLength(101);
        expect(of(what)).toContainEqual(count(what, "other", 30 * times, day));
        expect(of(what)).toContainEqual(count(what, "label 7", times, day));
      }
    }
  });

  test("what is older than it is kept goes, and forgetting a person touches no sum", async () => {
    await using store = await opened(open);
    await store.addCounts([count("visit", "", 1, "2026-01-01")], "2025-01-01");
    await store.addCounts([count("visit", "", 1)], "2026-01-02");
    await store.forget("a@b.example");
    expect(await store.countsBetween("2020-01-01", "2030-01-01")).toEqual([count("visit", "", 1)]);
  });
}
