import { framed, settled } from "../field.ts";
import { cutFace } from "#app/art/cut-faces.ts";
import { circle, polygon, polyline, stroke } from "#app/art/drafting.ts";
import { each, path, type Point, polar, spline, TAU, times } from "#app/art/geometry.ts";
import { rectangle } from "#app/art/outlines.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";

export const linkage = settled((random) => framed(random, fourBar(random), 1.4));

/** A crank-rocker with the curves that points of its coupler trace. */
function fourBar(random: SeededRandom): string {
  const scale = random.range(1.1, 1.6);
  const crank = random.range(44, 60) * scale;
  const coupler = random.range(150, 175) * scale;
  const rocker = random.range(130, 160) * scale;
  const fixed: Point = [random.range(110, 190), random.range(196, 236)];
  const pivot: Point = [
    fixed[0] + random.range(150, 170) * scale,
    fixed[1] + random.range(-24, 14),
  ];
  const along = random.range(0.3, 0.8);
  const out = random.range(0.15, 0.45);
  const fan = random.range(0.03, 0.055);

  const jointsAt = (angle: number): [Point, Point] | undefined => {
    const crankEnd = polar(...fixed, crank, angle);
    const rockerEnd = meeting(crankEnd, coupler, pivot, rocker);
    return rockerEnd && [crankEnd, rockerEnd];
  };
  const tracer = ([[bx, by], [cx, cy]]: [Point, Point], u: number, v: number): Point => [
    bx + (cx - bx) * u + (cy - by) * v,
    by + (cy - by) * u - (cx - bx) * v,
  ];

  let curves = "";
  for (let k = 0; k < 7; k++) {
    const positions = times(36, (i) => jointsAt((i * TAU) / 36));
    const curve = positions.flatMap((joints) =>
      joints ? [tracer(joints, along + (k - 3) * 0.09, out + k * fan)] : [],
    );
    curves += spline(curve, true);
  }

  const start = random.range(0, TAU);
  let ghosts = "";
  for (let i = 1; i < 9; i++) {
    const joints = jointsAt(start - i * 0.22);
    if (joints) ghosts += path([fixed, ...joints, pivot]);
  }
  const joints = jointsAt(start);
  const bars = joints
    ? polyline([fixed, ...joints, pivot], "thick") +
      polygon([joints[0], tracer(joints, along - 0.27, out), joints[1]], "ground-thick") +
      each([...joints, tracer(joints, along - 0.27, out)], (p) => circle(...p, 5.5, "ground-thick"))
    : "";
  return [
    stroke(curves, "dimension"),
    circle(...fixed, crank, "centre"),
    stroke(ghosts, "hatch"),
    bars,
    support(fixed),
    support(pivot),
  ].join("");
}

/** Where two links of the given lengths meet, on the upper side. */
function meeting([ax, ay]: Point, a: number, [bx, by]: Point, b: number): Point | undefined {
  const [dx, dy] = [bx - ax, by - ay];
  const distance = Math.hypot(dx, dy);
  const share = (a * a - b * b + distance * distance) / (2 * distance);
  const squared = a * a - share * share;
  if (squared < 0) return undefined;
  const height = Math.sqrt(squared);
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
