import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { rowsOf } from "#app/pages/product/copilot/records/rows.ts";
import { sheetDate } from "#app/pages/product/vendor-scorecards/document-register.ts";
import { sampleOrders } from "#app/samples/sample-suppliers.ts";
import { buildDay } from "#app/site/build-day.ts";
import { jobs } from "#app/site/careers/jobs.ts";
import { recordings } from "#app/site/webinars/webinar-recordings.ts";
import { listFiles } from "#make/list-files.ts";

/** A record that shows a date: where it is, and the day on which it was true. */
interface DatedRecord {
  where: string;
  date: string;
}

/** Records that are not of the twelve months before this day, each with what to do about it. */
function agedRecords(records: readonly DatedRecord[], today: string): string[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return records.flatMap(({ where, date }) => {
    if (date > today) return [`${where} is of ${date}, which is after ${today}`];
    return date < yearAgo
      ? [`${where} is of ${date}: read it again, mend what has aged, and date it anew`]
      : [];
  });
}

/** The articles, guides, roles and recordings, and the last day of each sample: a sample is of a whole year. */
async function datedRecords(): Promise<DatedRecord[]> {
  const texts = (await listFiles("app/prose")).filter(
    // The documentation is that of the API as it is, a record of what holds; recordings are asked below.
    (file) => file.endsWith(".md") && !/[\\/](?:docs|records)[\\/]/.test(file),
  );
  const last = (where: string, dates: readonly string[]) => ({
    where,
    date: dates.toSorted().at(-1) ?? "",
  });
  return [
    ...texts.map((file) => ({
      where: file,
      date: /^(?:date|updated): (\S+)$/m.exec(readFileSync(file, "utf8"))?.[1] ?? "",
    })),
    ...jobs.map(({ title, postedOn }) => ({ where: title, date: postedOn })),
    ...recordings.map(({ title, date }) => ({ where: title, date })),
    last(
      "sampleOrders",
      sampleOrders.map(({ date }) => date),
    ),
    last(
      "approvals",
      rowsOf("approvals").map(({ date }) => date!),
    ),
    last(
      "quotes",
      rowsOf("quotes").map(({ date }) => date!),
    ),
    { where: "supplier documents", date: sheetDate },
  ];
}

// Not of the year before today: a suite that fails by the calendar alone would stop every other change. Whoever adds a text
// is told which ones have become old beside it.
test("articles, guides, roles, recordings and samples are of one year, up to the newest", async () => {
  const records = await datedRecords();
  expect(records.length).toBeGreaterThan(20);
  const newest =
    records
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? "";
  expect(agedRecords(records, newest)).toEqual([]);
  expect(newest <= buildDay).toBe(true);
});

test("the sample orders are of one year", () => {
  const days = sampleOrders.map(({ date }) => Date.parse(date)).toSorted((a, b) => a - b);
  expect((days.at(-1)! - days[0]!) / 86_400_000).toBeLessThanOrEqual(366);
});

test("a record that has aged, or is of the future, is found", () => {
  const records = ["2025-11-16", "2025-11-17", "2026-11-17", "2026-11-18"];
  expect(
    agedRecords(
      records.map((date) => ({ where: "a text", date })),
      "2026-11-17",
    ),
  ).toEqual([
    expect.stringContaining("a text is of 2025-11-16"),
    expect.stringContaining("a text is of 2026-11-18"),
  ]);
});
