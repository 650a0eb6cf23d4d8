import { lettered } from "../annotations.ts";
import { centreMark, type Drawing, polygon, shown } from "../drafting.ts";
import { frame, halves, mirrored } from "../frames.ts";
import { type Point, polar, TAU, times, points } from "../geometry.ts";
import { steppedUp } from "../outlines.ts";

const note = lettered(17);
const MM_PER_UNIT = 1.4;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const front = frame([176, 216]);
const side = frame([410, 216]);
const SLOTS = 40;
const BORE = 35;
const RIM = { radius: 150, foot: 118, half: 25 };
const HUB = { radius: 54, half: 34 };
const WEB_HALF = 9;
const BOLTS = { count: 12, circle: 86, r: 5, start: -TAU / 4 };
const [BOLT_FOOT, BOLT_TOP] = [BOLTS.circle - BOLTS.r, BOLTS.circle + BOLTS.r];

/** Depth below the rim and half the width of a fir-tree slot. */
const SLOT: readonly Point[] = points("0,5.2 4,7.6 6,7.6 9,4.2 13,6.2 15,6.2 18,3 21.5,4.4 24,3.6");
/** Halves of what is cut above the bolts and below them. */
const RIM_PROFILE: readonly Point[] = [
  ...steppedUp([WEB_HALF, BOLT_TOP], 104),
  [WEB_HALF + 4, 112],
  ...steppedUp([RIM.half, RIM.foot], RIM.radius),
];
const HUB_PROFILE: readonly Point[] = [
  ...steppedUp([HUB.half, BORE], HUB.radius),
  [WEB_HALF + 7, HUB.radius + 10],
  [WEB_HALF + 2, HUB.radius + 16],
  [WEB_HALF, BOLT_FOOT],
];

export function turbineDisc(): Drawing {
  const [x, y] = front.middle;
  const { radius, half } = RIM;
  const [slotX, slotY] = polar(x, y, radius - 12, -TAU / 8 - 0.04);
  const [holeX, holeY] = polar(x, y, BOLTS.circle, TAU / 4 + TAU / BOLTS.count);
  const holes = `${BOLTS.count}X Ø${mm(2 * BOLTS.r)}`;
  const diameter = `Ø${Math.round(2 * radius * MM_PER_UNIT)}`;
  return {
    ...shown(2, 0, 524, 440),
    body: frontView() + section(),
    notes:
      note.cuttingPlane(x, y - radius - 34, y + radius + 34, "A") +
      note.text(...side.at(0, -radius - 42), "SECTION A–A") +
      note.dimension(side.at(half, radius), side.at(half, -radius), diameter, -62) +
      note.dimension(side.at(-half, radius), side.at(half, radius), mm(2 * half), -20) +
      note.leader([slotX, slotY], [slotX + 44, 40], `${SLOTS}X`, 4) +
      note.leader([holeX - 2, holeY + 4], [112, y + radius + 36], holes, 0) +
      centreMark(x, y, 6),
    label: "Turbine disc with fir-tree slots, front view and section",
  };
}

function frontView(): string {
  const slot = mirrored(SLOT.map(([depth, half]) => [-half / (RIM.radius - depth), depth]));
  // A post stands on each axis, so that the section goes through solid metal.
  const turns = times(SLOTS, (i) => ((i + 0.5) * TAU) / SLOTS);
  const rim = turns.map((at) =>
    slot.map(([turn, depth]) => polar(...front.middle, RIM.radius - depth, at + turn)),
  );
  return (
    polygon(rim.flat(), "thick") +
    front.rings([RIM.foot, HUB.radius + 10]) +
    front.rings([HUB.radius, BORE + 3], "dimension") +
    front.rings([BORE], "thick") +
    front.rings([BOLTS.circle], "centre") +
    front.holes(BOLTS) +
    front.axis(-RIM.radius - 14, RIM.radius + 14)
  );
}

const section = () =>
  halves(
    side.middle,
    (half) =>
      half.cut(mirrored(HUB_PROFILE), { step: 8 }) +
      half.cut(mirrored(RIM_PROFILE), { step: 8 }) +
      half.line(-RIM.half, RIM.radius - 24, RIM.half, RIM.radius - 24, "hidden") +
      half.across([-WEB_HALF, WEB_HALF], BOLT_FOOT, BOLT_TOP) +
      half.line(-22, BOLTS.circle, 22, BOLTS.circle, "centre"),
  ) +
  side.across([-HUB.half, HUB.half], BORE) +
  side.axis(-HUB.half - 16, HUB.half + 16);
