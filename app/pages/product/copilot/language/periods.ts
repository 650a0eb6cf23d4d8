import { sampleSpan } from "../records/metrics.ts";

import { numberAt, phraseAt, stemsOf, type Token } from "./tokens.ts";
import type { Period } from "./reading.ts";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Whole months, both included, counted from January of year 0, so that "last three months" is a subtraction. */
interface Months {
  first: number;
  last: number;
  /** How many tokens say so. */
  length: number;
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const [begin, today] = [monthNumber(sampleSpan.from), monthNumber(sampleSpan.to)];
const thisYear = today - (today % 12);

function periodOfMonths({ first, last }: Omit<Months, "length">): Period {
  const iso = (month: number, day: number) =>
    new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
  return { from: iso(first, 1), to: iso(last + 1, 0) };
}

const ordinals = ["first", "second", "third", "fourth"];

/** "First" and "1st", and so the wrong "1th". */
const ordinalsOf = (index: number) => [
  ordinals[index],
  ...["st", "nd", "rd", "th"].map((ending) => `${index + 1}${ending}`),
];

/** Every name of a part of a year, with the months of it. */
const partsOfYear = [
  ...months.flatMap((month, from) => part([month, month.slice(0, 3)], from, 1)),
  ...part(["sept"], 8, 1),
  ...ordinals.flatMap((_, index) => {
    const names = ordinalsOf(index).map((ordinal) => `${ordinal} quarter`);
    return part([`q${index + 1}`, `quarter ${index + 1}`, ...names], index * 3, 3);
  }),
  ...[0, 1].flatMap((index) => {
    const names = ordinalsOf(index).map((ordinal) => `${ordinal} half`);
    return part([`h${index + 1}`, ...names], index * 6, 6);
  }),
];

function part(names: readonly string[], from: number, count: number) {
  return names.map((name) => ({ stems: stemsOf(name), from, count }));
}

const bounds = new Map<string, (of: Months) => Pick<Months, "first" | "last">>([
  ["since", ({ first }) => ({ first, last: today })],
  ["after", ({ last }) => ({ first: last + 1, last: today })],
  ["before", ({ first }) => ({ first: begin, last: first - 1 })],
  ["until", ({ last }) => ({ first: begin, last })],
]);

/** The period that begins at a token, and how many tokens it takes. */
export function periodAt(tokens: readonly Token[], start: number) {
  const found = boundedAt(tokens, start);
  return found && { period: periodOfMonths(found), length: found.length };
}

function boundedAt(tokens: readonly Token[], start: number): Months | null {
  const stem = (at: number) => tokens[at]?.stem ?? "";
  const bound = bounds.get(stem(start));
  const first = monthsAt(tokens, bound ? start + 1 : start);
  if (bound) return first && { ...bound(first), length: first.length + 1 };
  const joint = first && start + first.length;
  if (!joint || !["to", "through", "until"].includes(stem(joint))) return first;
  const second = monthsAt(tokens, joint + 1);
  return second
    ? { first: first.first, last: second.last, length: first.length + 1 + second.length }
    : first;
}

/** "March", "Q1 of 2026", "2025", "last two quarters". */
function monthsAt(tokens: readonly Token[], start: number): Months | null {
  const stem = (at: number) => tokens[at]?.stem ?? "";
  const yearAt = (at: number) => (/^20\d\d$/.test(stem(at)) ? Number(stem(at)) * 12 : null);
  const named = phraseAt(partsOfYear, tokens, start);
  if (named && (stem(start) !== "may" || yearAt(start + 1) || isPreposition(stem(start - 1)))) {
    const end = start + named.stems.length;
    const gap = stem(end) === "of" ? 1 : 0;
    const year = yearAt(end + gap);
    // Without its year it is the last one that the records have begun.
    const latest = thisYear + named.from > today ? thisYear - 12 : thisYear;
    const first = (year ?? latest) + named.from;
    const length = named.stems.length + (year ? gap + 1 : 0);
    return { first, last: first + named.count - 1, length };
  }
  const year = yearAt(start);
  return year ? { first: year, last: year + 11, length: 1 } : relativeAt(tokens, start);
}

const lengths = new Map([
  ["month", 1],
  ["quarter", 3],
  ["year", 12],
]);

const toDate = [{ stems: ["ytd"] }, { stems: ["year", "to", "date"] }];

/** "Last quarter" and the like, counted from the last day on file. */
function relativeAt(tokens: readonly Token[], start: number): Months | null {
  const stem = (at: number) => tokens[at]?.stem ?? "";
  const yearToDate = phraseAt(toDate, tokens, start);
  if (yearToDate) return { first: thisYear, last: today, length: yearToDate.stems.length };
  const isBack = ["last", "past", "previous"].includes(stem(start));
  if (!isBack && stem(start) !== "this" && stem(start) !== "current") return null;
  const months = lengths.get(stem(start + 1));
  if (months) {
    const first = Math.floor(today / months) * months - (isBack ? months : 0);
    return { first, last: first + months - 1, length: 2 };
  }
  const count = isBack ? numberAt(tokens, start + 1) : null;
  const unit = count && lengths.get(stem(start + 1 + count.length));
  if (!count || !unit || !(count.value >= 1 && count.value <= 120)) return null;
  return { first: today - count.value * unit + 1, last: today, length: count.length + 2 };
}

/** Behind one of these "may" is a month, not a verb. */
const isPreposition = (stem: string) =>
  /^(in|since|before|until|after|of|during|from|to|between|for)$/.test(stem);

/** "Q1 2026", "March 2026", "2025"; what is neither is its first and its last month. */
export function periodName({ from, to }: Period): string {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  const year = Math.floor(first / 12);
  const length = last - first + 1;
  if (length === 1) return `${months[first % 12]} ${year}`;
  if (length === 3 && first % 3 === 0) return `Q${(first % 12) / 3 + 1} ${year}`;
  if (length === 12 && first % 12 === 0) return String(year);
  return [first, last]
    .map((month) => `${months[month % 12]} ${Math.floor(month / 12)}`)
    .join(" to ");
}

export function periodOf(date: string, length: "month" | "quarter" | "year"): Period {
  const count = lengths.get(length)!;
  const first = Math.floor(monthNumber(date) / count) * count;
  return periodOfMonths({ first, last: first + count - 1 });
}

/** Some day of it is on file. */
export function isOnFile({ from, to }: Period): boolean {
  return from <= sampleSpan.to && to >= sampleSpan.from && from <= to;
}
