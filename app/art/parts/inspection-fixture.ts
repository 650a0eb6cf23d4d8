import { circle, type Drawing, line, shown } from "../drafting.ts";
import { each, polar, TAU, times } from "../geometry.ts";
import { columnsOf, ringPoints, roundedRect } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { type Box, boxes, discs } from "../projection.ts";

const { view, plate, overall, leader, balloon } = partInSpace(
  { yawDegrees: 40, pitchDegrees: 32, scale: 1.56, x: 182, y: 214 },
  16.5,
);
const LENGTH = 168;
const DEPTH = 116;
const PLATE = 16;
const GRID = 20;
const PART = { u: 84, v: 56, r: 40, from: PLATE + 12, to: PLATE + 38 };
const BORE = 24;
const HOLE_CIRCLE = ringPoints(PART.u, PART.v, 32, 6, TAU / 12);
const PROBE = { u: PART.u - BORE * 0.62, v: PART.v + 6, tip: PART.to - 10 };
/** From the extension up to the head. */
const SHANKS = [
  { from: 34, to: 52, r: 3.5 },
  { from: 52, to: 60, r: 9 },
  { from: 60, to: 84, r: 13 },
  { from: 84, to: 96, r: 17 },
];
const STOPS: readonly Box[] = [
  { from: [24, 40, PLATE], to: [36, 72, PLATE + 34] },
  { from: [68, 2, PLATE], to: [100, 14, PLATE + 34] },
];
const CLAMP: readonly Box[] = [
  { from: [134, 48, PLATE], to: [150, 64, PART.to + 2] },
  { from: [114, 50, PART.to + 2], to: [154, 62, PART.to + 9] },
];

export const inspectionFixture = (): Drawing => ({
  ...shown(4, 40, 466, 384),
  body: table() + locators() + part() + clamp() + probe(),
  notes:
    overall([LENGTH, DEPTH], [22, 20]) +
    leader([...polar(PART.u, PART.v, BORE, -TAU * 0.2), PART.to], [60, -90], `Ø${2 * BORE} H7`, 8) +
    balloon([PROBE.u, PROBE.v, PART.to + 46], [-66, -22], 1) +
    balloon([30, 56, PLATE + 34], [-66, -46], 2),
  label: "Inspection fixture that holds a ring under the probe of a measuring machine",
});

function table(): string {
  const tapped = columnsOf(
    times(8, (i) => 14 + i * GRID),
    times(5, (i) => 18 + i * GRID),
  );
  return plate(PLATE, PLATE, roundedRect(0, 0, LENGTH, DEPTH, 3, 3), {
    holes: discs(tapped, 2.4, { depth: 4 }),
  });
}

/** Two stops and three rests locate the part: five points, the clamp closes the sixth. */
const locators = () =>
  boxes(view, STOPS) +
  each(ringPoints(PART.u, PART.v, 32, 3, TAU / 12), ([u, v]) =>
    plate(PART.from, PART.from - PLATE, { u, v, r: 6 }),
  );

const part = () =>
  plate(PART.to, PART.to - PART.from, PART, {
    holes: [{ ...PART, r: BORE }, ...discs(HOLE_CIRCLE, 2.6)],
    marks: [
      { ...PART, r: BORE + 2.5 },
      { ...PART, r: 32, line: "centre" },
    ],
  });

const clamp = () =>
  boxes(view, CLAMP) +
  plate(PART.to + 17, 8, { u: 141, v: 56, r: 7 }, { marks: discs([[141, 56]], 4) });

function probe(): string {
  const tip = view.project([PROBE.u, PROBE.v, PROBE.tip]);
  return (
    line(...tip, ...view.project([PROBE.u, PROBE.v, PART.to + 34]), "thick") +
    circle(...tip, 4.6, "ground-thick") +
    each(SHANKS, ({ from, to, r }) => plate(PART.to + to, to - from, { ...PROBE, r }))
  );
}
