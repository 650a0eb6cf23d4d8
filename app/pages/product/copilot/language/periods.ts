import { sampleSpan } from "../records/metrics.ts";

import { numberAt, ordinalOf } from "./number-words.ts";
import type { Period } from "./reading.ts";
import type { Token } from "./tokens.ts";

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );
const monthStems = months.map((month) => month.toLowerCase());
const [lastYear, lastMonth] = sampleSpan.to.split("-").map(Number) as [number, number];

/** A period in a question: how many tokens it takes, and which days it covers. */
export interface WrittenPeriod {
  period: Period;
  length: number;
}

/** Whole months, counted from January of year 0, so that "last three months" is a subtraction. */
function monthSpan(first: number, last: number): Period {
  const iso = (month: number, day: number) =>
    new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
  return { from: iso(first, 1), to: iso(last + 1, 0) };
}
const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
const today = lastYear * 12 + lastMonth - 1;

/** A part of a year without its year is the last one that the records have begun. */
function partOfYear(first: number, length: number, year: number | null): Period {
  const latest = lastYear * 12 + first > today ? lastYear - 1 : lastYear;
  const start = (year ?? latest) * 12 + first;
  return monthSpan(start, start + length - 1);
}

/** The period that begins at a token, or null. */
export function periodAt(tokens: readonly Token[], start: number): WrittenPeriod | null {
  const stem = (offset: number) => tokens[start + offset]?.stem ?? "";
  if (stem(0) === "since" || stem(0) === "after" || stem(0) === "before" || stem(0) === "until") {
    const bound = singleAt(tokens, start + 1);
    return bound && { period: bounded(stem(0), bound.period), length: bound.length + 1 };
  }
  const first = singleAt(tokens, start);
  if (!first) return null;
  const joint = stem(first.length);
  const second =
    joint === "to" || joint === "through" || joint === "until"
      ? singleAt(tokens, start + first.length + 1)
      : null;
  if (!second) return first;
  return {
    period: { from: first.period.from, to: second.period.to },
    length: first.length + 1 + second.length,
  };
}

function bounded(word: string, { from, to }: Period): Period {
  if (word === "since") return { from, to: sampleSpan.to };
  if (word === "after")
    return { from: monthSpan(monthNumber(to) + 1, monthNumber(to) + 1).from, to: sampleSpan.to };
  if (word === "until") return { from: sampleSpan.from, to };
  const last = monthNumber(from) - 1;
  return { from: sampleSpan.from, to: monthSpan(last, last).to };
}

function singleAt(tokens: readonly Token[], start: number): WrittenPeriod | null {
  const stem = (offset: number) => tokens[start + offset]?.stem ?? "";
  const yearAt = (offset: number) => (/^20\d\d$/.test(stem(offset)) ? Number(stem(offset)) : null);
  const part = (first: number, months: number, length: number): WrittenPeriod => {
    const gap = stem(length) === "of" ? 1 : 0;
    const year = yearAt(length + gap);
    return {
      period: partOfYear(first, months, year),
      length: year === null ? length : length + gap + 1,
    };
  };

  const month = monthOf(stem(0));
  // "May" is also a verb.
  if (
    month >= 0 &&
    (stem(0) !== "may" || yearAt(1) !== null || isPreposition(tokens[start - 1]?.stem))
  ) {
    return part(month, 1, 1);
  }
  const quarter =
    /^q([1-4])$/.exec(stem(0))?.[1] ?? (stem(0) === "quarter" && /^[1-4]$/.exec(stem(1))?.[0]);
  if (quarter) return part((Number(quarter) - 1) * 3, 3, stem(0) === "quarter" ? 2 : 1);
  const half = /^h([12])$/.exec(stem(0))?.[1];
  if (half) return part((Number(half) - 1) * 6, 6, 1);
  const ordinal = ordinalOf(stem(0));
  if (ordinal && stem(1) === "quarter" && ordinal <= 4) return part((ordinal - 1) * 3, 3, 2);
  if (ordinal && stem(1) === "half" && ordinal <= 2) return part((ordinal - 1) * 6, 6, 2);
  const year = yearAt(0);
  if (year !== null) return { period: monthSpan(year * 12, year * 12 + 11), length: 1 };
  return relativeAt(tokens, start);
}

const lengths: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** "Last quarter" and the like, counted from the last day on file. */
function relativeAt(tokens: readonly Token[], start: number): WrittenPeriod | null {
  const stem = (offset: number) => tokens[start + offset]?.stem ?? "";
  if (stem(0) === "ytd") return { period: monthSpan(lastYear * 12, today), length: 1 };
  if (stem(0) === "year" && stem(1) === "to" && stem(2) === "date") {
    return { period: monthSpan(lastYear * 12, today), length: 3 };
  }
  const isBack = ["last", "past", "previous"].includes(stem(0));
  if (!isBack && stem(0) !== "this" && stem(0) !== "current") return null;
  const length = lengths[stem(1)];
  if (length) {
    const begun = Math.floor(today / length) * length;
    const first = isBack ? begun - length : begun;
    return { period: monthSpan(first, first + length - 1), length: 2 };
  }
  const count = isBack ? numberAt(tokens, start + 1) : null;
  const unit = count && lengths[stem(1 + count.length)];
  if (!count || !unit || !(count.value >= 1 && count.value <= 120)) return null;
  return { period: monthSpan(today - count.value * unit + 1, today), length: count.length + 2 };
}

const isPreposition = (stem = "") =>
  [
    "in",
    "since",
    "before",
    "until",
    "after",
    "of",
    "during",
    "from",
    "to",
    "between",
    "for",
  ].includes(stem);

function monthOf(stem: string): number {
  if (stem.length < 3) return -1;
  return monthStems.findIndex(
    (month) =>
      month === stem || month.slice(0, 3) === stem || (stem === "sept" && month === "september"),
  );
}

/** "Q1 2026", "March 2026", "2025"; what is neither is its first and its last month. */
export function periodName({ from, to }: Period): string {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  const year = Math.floor(first / 12);
  const length = last - first + 1;
  if (length === 1) return `${months[first % 12]} ${year}`;
  if (length === 3 && first % 3 === 0) return `Q${(first % 12) / 3 + 1} ${year}`;
  if (length === 12 && first % 12 === 0) return String(year);
  return `${periodName(monthSpan(first, first))} to ${periodName(monthSpan(last, last))}`;
}

/** The month, quarter or year that a day lies in. */
export function periodOf(date: string, length: "month" | "quarter" | "year"): Period {
  const months = lengths[length]!;
  const first = Math.floor(monthNumber(date) / months) * months;
  return monthSpan(first, first + months - 1);
}

/** Some day of it is on file. */
export function isOnFile({ from, to }: Period): boolean {
  return from <= sampleSpan.to && to >= sampleSpan.from && from <= to;
}
