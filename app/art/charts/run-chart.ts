import { axes, caption, CHART, listed, readNumber, scale } from "./chart-sheet.ts";
import { circle, type Drawing, line, polyline, shown } from "../drafting.ts";
import { each } from "../geometry.ts";

const BOX = { left: 52, right: 340, top: 24, bottom: 168 };

/** A figure month by month against its target, in percent: `97,92,95`. */
export function runChart(subject: string, target: number): Drawing {
  const values = subject.split(",").map(readNumber);
  const lowest = Math.floor((Math.min(target, ...values) - 2) / 5) * 5;
  const across = scale(BOX.left + 14, BOX.right - 10, values.length - 1);
  const up = scale(BOX.bottom, BOX.top, 100, lowest);
  return {
    ...shown(0, 0, CHART.width, 200),
    body:
      axes(BOX.left, BOX.bottom, BOX.right + 12, 10) +
      line(BOX.left, up(target), BOX.right, up(target), "hidden") +
      polyline(values.map((value, index) => [across(index), up(value)])),
    notes:
      each(values, (value, index) =>
        circle(across(index), up(value), 3.4, value < target ? "ground" : "arrow"),
      ) +
      each([100, target, lowest], (value) =>
        caption(BOX.left - 6, up(value) + 4.5, `${value}%`, "end"),
      ) +
      caption(BOX.left, BOX.bottom + 22, "month 1") +
      caption(BOX.right, BOX.bottom + 22, `month ${values.length}`, "end"),
    label: `Month by month against a target of ${target}%: ${listed(values, (value) => `${value}%`)}`,
  };
}
