import { framed, settled } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { circle, polygon, polyline, stroke } from "#app/art/drafting.ts";
import { each, path, type Point, polar, spline, TAU, times } from "#app/art/geometry.ts";
import { rectangle } from "#app/art/outlines.ts";

/** A crank-rocker with the curves that points of its coupler trace. */
export const linkage = settled((random) => {
  const scale = random.range(1.1, 1.6);
  const crank = random.range(44, 60) * scale;
  const coupler = random.range(150, 175) * scale;
  const rocker = random.range(130, 160) * scale;
  const [x, y]: Point = [random.range(110, 190), random.range(196, 236)];
  const fixed: Point = [x, y];
  const pivot: Point = [x + random.range(150, 170) * scale, y + random.range(-24, 14)];
  const along = random.range(0.3, 0.8);
  const out = random.range(0.15, 0.45);
  const fan = random.range(0.03, 0.055);

  const jointsAt = (angle: number): [Point, Point] => {
    const crankEnd = polar(...fixed, crank, angle);
    return [crankEnd, meeting(crankEnd, coupler, pivot, rocker)];
  };
  const tracer = ([[bx, by], [cx, cy]]: [Point, Point], u: number, v: number): Point => [
    bx + (cx - bx) * u + (cy - by) * v,
    by + (cy - by) * u - (cx - bx) * v,
  ];

  const positions = times(36, (i) => jointsAt((i * TAU) / 36));
  const curves = times(7, (k) =>
    spline(
      positions.map((joints) => tracer(joints, along + (k - 3) * 0.09, out + k * fan)),
      true,
    ),
  );
  const start = random.range(0, TAU);
  const ghosts = times(8, (i) => path([fixed, ...jointsAt(start - (i + 1) * 0.22), pivot]));
  const joints = jointsAt(start);
  const traced = tracer(joints, along - 0.27, out);
  const drawn = [
    stroke(curves.join(""), "dimension"),
    circle(...fixed, crank, "centre"),
    stroke(ghosts.join(""), "hatch"),
    polyline([fixed, ...joints, pivot], "thick"),
    polygon([joints[0], traced, joints[1]], "ground-thick"),
    each([...joints, traced], (joint) => circle(...joint, 5.5, "ground-thick")),
    support(fixed),
    support(pivot),
  ].join("");
  return framed(random, drawn, 1.4);
});

/** Where two links of the given lengths meet, on the upper side; the measures above always let them. */
function meeting([ax, ay]: Point, a: number, [bx, by]: Point, b: number): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = Math.hypot(dx, dy);
  const share = (a * a - b * b + distance * distance) / (2 * distance);
  const height = Math.sqrt(a * a - share * share);
  return [ax + (dx * share + dy * height) / distance, ay + (dy * share - dx * height) / distance];
}

function support([x, y]: Point): string {
  const foot: Point[] = [
    [x - 6, y + 5],
    [x - 16, y + 22],
    [x + 16, y + 22],
    [x + 6, y + 5],
  ];
  return (
    polyline(foot, "ground") +
    cutFace(rectangle(x - 24, y + 22, 48, 9), { step: 6, edge: "object" }) +
    circle(x, y, 7, "ground-thick")
  );
}
