import { amount, caption, CHART, fromZero, readNumber } from "./chart-sheet.ts";
import { type Drawing, hatch, line, stroke, shown } from "../drafting.ts";
import { each } from "../geometry.ts";

const ROW = 62;
const FIRST = 20;
/** Room for the value at the end of the longest line. */
const VALUE = 44;
/** From the name to its first line, and from that to the second. */
const LINES = { first: 13, apart: 19 };
/** Height of the box that shows a gap. */
const GAP = 11;

/** Time to survive above time to recover on one scale, `Casting:4.5:22`. Where it takes longer to recover, the gap is hatched. */
export function dimensionPairs(subject: string, unit: string): Drawing {
  const rows = subject.split(";").map((row) => {
    const [name = "", survive = "", recover = ""] = row.split(":");
    return { name, survive: readNumber(survive), recover: readNumber(recover) };
  });
  const largest = Math.max(...rows.flatMap(({ survive, recover }) => [survive, recover]));
  const at = (value: number) => CHART.left + ((CHART.right - CHART.left - VALUE) * value) / largest;
  const height = FIRST + rows.length * ROW + 30;

  const pairs = rows.map(({ name, survive, recover }, index) => {
    const y = FIRST + index * ROW;
    const [upper, lower] = [y + LINES.first, y + LINES.first + LINES.apart];
    const gap = at(recover) - at(survive);
    return {
      gap: gap > 0 ? gapBox(at(survive), lower - GAP / 2, gap) : "",
      lines:
        caption(CHART.left + 4, y, name) +
        fromZero(at(survive), upper, 6) +
        caption(at(survive) + 7, upper + 4.5, String(survive)) +
        fromZero(at(recover), lower, 6) +
        caption(at(recover) + 7, lower + 4.5, String(recover)),
    };
  });
  const legend = height - 12;
  return {
    ...shown(0, 0, CHART.width, height),
    body:
      line(CHART.left, 6, CHART.left, height - 38, "object") +
      each(pairs, ({ gap }) => gap) +
      gapBox(282, legend - GAP, 18),
    notes:
      each(pairs, ({ lines }) => lines) +
      caption(CHART.left, legend, "upper: survive, lower: recover") +
      caption(306, legend, "gap"),
    label: `Time to survive and time to recover on one scale: ${rows
      .map(
        ({ name, survive, recover }) =>
          `${name} ${amount(survive, unit, 1)} and ${amount(recover, unit, 1)}`,
      )
      .join(", ")}`,
  };
}

function gapBox(x: number, y: number, width: number): string {
  const outline = `M${x} ${y}h${width}v${GAP}h${-width}Z`;
  return hatch(outline, 4) + stroke(outline, "dimension");
}
