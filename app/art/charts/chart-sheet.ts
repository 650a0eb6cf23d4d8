import { groupDigits } from "#app/format/group-digits.ts";

import { arrowhead, line, text } from "../drafting.ts";

/** Charts are drawn for a column of a phone: 13 units of lettering are 11 px or more there. */
export const CHART = { width: 360, left: 12, right: 348, lettering: 13 } as const;

/** `A:3;B:5` as pairs. Throws where a value is not a number. */
export function readPairs(subject: string): { name: string; value: number }[] {
  return subject.split(";").map((pair) => {
    const [name = "", value = ""] = pair.split(":");
    return { name, value: readNumber(value) };
  });
}

export function readNumber(value: string): number {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) {
    throw new Error(`"${value}" is not a number`);
  }
  return number;
}

/** 1234.5 as $1,234.5 where the unit is $, else as 1,234.5 with the unit after it. */
export function amount(value: number, unit: string, decimals = 0): string {
  const number = groupDigits(value, decimals);
  return /^[$€£]$/.test(unit) ? unit + number : number + unit;
}

/** Decimals that the largest of them is printed with, at most four. */
export const decimalsOf = (values: readonly number[]): number =>
  Math.max(...values.map((value) => Math.min(4, (String(value).split(".")[1] ?? "").length)));

export const caption = (
  x: number,
  y: number,
  content: string,
  anchor: "start" | "middle" | "end" = "start",
) => text(x, y, content, { size: CHART.lettering, anchor });

/** A dimension line from zero to `end`. */
export const fromZero = (end: number, y: number, tick: number) =>
  line(CHART.left, y, end, y, "dimension") +
  arrowhead(CHART.left, y, Math.PI) +
  arrowhead(end, y, 0) +
  line(end, y - tick, end, y + tick, "dimension");

/** An axis with its arrowhead. */
export const axis = (x1: number, y1: number, x2: number, y2: number) =>
  line(x1, y1, x2, y2, "dimension") + arrowhead(x2, y2, Math.atan2(y2 - y1, x2 - x1));
