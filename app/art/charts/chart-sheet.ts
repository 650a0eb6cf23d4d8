import { groupDigits } from "#app/format/group-digits.ts";

import { arrowhead, hatch, line, type LineClass, stroke, text } from "../drafting.ts";
import { TAU, times } from "../geometry.ts";
import { rectangle } from "../outlines.ts";

/** Charts are drawn for a column of a phone: 13 units of lettering are 11 px or more there. */
export const CHART = { width: 360, left: 12, right: 348, lettering: 13 } as const;

/** Where a value between the least and the largest stands between two places of the sheet. */
export const scale =
  (from: number, to: number, largest: number, least = 0) =>
  (value: number) =>
    from + ((to - from) * (value - least)) / (largest - least);

/** The same from the left edge on; at the end of the largest there is room for its lettering. */
export const scaled = (largest: number, room: number) =>
  scale(CHART.left, CHART.right - room, largest);

/** The rows in words, for the label. */
export const listed = <Row>(
  rows: readonly Row[],
  say: (row: Row, index: number) => string,
  between = ", ",
) => rows.map(say).join(between);

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

/** Two axes with their arrowheads, from their corner at the lower left. */
export const axes = (x: number, y: number, right: number, top: number) =>
  line(x, y, right, y, "dimension") +
  arrowhead(right, y, 0) +
  line(x, y, x, top, "dimension") +
  arrowhead(x, top, -TAU / 4);

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
