import { arrowhead, circle, line, polygon, polyline, rect } from "#app/art/drafting.ts";
import { each, type Point, times } from "#app/art/geometry.ts";
import { roundedRect, stepped, steppedUp } from "#app/art/outlines.ts";

// ISO 1219 symbols, each drawn about the origin.

const BOX = 40;

export const pipe = (points: readonly Point[]) => polyline(points);
export const junction = (x: number, y: number) => circle(x, y, 3.4, "arrow");

/** Three bends either way, from (x, y) on. */
const spring = (x: number, y: number, pitch: number) =>
  polyline(times(7, (i): Point => [x + i * pitch, y + (i === 0 || i === 6 ? 0 : i % 2 ? -7 : 7)]));

/** Three positions; ports A, B above and P, T below the middle box. */
export function directionalValve(): string {
  const [left, right, top, bottom] = [-10, 10, -BOX / 2, BOX / 2];
  const arrow = (x1: number, y1: number, x2: number, y2: number) =>
    line(x1, y1, x2, y2) + arrowhead(x2, y2, Math.atan2(y2 - y1, x2 - x1), 9, 6);
  return [
    each([-1, 0, 1], (i) => rect((i - 0.5) * BOX, -BOX / 2, BOX, BOX, "ground-thick")),
    // Straight, crossed, and the middle position.
    arrow(left - BOX, bottom, left - BOX, top),
    arrow(right - BOX, top, right - BOX, bottom),
    arrow(left + BOX, bottom, right + BOX, top),
    arrow(left + BOX, top, right + BOX, bottom),
    line(left, top, right, bottom),
    line(right, top, right, bottom),
    line(left, bottom, left, bottom - 9),
    line(left - 6, bottom - 9, left + 6, bottom - 9),
    solenoid(-1),
    solenoid(1),
  ].join("");
}

/** A spring, and the coil that works against it. */
function solenoid(side: 1 | -1): string {
  const edge = side * BOX * 1.5;
  return (
    rect(side > 0 ? edge : edge - 22, 0, 22, BOX / 2, "ground") +
    line(edge, BOX / 2, edge + side * 22, 0, "dimension") +
    spring(edge, -10, side * 4.5)
  );
}

export function cylinder(length: number, extension: number): string {
  const piston = length * extension;
  return (
    rect(0, -20, length, 40, "ground-thick") +
    rect(piston, -20, 14, 40, "ground-thick") +
    rect(piston + 14, -5, length - piston + 46, 10, "ground-thick") +
    line(length + 60, -16, length + 60, 16, "thick")
  );
}

export const pump = () =>
  circle(0, 0, 24, "ground-thick") +
  arrowhead(0, -24, -Math.PI / 2, 14, 16) +
  line(-24, 0, -50, 0, "thick") +
  circle(-66, 0, 16, "ground-thick");

export const reliefValve = () =>
  rect(-17, -17, 34, 34, "ground-thick") +
  line(0, -17, 0, 17) +
  arrowhead(0, 13, Math.PI / 2, 9, 6) +
  spring(17, 0, 4) +
  polyline(stepped([0, -26], -26, 0, -17), "hidden");

export const accumulator = () =>
  polygon(roundedRect(-15, -40, 30, 56, 15, 5), "ground-thick") + line(-15, -12, 15, -12);

export const tank = () => polyline(steppedUp([-17, -10], 8, 17, -10), "thick");
