import { circles, cutFace, rectangle } from "#app/art/cut-faces.ts";
import { arrowhead, centreMark, circle, line, stroke } from "#app/art/drafting.ts";
import { cubicPath, type Point, ringPoints } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, joinedOutline, MID_X, MID_Y, viewed, WIDTH } from "../field.ts";

export const tubeSheet: Family = (random) => random.pick([sheetFace, exchangerSection])(random);

/** The drilled plate: tubes on a triangular pitch, a lane for each pass partition. */
function sheetFace(random: SeededRandom): string {
  const radius = random.pick([random.range(124, 150), random.range(190, 320)]);
  const x = MID_X + random.pick([-1, 1]) * random.range(0, radius * 0.7);
  const y = MID_Y + (radius > 150 ? random.pick([-1, 1]) * random.range(60, 170) : 0);
  const pitch = radius * random.range(0.12, 0.22);
  const isSquare = random() < 0.35;
  const bundle = radius * 0.8;
  const passes = random.pick([1, 2, 4]);
  const isInLane = (u: number, v: number) =>
    (passes > 1 && Math.abs(v) < pitch * 0.55) || (passes > 2 && Math.abs(u) < pitch * 0.6);

  const tubes: Point[] = [];
  const rowPitch = isSquare ? pitch : (pitch * Math.sqrt(3)) / 2;
  const rows = Math.ceil(bundle / rowPitch);
  for (let row = -rows; row <= rows; row++) {
    const v = row * rowPitch;
    for (let u = -bundle - (row % 2 && !isSquare ? pitch / 2 : 0); u <= bundle; u += pitch) {
      const isSeen =
        Math.abs(y + v - MID_Y) < MID_Y + pitch && Math.abs(x + u - MID_X) < MID_X + pitch;
      if (Math.hypot(u, v) + pitch / 2 < bundle && !isInLane(u, v) && isSeen)
        tubes.push([x + u, y + v]);
    }
  }
  const plugged = tubes.filter(() => random() < 0.09);
  return [
    circle(x, y, radius, "ground-thick"),
    circle(x, y, bundle),
    circle(x, y, radius * 0.9, "centre"),
    circles(ringPoints(x, y, radius * 0.9, random.pick([12, 16, 20, 24]), 0.1), radius * 0.035),
    circles(tubes, pitch * 0.36),
    circles(plugged, pitch * 0.36, "arrow"),
    centreMark(x, y, radius * 1.1),
  ].join("");
}

/** Shell, tubes, baffles and heads cut along the axis. */
function exchangerSection(random: SeededRandom): string {
  const left = random.range(78, 110);
  const right = WIDTH + 20;
  const half = random.range(78, 104);
  const wall = 10;
  const y = MID_Y + random.range(-8, 8);
  const tubes = random.int(6, 9);
  const baffles = random.int(4, 6);
  const pitch = (2 * half - 16) / tubes;
  const tubeLines = Array.from({ length: tubes }, (_, i) => {
    const tubeY = y - half + 8 + (i + 0.5) * pitch;
    return stroke(rectangle(left, tubeY - pitch * 0.24, right - left, pitch * 0.48), "ground");
  });
  const spacing = (WIDTH - left) / (baffles + 0.4);
  const plates = Array.from({ length: baffles }, (_, i) => {
    const x = left + (i + 0.9) * spacing;
    const top = i % 2 ? y - half * 0.45 : y - half;
    return stroke(rectangle(x - 3, top, 6, half * 1.45), "arrow");
  });
  /** The dished end, from above down (-1) or from below up (1). */
  const head = (from: 1 | -1, grow: number) => {
    const reach = left - 66 - grow;
    const r = from * (half + grow);
    return cubicPath([
      [left, y + r],
      [reach, y + r],
      [reach, y - r],
      [left, y - r],
    ]);
  };
  const nozzles = [left + spacing * 0.45, WIDTH - spacing * 0.5].map((x, i) => {
    const edge = i === 0 ? y - half - wall : y + half;
    const way = i === 0 ? -1 : 1;
    const end = edge + (i === 0 ? 0 : wall) + way * 34;
    return [
      stroke(rectangle(x - 15, Math.min(edge, end), 30, Math.abs(end - edge) + 2), "ground-thick"),
      stroke(rectangle(x - 24, end - 5, 48, 10), "ground-thick"),
      line(x, end + way * 40, x, edge + way * 2, "centre"),
      arrowhead(x, edge + (i === 0 ? 14 : 30), Math.PI / 2, 16, 12),
    ].join("");
  });
  const drawn = [
    ...tubeLines,
    ...plates,
    ...nozzles,
    cutFace(rectangle(left, y - half - wall, right - left, wall), { step: 8 }),
    cutFace(rectangle(left, y + half, right - left, wall), { step: 8, angle: -45 }),
    cutFace(joinedOutline([head(-1, wall), head(1, 0)]), { step: 8 }),
    cutFace(rectangle(left - 7, y - half - 26, 14, 2 * half + 52), { step: 6 }),
    line(0, y, WIDTH, y, "centre"),
    line(left - 50, y, left, y, "thick"),
  ].join("");
  const scale = random.range(0.9, 1.5);
  const turn = random.pick([0, 0, -90, 90]);
  const shift = turn === 0 ? 0 : (left - MID_X + 130) * scale;
  const at: Point = [MID_X, MID_Y - Math.sign(turn) * shift];
  return viewed(drawn, [MID_X, y], { at, degrees: turn, scale });
}
