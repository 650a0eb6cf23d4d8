import { bar, caption, CHART, listed, readRows, scaled } from "./chart-sheet.ts";
import { type Drawing, line, shown } from "../drafting.ts";
import { each, times } from "../geometry.ts";

const FULL = 100;
const NAME = 21;
/** Room for the points at the end of a full bar. */
const POINTS = 32;
/** Thickness of a bar whose weight is everything. */
const THICKNESS = 100;
const GAP = 9;
const SCALE_STEP = 25;

/**
 * Scores of 0 to 100 with their weights, `Delivery:70:0.3`: a bar is as long as its points and as thick as its weight, so
 * that its area is what it adds to the total. Those below the total are solid.
 */
export function weightedBars(subject: string): Drawing {
  const rows = readRows(subject, 2).map(({ name, values: [points = 0, weight = 0] }) => ({
    name,
    points,
    weight,
  }));
  const total = rows.reduce((sum, { points, weight }) => sum + points * weight, 0);
  const at = scaled(FULL, POINTS);

  let y = 22;
  const bars = rows.map(({ name, points, weight }) => {
    const top = y + NAME;
    const [width, height] = [at(points) - CHART.left, weight * THICKNESS];
    y = top + Math.max(height, CHART.lettering / 2) + GAP;
    return (
      bar(CHART.left, top, width, height, points < total ? "solid" : [5, 45]) +
      caption(CHART.left, top - 8, `${name}, ${Math.round(weight * 100)}%`) +
      caption(at(points) + 6, top + height / 2 + CHART.lettering * 0.36, String(points))
    );
  });
  const bottom = y + 6;
  const marks = times(FULL / SCALE_STEP + 1, (index) => index * SCALE_STEP);
  const rounded = total.toFixed(1);
  return {
    ...shown(0, 0, CHART.width, bottom + 26),
    body:
      line(CHART.left, bottom, at(FULL), bottom, "dimension") +
      each(marks, (mark) => line(at(mark), bottom, at(mark), bottom + 5, "dimension")) +
      bars.join(""),
    notes:
      line(at(total), 22, at(total), bottom, "hidden") +
      caption(at(total), 15, `total ${rounded}`, "middle") +
      each(marks, (mark) =>
        caption(at(mark), bottom + 20, String(mark), mark === 0 ? "start" : "middle"),
      ),
    label: `Points from 0 to 100, each bar as thick as its weight: ${listed(rows, ({ name, points, weight }) => `${name} ${points} at ${Math.round(weight * 100)}%`)}; total ${rounded}`,
  };
}
