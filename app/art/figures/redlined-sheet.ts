import { circles } from "../cut-faces.ts";
import { centreMark, type Drawing, line, polygon, shown, stroke } from "../drafting.ts";
import { frame } from "../frames.ts";
import { SHEET, sheetFrame, sheetNote, titleBlock } from "./sheet-frame.ts";
import { each, fmt, type Point, TAU } from "../geometry.ts";
import { columnsOf, ringPoints, roundedRect } from "../outlines.ts";

const PLATE = { x: 48, y: 62, w: 236, h: 140 };
const BORE: Point = [126, 132];
const STRUCK: Point = [166, 240];

/** The error screen: somebody has found the dimension that cannot be right. */
export const redlinedSheet = (): Drawing => ({
  ...shown(0, 0, SHEET.width, SHEET.height),
  body: sheetFrame() + plate(),
  notes: dimensions() + titleBlock(["QW-500", "HOLD"]) + correction(),
  label: "Drawing sheet with a revision cloud around a struck dimension",
});

function plate(): string {
  const { x, y, w, h } = PLATE;
  const { rings, holes, cross } = frame(BORE);
  const corners = columnsOf([x + w - 26], [y + 26, y + h - 26]);
  return (
    polygon(roundedRect(x, y, w, h, 10), "ground-thick") +
    rings([40], "thick") +
    rings([34], "dimension") +
    holes({ circle: 54, count: 6, r: 4.5, start: TAU / 12 }) +
    rings([54], "centre") +
    cross(66) +
    polygon(roundedRect(x + 148, y + 52, 44, 36, 17.9)) +
    centreMark(x + 170, y + 70, 30) +
    circles(corners, 8) +
    each(corners, (corner) => centreMark(...corner, 14))
  );
}

function dimensions(): string {
  const { x, y, w, h } = PLATE;
  return (
    sheetNote.dimension([x, y + h], [x + w, y + h], "118.0", 38) +
    sheetNote.dimension([x + w, y], [x + w, y + h], "70.0", -38) +
    sheetNote.leader([BORE[0] + 28, BORE[1] - 28], [BORE[0] + 52, 42], "Ø40 H7", 8)
  );
}

/** Everything inside is in the checker's color. */
function correction(): string {
  const [x, y] = STRUCK;
  const marks =
    stroke(cloud(x, y, 58, 24), "thick") +
    line(x - 26, y + 6, x + 26, y - 6, "thick") +
    polygon(ringPoints(x + 88, y + 34, 19, 3, -TAU / 4), "ground") +
    sheetNote.text(x + 88, y + 40, "E", { weight: 500 }) +
    sheetNote.text(x - 74, y + 58, "DOES NOT CLOSE", { anchor: "start" });
  return `<g color="var(--redline)">${marks}</g>`;
}

/** Scallops around an ellipse, the drafting sign for "look here". */
function cloud(cx: number, cy: number, rx: number, ry: number): string {
  const points = ringPoints(0, 0, 1, 14).map(([x, y]): Point => [cx + x * rx, cy + y * ry]);
  const scallops = each(points, ([x, y], i) => {
    const [fromX, fromY] = points.at(i - 1)!;
    const r = fmt(Math.hypot(x - fromX, y - fromY) * 0.58);
    return `A${r} ${r} 0 0 1 ${fmt(x)} ${fmt(y)}`;
  });
  return `M${points.at(-1)!.map(fmt).join(" ")}${scallops}Z`;
}
