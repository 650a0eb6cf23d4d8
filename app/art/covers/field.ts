import { arrowhead, group, line } from "../drafting.ts";
import { fmt, joinedOutline, type Point, spline, times } from "../geometry.ts";
import type { SeededRandom } from "../seeded-random.ts";

/** Every cover is drawn on this field. What passes its edge is cropped, unless the page has room for it. */
export const WIDTH = 480;
export const HEIGHT = 320;
export const MID_X = WIDTH / 2;
export const MID_Y = HEIGHT / 2;

/** A kind of drawing. The random source is its only input, and it draws no lettering. */
export type Family = (random: SeededRandom) => string;

/** Draws the numbers that once chose among variants and uses none of them: published covers stay as they are. */
export function passOver(random: SeededRandom, choices = 1): void {
  times(choices, random);
}

/** A family that once had several compositions. */
export const settled =
  (family: Family, choices = 1): Family =>
  (random) => {
    passOver(random, choices);
    return family(random);
  };

/** A band of constant width about a curve through the points, as path data. */
export function ribbon(points: readonly Point[], halfWidth: number): string {
  const edge = (side: 1 | -1) =>
    points.map(([x, y], i): Point => {
      const [ax, ay] = points[Math.max(0, i - 1)]!;
      const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
      const offset = (side * halfWidth) / Math.hypot(bx - ax, by - ay);
      return [x - offset * (by - ay), y + offset * (bx - ax)];
    });
  return joinedOutline([spline(edge(1)), spline(edge(-1).toReversed())]);
}

/** A dimension without its figure: a cover is shown too small for lettering. */
export function span([x1, y1]: Point, [x2, y2]: Point, offset: number, gap = 4): string {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const side = Math.sign(offset);
  const off = (x: number, y: number, distance: number): Point => [
    x - Math.sin(angle) * distance,
    y + Math.cos(angle) * distance,
  ];
  const extension = (x: number, y: number) =>
    line(...off(x, y, gap * side), ...off(x, y, offset + 5 * side), "dimension");
  const [from, to] = [off(x1, y1, offset), off(x2, y2, offset)];
  return (
    extension(x1, y1) +
    extension(x2, y2) +
    line(...from, ...to, "dimension") +
    arrowhead(...from, angle + Math.PI, 10, 4) +
    arrowhead(...to, angle, 10, 4)
  );
}

/** Moves a drawing made about the origin into the field. */
export function placed(x: number, y: number, degrees = 0, scale = 1): string {
  const turn = degrees === 0 ? "" : ` rotate(${degrees.toFixed(1)})`;
  const zoom = scale === 1 ? "" : ` scale(${scale.toFixed(3)})`;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn}${zoom}`;
}

/** Brings a point of the drawing to a place on the sheet, turned and scaled about it. */
export function viewed(
  drawing: string,
  [focusX, focusY]: Point,
  { at = [MID_X, MID_Y], degrees = 0, scale = 1 }: { at?: Point; degrees?: number; scale?: number },
): string {
  const back = `translate(${fmt(-focusX)} ${fmt(-focusY)})`;
  return group(drawing, `${placed(...at, degrees, scale)} ${back}`);
}

/** The whole drawing, or a part of it close up. For drawings that fill the field. */
export function framed(random: SeededRandom, drawing: string, closest: number): string {
  const scale = random() < 0.3 ? 1 : random.range(1.12, closest);
  const [slackX, slackY] = [MID_X * (1 - 1 / scale), MID_Y * (1 - 1 / scale)];
  const focusX = MID_X + random.range(-slackX, slackX);
  const focusY = MID_Y + random.range(-slackY, slackY);
  return scale === 1 ? drawing : viewed(drawing, [focusX, focusY], { scale });
}
