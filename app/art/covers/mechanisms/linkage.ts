import { cutFace, rectangle } from "#app/art/cut-faces.ts";
import { centreMark, circle, group, line, stroke } from "#app/art/drafting.ts";
import { fmt, path, polar, type Point, spline, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, framed, MID_X, MID_Y, WIDTH } from "../field.ts";

export const linkage: Family = (random) =>
  framed(random, random.pick([fourBar, sliderCrank])(random), 1.4);

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
    const positions = Array.from({ length: 36 }, (_, i) => jointsAt((i * TAU) / 36));
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
    ? stroke(path([fixed, ...joints, pivot]), "thick") +
      stroke(
        path([joints[0], tracer(joints, along - 0.27, out), joints[1]], true),
        "ground-thick",
      ) +
      [...joints, tracer(joints, along - 0.27, out)]
        .map((p) => circle(...p, 5.5, "ground-thick"))
        .join("")
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
    stroke(path(foot), "ground") +
    cutFace(rectangle(x - 24, y + 22, 48, 9), { step: 6, edge: "object" }) +
    circle(x, y, 7, "ground-thick")
  );
}

/** Crank, rod and piston, with the rod shown at every hour of the turn. */
function sliderCrank(random: SeededRandom): string {
  const crank = random.range(58, 84);
  const rod = crank * random.range(2.5, 3.1);
  const x = random.range(70, 120);
  const y = MID_Y + random.range(-26, 26);
  const bore = random.range(36, 54);
  const hours = random.pick([12, 16, 20]);
  const pinAt = (angle: number) => polar(x, y, crank, angle);
  const wristAt = (angle: number) =>
    x + crank * Math.cos(angle) + Math.sqrt(rod ** 2 - (crank * Math.sin(angle)) ** 2);

  let ghosts = "";
  for (let hour = 0; hour < hours; hour++) {
    const angle = (hour * TAU) / hours;
    ghosts += path([[x, y], pinAt(angle), [wristAt(angle), y]]);
  }
  const now = -random.range(0.4, 1.5);
  const wrist = wristAt(now);
  const pin = pinAt(now);
  const piston = rectangle(wrist - 26, y - bore, 74, 2 * bore);
  const cylinderStart = wristAt(Math.PI) - 30;
  const engine = [
    circle(x, y, crank * 1.5, "ground-thick"),
    circle(x, y, crank * 1.36, "dimension"),
    circle(x, y, crank, "centre"),
    stroke(ghosts, "hatch"),
    cutFace(rectangle(cylinderStart, y - bore - 22, WIDTH, 22), { step: 8 }),
    cutFace(rectangle(cylinderStart, y + bore, WIDTH, 22), { step: 8, angle: -45 }),
    stroke(piston, "ground-thick"),
    ...[12, 20, 28].map((ring) => line(wrist + 48 - ring, y - bore, wrist + 48 - ring, y + bore)),
    stroke(rodOutline(pin, [wrist, y], 11, 8), "ground-thick"),
    stroke(rodOutline([x, y], pin, 17, 12), "ground-thick"),
    circle(...pin, 7, "ground-thick"),
    circle(wrist, y, 6, "ground-thick"),
    circle(x, y, 10, "ground-thick"),
    centreMark(x, y, crank * 1.64),
    line(x, y, WIDTH, y, "centre"),
  ].join("");
  const turn = random.pick([0, -90, -38, 24]);
  const pull = turn === -90 ? ` translate(-90 ${fmt(random.range(-90, 90))})` : "";
  return group(engine, `rotate(${turn} ${MID_X} ${MID_Y})${pull}`);
}

/** A bar with round ends. */
function rodOutline(
  [ax, ay]: Point,
  [bx, by]: Point,
  startRadius: number,
  endRadius: number,
): string {
  const angle = Math.atan2(by - ay, bx - ax);
  const end = (x: number, y: number, r: number, from: number) =>
    Array.from({ length: 9 }, (_, i) => polar(x, y, r, from + (i * Math.PI) / 8));
  return path(
    [...end(ax, ay, startRadius, angle + TAU / 4), ...end(bx, by, endRadius, angle - TAU / 4)],
    true,
  );
}
