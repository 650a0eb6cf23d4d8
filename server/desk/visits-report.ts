import { type FormName, formNames, isFormName } from "#contract/forms.ts";
import type { CountedThing, DailyCount } from "#server/leads/store.ts";
import { dayOf } from "#server/visits/visit-counts.ts";

const DAY_MS = 24 * 60 * 60_000;
export const spans = [7, 28, 90, 365] as const;

export type VisitsQuery = {
  /** How many days, with today. */
  span: number;
  form: FormName | "";
  firstDay: string;
  lastDay: string;
};

export function readVisitsQuery(query: URLSearchParams, nowMs: number): VisitsQuery {
  const span = spans.find((days) => String(days) === query.get("days")) ?? 28;
  const form = query.get("form") ?? "";
  return {
    span,
    form: isFormName(form) ? form : "",
    firstDay: dayOf(nowMs - (span - 1) * DAY_MS),
    lastDay: dayOf(nowMs),
  };
}

export type Labeled = { label: string; n: number };
export type PageRow = { path: string; opened: number; begun: number; sent: number };

export type VisitsReport = {
  totals: Record<CountedThing, number>;
  /** One for each day of the span, also where nothing was counted. */
  days: { day: string; visits: number; opened: number }[];
  pages: PageRow[];
  referrers: Labeled[];
  campaigns: Labeled[];
  files: Labeled[];
};

/** Sums of the span, each list with the most first. */
export function reportOfVisits(counts: readonly DailyCount[], asked: VisitsQuery): VisitsReport {
  const of = (what: CountedThing) => counts.filter((count) => count.what === what);
  const forms = asked.form === "" ? formNames : [asked.form];
  const ofForms = (what: CountedThing) =>
    of(what).flatMap((count) => {
      const [form = "", path = ""] = count.label.split(" ");
      return forms.some((each) => each === form) ? [{ ...count, label: path }] : [];
    });
  const opened = sumsOf(of("page"));
  const begun = sumsOf(ofForms("form-begun"));
  const sent = sumsOf(ofForms("form-sent"));
  const paths = new Set([...opened.keys(), ...begun.keys(), ...sent.keys()]);
  const total = (sums: ReadonlyMap<string, number>) =>
    [...sums.values()].reduce((all, n) => all + n, 0);
  const visits = byDay(of("visit"));
  const openedByDay = byDay(of("page"));
  return {
    totals: {
      visit: total(visits),
      page: total(opened),
      referrer: total(visits),
      campaign: total(sumsOf(of("campaign"))),
      "search-none": total(sumsOf(of("search-none"))),
      file: total(sumsOf(of("file"))),
      "form-begun": total(begun),
      "form-sent": total(sent),
    },
    days: daysOf(asked).map((day) => ({
      day,
      visits: visits.get(day) ?? 0,
      opened: openedByDay.get(day) ?? 0,
    })),
    pages: [...paths]
      .map((path) => ({
        path,
        opened: opened.get(path) ?? 0,
        begun: begun.get(path) ?? 0,
        sent: sent.get(path) ?? 0,
      }))
      .toSorted((a, b) => b.opened - a.opened || b.sent - a.sent),
    referrers: labeled(of("referrer")),
    campaigns: labeled(of("campaign")),
    files: labeled(of("file")),
  };
}

/** Of how many openings of a page came a form; above all of them where one page's form was sent from another's view. */
export function conversionOf({ opened, sent }: Pick<PageRow, "opened" | "sent">): string {
  if (opened === 0) return "";
  return `${((100 * sent) / opened).toFixed(1)}%`;
}

function daysOf({ span, lastDay }: VisitsQuery): string[] {
  const lastMs = Date.parse(lastDay);
  return Array.from({ length: span }, (_, index) => dayOf(lastMs - (span - 1 - index) * DAY_MS));
}

function labeled(counts: readonly DailyCount[]): Labeled[] {
  return [...sumsOf(counts)].map(([label, n]) => ({ label, n })).toSorted((a, b) => b.n - a.n);
}

const sumsOf = (counts: readonly DailyCount[]) => sumBy(counts, ({ label }) => label);
const byDay = (counts: readonly DailyCount[]) => sumBy(counts, ({ day }) => day);

function sumBy(
  counts: readonly DailyCount[],
  keyOf: (count: DailyCount) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(keyOf(count), (sums.get(keyOf(count)) ?? 0) + count.n);
  return sums;
}
