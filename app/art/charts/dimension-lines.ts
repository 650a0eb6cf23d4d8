import { type Drawing, line, shown } from "../drafting.ts";
import { each } from "../geometry.ts";
import {
  amount,
  caption,
  CHART,
  decimalsOf,
  fromZero,
  listed,
  readPairs,
  scaled,
} from "./chart-sheet.ts";

const ROW = 46;
const FIRST = 36;
/** Room for the value at the end of the longest line. */
const VALUE = 84;

/** Values as dimension lines on one scale that begins at zero: `Reel:0.0142;Each:0.019`. */
export function dimensionLines(subject: string, unit: string): Drawing {
  const rows = readPairs(subject);
  const values = rows.map(({ value }) => value);
  const at = scaled(Math.max(...values), VALUE);
  const printed = (value: number) => amount(value, unit, decimalsOf(values));
  const height = 20 + rows.length * ROW;
  return {
    ...shown(0, 0, CHART.width, height),
    body: line(CHART.left, 6, CHART.left, height - 8),
    notes: each(rows, ({ name, value }, index) => {
      const y = FIRST + index * ROW;
      const end = Math.max(at(value), CHART.left + 10);
      return (
        caption(CHART.left + 4, y - 10, name) +
        fromZero(end, y, 7) +
        caption(end + 8, y + 5, printed(value))
      );
    }),
    label: `Dimension lines on one scale: ${listed(rows, ({ name, value }) => `${name} ${printed(value)}`)}`,
  };
}
