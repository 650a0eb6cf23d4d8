import { cuttingPlane, dimension, leader } from "../annotations.ts";
import { circles, cutFace } from "../cut-faces.ts";
import { centreMark, circle, line, stroke, text, type Drawing } from "../drafting.ts";
import { path, polar, ringPoints, TAU, type Point } from "../geometry.ts";

const LETTERING = 17;
const MM_PER_UNIT = 1.4;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const AXIS_Y = 216;
const FRONT_X = 176;
const SIDE_X = 410;
const SLOTS = 40;
const RIM = 150;
const RIM_FOOT = 118;
const BORE = 35;
const HUB = 54;
const BOLT_CIRCLE = 86;
const BOLT_HOLE = 5;
const BOLTS = 12;
const RIM_HALF = 25;
const HUB_HALF = 34;
const WEB_HALF = 9;

/** Depth below the rim and half the width of a fir-tree slot. */
const SLOT: readonly (readonly [depth: number, half: number])[] = [
  [0, 5.2],
  [4, 7.6],
  [6, 7.6],
  [9, 4.2],
  [13, 6.2],
  [15, 6.2],
  [18, 3],
  [21.5, 4.4],
  [24, 3.6],
];

/** A turbine disc, broached for forty blades: front view and the section through its axis. */
export function turbineDisc(): Drawing {
  return {
    x: 2,
    width: 524,
    height: 440,
    body: front() + section(),
    notes: dimensions(),
    label: "Turbine disc with fir-tree slots, front view and section",
  };
}

function front(): string {
  const [x, y] = [FRONT_X, AXIS_Y];
  const holes = ringPoints(x, y, BOLT_CIRCLE, BOLTS, -TAU / 4);
  return (
    stroke(path(rimOutline(), true), "thick") +
    circle(x, y, RIM_FOOT) +
    circle(x, y, HUB + 10) +
    circle(x, y, HUB, "dimension") +
    circle(x, y, BORE, "thick") +
    circle(x, y, BORE + 3, "dimension") +
    circle(x, y, BOLT_CIRCLE, "centre") +
    circles(holes, BOLT_HOLE) +
    line(x - RIM - 14, y, x + RIM + 14, y, "centre")
  );
}

/** A post stands on each axis, so that the section goes through solid metal. */
function rimOutline(): Point[] {
  const pitch = TAU / SLOTS;
  const [x, y] = [FRONT_X, AXIS_Y];
  return Array.from({ length: SLOTS }, (_, i) => {
    const middle = (i + 0.5) * pitch;
    const at = (depth: number, half: number) =>
      polar(x, y, RIM - depth, middle + half / (RIM - depth));
    return [
      ...SLOT.map(([depth, half]) => at(depth, -half)),
      ...SLOT.toReversed().map(([depth, half]) => at(depth, half)),
    ];
  }).flat();
}

function section(): string {
  const at = (z: number, r: number): Point => [SIDE_X + z, AXIS_Y - r];
  const rimSide: Point[] = [
    [WEB_HALF, BOLT_CIRCLE + BOLT_HOLE],
    [WEB_HALF, 104],
    [WEB_HALF + 4, 112],
    [RIM_HALF, RIM_FOOT],
    [RIM_HALF, RIM],
  ];
  const hubSide: Point[] = [
    [HUB_HALF, BORE],
    [HUB_HALF, HUB],
    [WEB_HALF + 7, HUB + 10],
    [WEB_HALF + 2, HUB + 16],
    [WEB_HALF, BOLT_CIRCLE - BOLT_HOLE],
  ];
  const half = (side: 1 | -1) =>
    [hubSide, rimSide]
      .map((edge) => {
        const right = edge.map(([z, r]) => at(z, r * side));
        const left = edge.map(([z, r]) => at(-z, r * side)).toReversed();
        return cutFace(path([...right, ...left], true), { step: 8 });
      })
      .join("") +
    // What is left of the post above the slot's floor, and the hole's far wall.
    line(...at(-RIM_HALF, side * (RIM - 24)), ...at(RIM_HALF, side * (RIM - 24)), "hidden") +
    [-1, 1]
      .map((edge) =>
        line(
          ...at(edge * WEB_HALF, side * (BOLT_CIRCLE - BOLT_HOLE)),
          ...at(edge * WEB_HALF, side * (BOLT_CIRCLE + BOLT_HOLE)),
        ),
      )
      .join("") +
    line(...at(-22, side * BOLT_CIRCLE), ...at(22, side * BOLT_CIRCLE), "centre");
  return (
    half(1) +
    half(-1) +
    line(...at(-HUB_HALF, BORE), ...at(-HUB_HALF, -BORE)) +
    line(...at(HUB_HALF, BORE), ...at(HUB_HALF, -BORE)) +
    line(SIDE_X - HUB_HALF - 16, AXIS_Y, SIDE_X + HUB_HALF + 16, AXIS_Y, "centre")
  );
}

function dimensions(): string {
  const [slotX, slotY] = polar(FRONT_X, AXIS_Y, RIM - 12, -TAU / 8 - 0.04);
  const [holeX, holeY] = polar(FRONT_X, AXIS_Y, BOLT_CIRCLE, TAU / 4 + TAU / BOLTS);
  const right = SIDE_X + RIM_HALF;
  const [top, bottom] = [AXIS_Y - RIM, AXIS_Y + RIM];
  return (
    cuttingPlane(FRONT_X, top - 34, bottom + 34, "A", { size: LETTERING }) +
    text(SIDE_X, bottom + 42, "SECTION A–A", { size: LETTERING }) +
    dimension(right, top, right, bottom, `Ø${Math.round(2 * RIM * MM_PER_UNIT)}`, {
      offset: -62,
      size: LETTERING,
    }) +
    dimension(SIDE_X - RIM_HALF, top, SIDE_X + RIM_HALF, top, mm(2 * RIM_HALF), {
      offset: -20,
      size: LETTERING,
    }) +
    leader(slotX, slotY, slotX + 44, 40, `${SLOTS}X`, { shelf: 4, size: LETTERING }) +
    leader(holeX - 2, holeY + 4, 112, AXIS_Y + RIM + 36, `${BOLTS}X Ø${mm(2 * BOLT_HOLE)}`, {
      shelf: 0,
      size: LETTERING,
    }) +
    centreMark(FRONT_X, AXIS_Y, 6)
  );
}
