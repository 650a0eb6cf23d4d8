import { centreMark, circle, type Drawing, line, polygon, stroke, shown } from "../drafting.ts";
import { SHEET, sheetFrame, sheetNote, titleBlock } from "./sheet-frame.ts";
import { columnsOf, each, fmt, type Point, ringPoints, roundedRect, TAU } from "../geometry.ts";

const PLATE = { x: 48, y: 62, w: 236, h: 140 };
const BORE = { x: 126, y: 132, r: 40 };
const STRUCK = { x: 166, y: 240 };

/** The error screen: somebody has found the dimension that cannot be right. */
export const redlinedSheet = (): Drawing => ({
  ...shown(0, 0, SHEET.width, SHEET.height),
  body: sheetFrame() + plate(),
  notes: dimensions() + titleBlock(["QW-500", "HOLD"]) + redline(correction()),
  label: "Drawing sheet with a revision cloud around a struck dimension",
});

/** Everything inside is in the checker's color. */
const redline = (marks: string) => `<g color="var(--redline)">${marks}</g>`;

function plate(): string {
  const { x, y, w, h } = PLATE;
  const holes = columnsOf([x + w - 26], [y + 26, y + h - 26]);
  return (
    polygon(roundedRect(x, y, w, h, 10), "ground-thick") +
    circle(BORE.x, BORE.y, BORE.r, "thick") +
    circle(BORE.x, BORE.y, BORE.r - 6, "dimension") +
    each(ringPoints(BORE.x, BORE.y, BORE.r + 14, 6, TAU / 12), (place) => circle(...place, 4.5)) +
    circle(BORE.x, BORE.y, BORE.r + 14, "centre") +
    centreMark(BORE.x, BORE.y, BORE.r + 26) +
    polygon(roundedRect(x + 148, y + 52, 44, 36, 17.9)) +
    centreMark(x + 170, y + 70, 30) +
    each(holes, ([hx, hy]) => circle(hx, hy, 8) + centreMark(hx, hy, 14))
  );
}

function dimensions(): string {
  const { x, y, w, h } = PLATE;
  return (
    sheetNote.dimension([x, y + h], [x + w, y + h], "118.0", 38) +
    sheetNote.dimension([x + w, y], [x + w, y + h], "70.0", -38) +
    sheetNote.leader([BORE.x + 28, BORE.y - 28], [BORE.x + 52, 42], "Ø40 H7", 8)
  );
}

function correction(): string {
  const { x, y } = STRUCK;
  return (
    stroke(cloud(x, y, 58, 24), "thick") +
    line(x - 26, y + 6, x + 26, y - 6, "thick") +
    revisionFlag(x + 88, y + 34) +
    sheetNote.text(x - 74, y + 58, "DOES NOT CLOSE", { anchor: "start" })
  );
}

/** Scallops around an ellipse, the drafting sign for "look here". */
function cloud(cx: number, cy: number, rx: number, ry: number): string {
  const points = ringPoints(0, 0, 1, 14).map(([x, y]): Point => [cx + x * rx, cy + y * ry]);
  const scallops = points.map(([x, y], i) => {
    const [fromX, fromY] = points.at(i - 1) ?? [x, y];
    const r = fmt(Math.hypot(x - fromX, y - fromY) * 0.58);
    return `A${r} ${r} 0 0 1 ${fmt(x)} ${fmt(y)}`;
  });
  const [startX, startY] = points.at(-1) ?? [cx, cy];
  return `M${fmt(startX)} ${fmt(startY)}${scallops.join("")}Z`;
}

const revisionFlag = (x: number, y: number) =>
  polygon(ringPoints(x, y, 19, 3, -TAU / 4), "ground") +
  sheetNote.text(x, y + 6, "E", { weight: 500 });
