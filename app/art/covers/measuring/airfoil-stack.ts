import { cutFace } from "#app/art/cut-faces.ts";
import { group, stroke } from "#app/art/drafting.ts";
import { airfoil, type Point, spline } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { type Family, HEIGHT, joinedOutline, MID_X, MID_Y, viewed, WIDTH } from "../field.ts";

export const airfoilStack: Family = (random) => random.pick([twistedBlade, cascade])(random);

/** Sections of one blade from root to tip, each turned a little further. */
function twistedBlade(random: SeededRandom): string {
  const sections = random.int(6, 13);
  const thickness = random.range(0.09, 0.2);
  const camber = random.range(0.05, 0.12);
  const twist = (random.range(24, 64) * Math.PI) / 180;
  const rootChord = random.range(300, 400);
  const tipChord = rootChord * random.range(0.25, 0.85);
  const lean = random.range(-130, 130);
  const leadingEdge: Point[] = [];
  const trailingEdge: Point[] = [];

  let marks = "";
  for (let i = 0; i < sections; i++) {
    const height = i / (sections - 1);
    const chord = rootChord + (tipChord - rootChord) * height;
    const angle = twist * (height - 0.5);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const onSheet = ([u, v]: Point): Point => {
      const [along, out] = [(u - 0.4) * chord, -v * chord];
      return [
        MID_X + along * cos - out * sin + lean * (height - 0.5),
        272 - height * 214 + along * sin * 0.5 + out * cos * 0.6,
      ];
    };
    const { upper, lower } = airfoil(thickness * (1 - 0.4 * height), camber, 0.4, 7);
    const outline = joinedOutline(
      [upper, lower.toReversed()].map((side) => spline(side.map(onSheet))),
    );
    const isEnd = i === 0 || i === sections - 1;
    marks += isEnd ? cutFace(outline, { step: 7, angle: -45 }) : stroke(outline, "ground");
    leadingEdge.push(onSheet([0, 0]));
    trailingEdge.push(onSheet([1, 0]));
  }
  const blade = marks + stroke(spline(leadingEdge) + spline(trailingEdge), "thick");
  const scale = random.range(0.95, 1.4);
  return viewed(blade, [MID_X, MID_Y], { degrees: random.range(-40, 40), scale });
}

/** Far enough past the field for the drawing to be turned. */
const REACH = 120;

/** A row of guide vanes in section, with the flow that they turn. */
function cascade(random: SeededRandom): string {
  const chord = random.range(120, 260);
  const stagger = (random.range(18, 48) * Math.PI) / 180;
  const pitch = chord * random.range(0.45, 0.7);
  const section = airfoil(random.range(0.12, 0.2), random.range(0.13, 0.2), 0.42, 8);
  const left = MID_X - chord * 0.45 + random.range(-50, 50);
  const [cos, sin] = [Math.cos(stagger), Math.sin(stagger)];
  const placedAt =
    (rise: number) =>
    ([u, v]: Point): Point => [
      left + (u * cos + v * sin) * chord,
      rise + (u * sin - v * cos) * chord,
    ];
  const camberLine = section.upper.map(([x, y], i): Point => {
    const [lowerX, lowerY] = section.lower[i] ?? [x, y];
    return [(x + lowerX) / 2, (y + lowerY) / 2];
  });

  let vanes = "";
  let flow = "";
  const start = -chord - REACH / 2 - random.range(0, pitch);
  for (let rise = start; rise < HEIGHT + chord + REACH / 2; rise += pitch) {
    const onSheet = placedAt(rise);
    const sides = [section.upper, section.lower.toReversed()];
    const outline = joinedOutline(sides.map((side) => spline(side.map(onSheet))));
    vanes += cutFace(outline, { step: 10, angle: 45 });
    for (const share of [0.32, 0.6]) {
      flow += spline(streamline(camberLine.map(placedAt(rise + pitch * share))));
    }
  }
  const turn = random.pick([0, 90, random.range(-40, 40)]);
  return group(stroke(flow, "dimension") + vanes, `rotate(${turn.toFixed(1)} ${MID_X} ${MID_Y})`);
}

/** Straight in along the first tangent, round the vane, straight out along the last. */
function streamline(turn: readonly Point[]): Point[] {
  const route = turn.filter((_, i) => i % 4 === 0 || i === turn.length - 1);
  const [first, second, beforeLast, last] = [route[0], route[1], route.at(-2), route.at(-1)];
  if (!first || !second || !beforeLast || !last) return [];
  const continued = ([ax, ay]: Point, [bx, by]: Point, toX: number): Point => [
    toX,
    by + ((by - ay) / (bx - ax)) * (toX - bx),
  ];
  return [continued(second, first, -REACH), ...route, continued(beforeLast, last, WIDTH + REACH)];
}
