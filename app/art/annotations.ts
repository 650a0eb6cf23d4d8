import { arrowhead, circle, line, stroke, text } from "./drafting.ts";
import { path, polar, type Point } from "./geometry.ts";

/** Spline Sans Mono advances 0.6 em; the rest is air. */
const textWidth = (content: string, size: number) => content.length * size * 0.61;

export interface DimensionOptions {
  /** How far the dimension line stands off the points, to the right of the way from 1 to 2. */
  offset?: number;
  size?: number;
  /** Air between the part and its extension lines. */
  gap?: number;
  /** How far the extension lines pass the dimension line. */
  overshoot?: number;
}

/** ISO 129: extension lines, arrows, and a label that breaks the line or, if too long, follows it. */
export function dimension(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  label: string,
  { offset = 0, size = 10, gap = 3, overshoot = 4 }: DimensionOptions = {},
): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [nx, ny] = [-uy, ux];
  const angle = Math.atan2(uy, ux);
  const isVertical = Math.abs(uy) > 0.9;
  const side = Math.sign(offset) || 1;
  const a: Point = [x1 + nx * offset, y1 + ny * offset];
  const b: Point = [x2 + nx * offset, y2 + ny * offset];
  const along = ([x, y]: Point, distance: number): Point => [x + ux * distance, y + uy * distance];
  const dimensionLine = (from: Point, to: Point) => line(...from, ...to, "dimension");

  let marks = "";
  if (offset !== 0) {
    for (const [x, y] of [
      [x1, y1],
      [x2, y2],
    ] as const) {
      const from: Point = [x + nx * gap * side, y + ny * gap * side];
      const reach = offset + overshoot * side;
      marks += dimensionLine(from, [x + nx * reach, y + ny * reach]);
    }
  }

  const labelLength = isVertical ? size * 1.5 : textWidth(label, size) + 8;
  if (length > labelLength + 26) {
    const middle = along(a, length / 2);
    return (
      marks +
      dimensionLine(a, along(middle, -labelLength / 2)) +
      dimensionLine(along(middle, labelLength / 2), b) +
      arrowhead(...a, angle + Math.PI) +
      arrowhead(...b, angle) +
      text(middle[0], middle[1] + size * 0.36, label, { size })
    );
  }
  const [labelX, labelY] = along(b, 20);
  return (
    marks +
    dimensionLine(along(a, -16), along(b, 16)) +
    arrowhead(...a, angle) +
    arrowhead(...b, angle + Math.PI) +
    text(labelX, labelY + size * 0.36, label, { size, anchor: isVertical ? "middle" : "start" })
  );
}

export interface LeaderOptions {
  size?: number;
  /** Length of the horizontal run between the elbow and the text. */
  shelf?: number;
  /** A dot instead of an arrow: the leader ends inside an area. */
  dot?: boolean;
}

/** Points at (x, y), bends at (elbowX, elbowY); each label is one line of text. */
export function leader(
  x: number,
  y: number,
  elbowX: number,
  elbowY: number,
  labels: string | readonly string[],
  { size = 10, shelf = 14, dot = false }: LeaderOptions = {},
): string {
  const side = elbowX >= x ? 1 : -1;
  const end: Point = [elbowX + side * shelf, elbowY];
  const tip = dot
    ? circle(x, y, 2.2, "arrow")
    : arrowhead(x, y, Math.atan2(y - elbowY, x - elbowX));
  const lines = typeof labels === "string" ? [labels] : labels;
  return (
    stroke(path([[x, y], [elbowX, elbowY], end]), "dimension") +
    tip +
    lines
      .map((label, i) =>
        text(end[0] + side * 5, elbowY + size * (0.36 + 1.3 * i), label, {
          size,
          anchor: side > 0 ? "start" : "end",
        }),
      )
      .join("")
  );
}

export interface BalloonOptions {
  r?: number;
  size?: number;
}

/** An item number in a circle at (x, y), its leader ending in a dot at (toX, toY). */
export function balloon(
  x: number,
  y: number,
  item: string | number,
  toX: number,
  toY: number,
  { r = 13, size = 12.5 }: BalloonOptions = {},
): string {
  const rim = polar(x, y, r, Math.atan2(toY - y, toX - x));
  return (
    line(...rim, toX, toY, "dimension") +
    circle(toX, toY, 2.2, "arrow") +
    circle(x, y, r, "balloon") +
    text(x, y + size * 0.35, String(item), { size, weight: 500 })
  );
}

/** Where an upright section is taken: thick ends, arrows the way it is seen, a letter at each. */
export function cuttingPlane(
  x: number,
  top: number,
  bottom: number,
  letter: string,
  { toward = 1, size = 15 }: { toward?: 1 | -1; size?: number } = {},
): string {
  const end = (y: number, inward: 1 | -1) =>
    line(x, y, x, y + inward * 16, "thick") +
    line(x, y, x + toward * 14, y, "dimension") +
    arrowhead(x + toward * 20, y, toward > 0 ? 0 : Math.PI, 9, 4) +
    text(x - toward * size * 0.7, y + size * 0.36, letter, { size });
  return line(x, top + 20, x, bottom - 20, "centre") + end(top, 1) + end(bottom, -1);
}
