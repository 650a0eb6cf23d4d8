import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { centreMark, circle, type Drawing, line, polygon } from "../drafting.ts";
import { frame, halves, mirrored } from "../frames.ts";
import { type Point, polar, ringPoints, TAU, times } from "../geometry.ts";

const note = lettered(17);
const MM_PER_UNIT = 1.4;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const FRONT: Point = [176, 216];
const SIDE: Point = [410, 216];
const SLOTS = 40;
const BORE = 35;
const RIM = { radius: 150, foot: 118, half: 25 };
const HUB = { radius: 54, half: 34 };
const WEB_HALF = 9;
const BOLTS = { count: 12, circle: 86, r: 5 };

/** Depth below the rim and half the width of a fir-tree slot. */
const SLOT: readonly Point[] = [
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
  const [x, y] = FRONT;
  // A post stands on each axis, so that the section goes through solid metal.
  const rim = times(SLOTS, (i) =>
    mirrored(SLOT.map(([depth, half]): Point => [-half / (RIM.radius - depth), depth])).map(
      ([turn, depth]) => polar(x, y, RIM.radius - depth, ((i + 0.5) * TAU) / SLOTS + turn),
    ),
  );
  return (
    polygon(rim.flat(), "thick") +
    circle(x, y, RIM.foot) +
    circle(x, y, HUB.radius + 10) +
    circle(x, y, HUB.radius, "dimension") +
    circle(x, y, BORE, "thick") +
    circle(x, y, BORE + 3, "dimension") +
    circle(x, y, BOLTS.circle, "centre") +
    circles(ringPoints(x, y, BOLTS.circle, BOLTS.count, -TAU / 4), BOLTS.r) +
    line(x - RIM.radius - 14, y, x + RIM.radius + 14, y, "centre")
  );
}

function section(): string {
  const [holeFoot, holeTop] = [BOLTS.circle - BOLTS.r, BOLTS.circle + BOLTS.r];
  const rim: Point[] = [
    [WEB_HALF, holeTop],
    [WEB_HALF, 104],
    [WEB_HALF + 4, 112],
    [RIM.half, RIM.foot],
    [RIM.half, RIM.radius],
  ];
  const hub: Point[] = [
    [HUB.half, BORE],
    [HUB.half, HUB.radius],
    [WEB_HALF + 7, HUB.radius + 10],
    [WEB_HALF + 2, HUB.radius + 16],
    [WEB_HALF, holeFoot],
  ];
  const slotFloor = RIM.radius - 24;
  const { line: edge } = frame(SIDE);
  return (
    halves(
      SIDE,
      (half) =>
        half.cut(mirrored(hub), { step: 8 }) +
        half.cut(mirrored(rim), { step: 8 }) +
        half.line(-RIM.half, slotFloor, RIM.half, slotFloor, "hidden") +
        half.line(-WEB_HALF, holeFoot, -WEB_HALF, holeTop) +
        half.line(WEB_HALF, holeFoot, WEB_HALF, holeTop) +
        half.line(-22, BOLTS.circle, 22, BOLTS.circle, "centre"),
    ) +
    edge(-HUB.half, BORE, -HUB.half, -BORE) +
    edge(HUB.half, BORE, HUB.half, -BORE) +
    edge(-HUB.half - 16, 0, HUB.half + 16, 0, "centre")
  );
}

function dimensions(): string {
  const [x, y] = FRONT;
  const { at } = frame(SIDE);
  const { radius, half } = RIM;
  const [slotX, slotY] = polar(x, y, radius - 12, -TAU / 8 - 0.04);
  const [holeX, holeY] = polar(x, y, BOLTS.circle, TAU / 4 + TAU / BOLTS.count);
  const holes = `${BOLTS.count}X Ø${mm(2 * BOLTS.r)}`;
  const diameter = `Ø${Math.round(2 * radius * MM_PER_UNIT)}`;
  return (
    note.cuttingPlane(x, y - radius - 34, y + radius + 34, "A") +
    note.text(...at(0, -radius - 42), "SECTION A–A") +
    note.dimension(at(half, radius), at(half, -radius), diameter, -62) +
    note.dimension(at(-half, radius), at(half, radius), mm(2 * half), -20) +
    note.leader([slotX, slotY], [slotX + 44, 40], `${SLOTS}X`, 4) +
    note.leader([holeX - 2, holeY + 4], [112, y + radius + 36], holes, 0) +
    centreMark(x, y, 6)
  );
}
