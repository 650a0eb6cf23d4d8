import { amount, bar, caption, CHART, type Filling, listed, readRows } from "./chart-sheet.ts";
import { type Drawing, line, shown } from "../drafting.ts";
import { each } from "../geometry.ts";

/** What a landed cost is made of, in the order of its bar. A bar may end before the last of them. */
export const COST_PARTS = ["parts", "tooling", "freight", "duty", "scrap", "money tied up"];

const ROW = 54;
const BAR = 18;
/** Room for the total at the end of the longest bar. */
const TOTAL = 76;
const LEGEND_ROW = 20;
/** Solid, 45°, upright, open, level, 135°: how far apart the lines are in a bar, and their angle. */
const FILLINGS: readonly Filling[] = ["solid", [5, 45], [3.5, 90], "open", [3.5, 0], [3, 135]];

/** Sums on one scale, each part with its hatch: `Norrvik:3672+900+260+0` (parts, tooling, freight, duty). */
export function stackedBars(
  subject: string,
  unit: string,
  partNames: readonly string[],
  title = "Bars",
): Drawing {
  const rows = readRows(subject).map((row) => ({
    ...row,
    total: row.values.reduce((sum, part) => sum + part, 0),
  }));
  const scale = (CHART.right - CHART.left - TOTAL) / Math.max(...rows.map(({ total }) => total));
  const named = partNames.slice(0, Math.max(...rows.map(({ values }) => values.length)));
  // Four short names fit beside each other, long ones or more of them in rows of three.
  const perLine = named.length > 4 ? 3 : named.length;
  const legendTop = rows.length * ROW + 18;

  const bars = each(rows, ({ name, values, total }, index) => {
    const top = index * ROW + 24;
    let x: number = CHART.left;
    const segments = each(values, (part, kind) => {
      const from = x;
      x += part * scale;
      return part > 0 ? filled(kind, from, top, x - from, BAR) : "";
    });
    const label = caption(x + 8, top + BAR - 4, amount(total, unit));
    return caption(CHART.left, top - 7, name) + segments + label;
  });
  return {
    ...shown(0, 0, CHART.width, legendTop + Math.ceil(named.length / perLine) * LEGEND_ROW + 2),
    body: bars + legend(named, perLine, legendTop),
    label: `${title} on one scale, made of ${named.join(", ")}: ${listed(rows, ({ name, total }) => `${name} ${amount(total, unit)}`)}`,
  };
}

function filled(kind: number, x: number, y: number, width: number, height: number): string {
  const filling = FILLINGS[kind]!;
  if (typeof filling === "string") return bar(x, y, width, height, filling);
  const [step, angle] = filling;
  return bar(x, y, width, height, [Math.min(step, height / 3), angle]);
}

function legend(names: readonly string[], perLine: number, top: number): string {
  const step = (CHART.right - CHART.left) / perLine;
  return (
    line(CHART.left, top - 12, CHART.right, top - 12, "hatch") +
    each(names, (name, kind) => {
      const x = CHART.left + (kind % perLine) * step;
      const y = top + Math.floor(kind / perLine) * LEGEND_ROW;
      return filled(kind, x, y, 14, 10) + caption(x + 19, y + 10, name);
    })
  );
}
