import { axis, caption, CHART, readNumber } from "./chart-sheet.ts";
import { circle, type Drawing, line, polyline, shown } from "../drafting.ts";
import { each, type Point } from "../geometry.ts";

const BOX = { left: 52, right: 340, top: 24, bottom: 168 };

/** A figure month by month against its target, in percent: `97,92,95`. */
export function runChart(subject: string, target: number): Drawing {
  const values = subject.split(",").map(readNumber);
  const lowest = Math.floor((Math.min(target, ...values) - 2) / 5) * 5;
  const at = (index: number, value: number): Point => [
    BOX.left + 14 + ((BOX.right - BOX.left - 24) * index) / (values.length - 1),
    BOX.bottom - ((BOX.bottom - BOX.top) * (value - lowest)) / (100 - lowest),
  ];
  const [, targetY] = at(0, target);
  return {
    ...shown(0, 0, CHART.width, 200),
    body:
      axis(BOX.left, BOX.bottom, BOX.right + 12, BOX.bottom) +
      axis(BOX.left, BOX.bottom, BOX.left, 10) +
      line(BOX.left, targetY, BOX.right, targetY, "hidden") +
      polyline(values.map((value, index) => at(index, value))),
    notes:
      each(values, (value, index) =>
        circle(...at(index, value), 3.4, value < target ? "ground" : "arrow"),
      ) +
      each([100, target, lowest], (value) =>
        caption(BOX.left - 6, at(0, value)[1] + 4.5, `${value}%`, "end"),
      ) +
      caption(BOX.left, BOX.bottom + 22, "month 1") +
      caption(BOX.right, BOX.bottom + 22, `month ${values.length}`, "end"),
    label: `Month by month against a target of ${target}%: ${values.map((value) => `${value}%`).join(", ")}`,
  };
}
