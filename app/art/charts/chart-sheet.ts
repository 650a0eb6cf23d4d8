import { groupDigits } from "#app/format/group-digits.ts";

import { arrowhead, hatch, line, type LineClass, stroke, text } from "../drafting.ts";
import { times } from "../geometry.ts";
import { rectangle } from "../outlines.ts";

/** Charts are drawn for a column of a phone: 13 units of lettering are 11 px or more there. */
export const CHART = { width: 360, left: 12, right: 348, lettering: 13 } as const;

/** Where a value stands on a scale from zero; beside the largest there is room for its lettering. */
export const scaled = (largest: number, room: number) => (value: number) =>
  CHART.left + ((CHART.right - CHART.left - room) * value) / largest;

/** `A:3:5;B:5:2` as names and values, so many of them or more. Throws where a value is not a number. */
export function readRows(subject: string, least = 1): { name: string; values: number[] }[] {
  return subject.split(";").map((row) => {
    const [name = "", ...values] = row.split(/[:+]/);
    const count = Math.max(values.length, least);
    return { name, values: times(count, (i) => readNumber(values[i] ?? "")) };
  });
}

/** The same with one value each. */
export const readPairs = (subject: string) =>
  readRows(subject).map(({ name, values: [value = 0] }) => ({ name, value }));

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
export const decimalsOf = (values: readonly number[]) =>
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

export type Filling = "open" | "solid" | readonly [step: number, angle: number];

/** A bar, or a box: filled, hatched or open, with its edge. */
export function bar(
  x: number,
  y: number,
  width: number,
  height: number,
  filling: Filling,
  edge: LineClass = "object",
): string {
  const outline = rectangle(x, y, width, height);
  if (filling === "open") return stroke(outline, edge);
  const fill = filling === "solid" ? stroke(outline, "arrow") : hatch(outline, ...filling);
  return fill + stroke(outline, edge);
}
