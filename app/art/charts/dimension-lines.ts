import { type Drawing, line, shown } from "../drafting.ts";
import { amount, caption, CHART, decimalsOf, fromZero, readPairs } from "./chart-sheet.ts";

const ROW = 46;
const FIRST = 20;
/** Room for the value at the end of the longest line. */
const VALUE = 84;

/** Values as dimension lines on one scale that begins at zero: `Reel:0.0142;Each:0.019`. */
export function dimensionLines(subject: string, unit: string): Drawing {
  const rows = readPairs(subject);
  const largest = Math.max(...rows.map(({ value }) => value));
  const decimals = decimalsOf(rows.map(({ value }) => value));
  const length = (value: number) => ((CHART.right - CHART.left - VALUE) * value) / largest;
  const height = FIRST + rows.length * ROW;
  const lines = rows.map(({ name, value }, index) => {
    const y = FIRST + index * ROW + 16;
    const end = CHART.left + Math.max(length(value), 10);
    return (
      caption(CHART.left + 4, y - 10, name) +
      fromZero(end, y, 7) +
      caption(end + 8, y + 5, amount(value, unit, decimals))
    );
  });
  return {
    ...shown(0, 0, CHART.width, height),
    body: line(CHART.left, 6, CHART.left, height - 8, "object"),
    notes: lines.join(""),
    label: `Dimension lines on one scale: ${rows.map(({ name, value }) => `${name} ${amount(value, unit, decimals)}`).join(", ")}`,
  };
}
