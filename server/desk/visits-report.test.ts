import { expect, test } from "vitest";
import type { DailyCount } from "#server/leads/store.ts";
import { conversionOf, readVisitsQuery, reportOfVisits } from "./visits-report.ts";

const nowMs = Date.UTC(2026, 4, 10, 1);
const counts: DailyCount[] = [
  { day: "2026-05-09", what: "page", label: "/pricing", n: 40 },
  { day: "2026-05-10", what: "page", label: "/pricing", n: 10 },
  { day: "2026-05-10", what: "page", label: "/demo", n: 20 },
  { day: "2026-05-10", what: "visit", label: "", n: 7 },
  { day: "2026-05-10", what: "form-begun", label: "demo /demo", n: 8 },
  { day: "2026-05-10", what: "form-sent", label: "demo /demo", n: 5 },
  { day: "2026-05-10", what: "form-sent", label: "newsletter /pricing", n: 1 },
  { day: "2026-05-10", what: "campaign", label: "a", n: 1 },
  { day: "2026-05-10", what: "campaign", label: "b", n: 2 },
  { day: "2026-05-10", what: "search-none", label: "", n: 3 },
];

test("the sums of a span, its pages with the most first, and how many openings became a form", () => {
  const asked = readVisitsQuery(new URLSearchParams("days=7"), nowMs);
  expect(asked).toMatchObject({ firstDay: "2026-05-04", lastDay: "2026-05-10" });
  const report = reportOfVisits(counts, asked);
  expect(report.totals).toMatchObject({ visit: 7, page: 70, "form-sent": 6, "search-none": 3 });
  expect(report.days).toHaveLength(7);
  expect(report.days.slice(-2)).toEqual([
    { day: "2026-05-09", visits: 0, opened: 40 },
    { day: "2026-05-10", visits: 7, opened: 30 },
  ]);
  expect(report.pages).toEqual([
    { path: "/pricing", opened: 50, begun: 0, sent: 1 },
    { path: "/demo", opened: 20, begun: 8, sent: 5 },
  ]);
  expect(report.pages.map(conversionOf)).toEqual(["2.0%", "25.0%"]);
  expect(report.campaigns).toEqual([
    { label: "b", n: 2 },
    { label: "a", n: 1 },
  ]);
});

test("one form's share by itself; what is asked in an unknown way is the usual", () => {
  const demos = readVisitsQuery(new URLSearchParams("form=demo"), nowMs);
  expect(demos.span).toBe(28);
  expect(reportOfVisits(counts, demos).totals["form-sent"]).toBe(5);
  expect(readVisitsQuery(new URLSearchParams("days=1e9&form=none"), nowMs)).toMatchObject({
    span: 28,
    form: "",
  });
  expect(conversionOf({ opened: 0, sent: 3 })).toBe("");
});
