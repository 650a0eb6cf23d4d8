import { type Drawing, line, shown } from "../drafting.ts";
import { each } from "../geometry.ts";
import { amount, bar, caption, CHART, fromZero, listed, readRows, scaled } from "./chart-sheet.ts";

const ROW = 62;
const FIRST = 20;
/** Room for the value at the end of the longest line. */
const VALUE = 44;
/** From the name to its lines. */
const LINES = [13, 32] as const;
/** The box that shows a gap. */
const gapBox = (x: number, middle: number, width: number) =>
  bar(x, middle - 5.5, width, 11, [4, 45], "dimension");

/** Time to survive above time to recover on one scale, `Casting:4.5:22`. Where it takes longer to recover, the gap is hatched. */
export function dimensionPairs(subject: string, unit: string): Drawing {
  const rows = readRows(subject, 2);
  const at = scaled(Math.max(...rows.flatMap(({ values }) => values)), VALUE);
  const height = FIRST + rows.length * ROW + 30;
  const legend = height - 12;
  return {
    ...shown(0, 0, CHART.width, height),
    body:
      line(CHART.left, 6, CHART.left, height - 38) +
      each(rows, ({ values: [survive = 0, recover = 0] }, index) =>
        recover > survive
          ? gapBox(at(survive), FIRST + index * ROW + LINES[1], at(recover) - at(survive))
          : "",
      ) +
      gapBox(282, legend - 5.5, 18),
    notes:
      each(rows, ({ name, values }, index) => {
        const y = FIRST + index * ROW;
        const lines = each(LINES, (below, i) => {
          const value = values[i] ?? 0;
          return (
            fromZero(at(value), y + below, 6) +
            caption(at(value) + 7, y + below + 4.5, String(value))
          );
        });
        return caption(CHART.left + 4, y, name) + lines;
      }) +
      caption(CHART.left, legend, "upper: survive, lower: recover") +
      caption(306, legend, "gap"),
    label: `Time to survive and time to recover on one scale: ${listed(rows, ({ name, values }) => `${name} ${values.map((it) => amount(it, unit, 1)).join(" and ")}`)}`,
  };
}
