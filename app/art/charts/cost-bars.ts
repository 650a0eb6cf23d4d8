import { type Drawing, hatch, line, stroke } from "../drafting.ts";
import { amount, caption, CHART, readNumber } from "./chart-sheet.ts";

const PARTS = ["parts", "tooling", "freight", "duty"] as const;
const ROW = 54;
const BAR = 18;
/** Room for the total at the end of the longest bar. */
const TOTAL = 76;

/** Landed cost on one scale, each part with its hatch: `Norrvik:3672+900+260+0` (parts, tooling, freight, duty). */
export function costBars(subject: string, unit: string): Drawing {
  const rows = subject.split(";").map((row) => {
    const [name = "", costs = ""] = row.split(":");
    const parts = costs.split("+").map(readNumber);
    return { name, parts, total: parts.reduce((sum, part) => sum + part, 0) };
  });
  const largest = Math.max(...rows.map(({ total }) => total));
  const scale = (CHART.right - CHART.left - TOTAL) / largest;
  const height = rows.length * ROW + 40;
  const bars = rows.map(({ name, parts, total }, index) => {
    const top = index * ROW + 24;
    let x: number = CHART.left;
    const segments = parts.map((part, kind) => {
      const [from, to] = [x, x + part * scale];
      x = to;
      return part > 0 ? segment(kind, from, top, to - from) : "";
    });
    return (
      caption(CHART.left, top - 7, name) +
      segments.join("") +
      caption(x + 8, top + BAR - 4, amount(total, unit))
    );
  });
  return {
    width: CHART.width,
    height,
    body: bars.join("") + legend(height - 22),
    label: `Landed cost on one scale: ${rows.map(({ name, total }) => `${name} ${amount(total, unit)}`).join(", ")}`,
  };
}

/** Solid parts, 45° tooling, vertical freight, open duty. */
function segment(kind: number, x: number, y: number, width: number): string {
  const outline = `M${x} ${y}h${width}v${BAR}h${-width}Z`;
  const fills = [
    () => stroke(outline, "arrow"),
    () => hatch(outline, x, y, width, BAR, 5, 45),
    () => hatch(outline, x, y, width, BAR, 3.5, 90),
  ];
  return (fills[kind]?.() ?? "") + stroke(outline);
}

function legend(y: number): string {
  const step = (CHART.right - CHART.left) / PARTS.length;
  return (
    line(CHART.left, y - 12, CHART.right, y - 12, "hatch") +
    PARTS.map((name, kind) => {
      const x = CHART.left + kind * step;
      const box = `M${x} ${y}h14v10h-14Z`;
      const fill =
        kind === 0
          ? stroke(box, "arrow")
          : kind < 3
            ? hatch(box, x, y, 14, 10, kind === 1 ? 4 : 3, kind === 1 ? 45 : 90)
            : "";
      return fill + stroke(box) + caption(x + 19, y + 10, name);
    }).join("")
  );
}
