import { amount, caption, CHART, readNumber } from "./chart-sheet.ts";
import { type Drawing, hatch, line, stroke, shown } from "../drafting.ts";
import { each } from "../geometry.ts";

/** What a landed cost is made of, in the order of its bar. A bar may end before the last of them. */
export const COST_PARTS = [
  "parts",
  "tooling",
  "freight",
  "duty",
  "scrap",
  "money tied up",
] as const;

const ROW = 54;
const BAR = 18;
/** Room for the total at the end of the longest bar. */
const TOTAL = 76;
const LEGEND_ROW = 20;
/** Solid, 45°, upright, open, level, 135°: how far apart the lines are in a bar, and their angle. */
const HATCHES = ["solid", [5, 45], [3.5, 90], "open", [3.5, 0], [3, 135]] as const;

/** Sums on one scale, each part with its hatch: `Norrvik:3672+900+260+0` (parts, tooling, freight, duty). */
export function stackedBars(
  subject: string,
  unit: string,
  partNames: readonly string[],
  title = "Bars",
): Drawing {
  const rows = subject.split(";").map((row) => {
    const [name = "", values = ""] = row.split(":");
    const parts = values.split("+").map(readNumber);
    return { name, parts, total: parts.reduce((sum, part) => sum + part, 0) };
  });
  const largest = Math.max(...rows.map(({ total }) => total));
  const scale = (CHART.right - CHART.left - TOTAL) / largest;
  const named = partNames.slice(0, Math.max(...rows.map(({ parts }) => parts.length)));
  // Four short names fit beside each other, long ones or more of them in rows of three.
  const perLine = named.length > 4 ? 3 : named.length;
  const legendTop = rows.length * ROW + 18;

  const bars = rows.map(({ name, parts, total }, index) => {
    const top = index * ROW + 24;
    let x: number = CHART.left;
    const segments = parts.map((part, kind) => {
      const [from, to] = [x, x + part * scale];
      x = to;
      return part > 0 ? hatched(kind, from, top, to - from, BAR) : "";
    });
    return (
      caption(CHART.left, top - 7, name) +
      segments.join("") +
      caption(x + 8, top + BAR - 4, amount(total, unit))
    );
  });
  return {
    ...shown(0, 0, CHART.width, legendTop + Math.ceil(named.length / perLine) * LEGEND_ROW + 2),
    body: bars.join("") + legend(named, perLine, legendTop),
    label: `${title} on one scale, made of ${named.join(", ")}: ${rows.map(({ name, total }) => `${name} ${amount(total, unit)}`).join(", ")}`,
  };
}

function hatched(kind: number, x: number, y: number, width: number, height: number): string {
  const outline = `M${x} ${y}h${width}v${height}h${-width}Z`;
  const fill = HATCHES[kind] ?? "open";
  if (fill === "open") return stroke(outline);
  return (
    (fill === "solid"
      ? stroke(outline, "arrow")
      : hatch(outline, Math.min(fill[0], height / 3), fill[1])) + stroke(outline)
  );
}

function legend(names: readonly string[], perLine: number, top: number): string {
  const step = (CHART.right - CHART.left) / perLine;
  return (
    line(CHART.left, top - 12, CHART.right, top - 12, "hatch") +
    each(names, (name, kind) => {
      const x = CHART.left + (kind % perLine) * step;
      const y = top + Math.floor(kind / perLine) * LEGEND_ROW;
      return hatched(kind, x, y, 14, 10) + caption(x + 19, y + 10, name);
    })
  );
}
