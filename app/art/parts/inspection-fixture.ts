import { circle, type Drawing, line } from "../drafting.ts";
import {
  columnsOf,
  each,
  type Point,
  polar,
  ringPoints,
  roundedRect,
  TAU,
  times,
} from "../geometry.ts";
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
const PART = { u: 84, v: 56, r: 40 };
const PART_FROM = PLATE + 12;
const PART_TO = PART_FROM + 26;
const BORE = 24;
const PROBE: Point = [PART.u - BORE * 0.62, PART.v + 6];
const STYLUS_TIP = PART_TO - 10;

/** A ring on an inspection fixture, its bore touched by a measuring machine's probe. */
export function inspectionFixture(): Drawing {
  return {
    x: 4,
    y: 40,
    width: 466,
    height: 384,
    body: table() + backStops() + part() + clamp() + probe(),
    notes: dimensions(),
    label: "Inspection fixture that holds a ring under the probe of a measuring machine",
  };
}

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
function backStops(): string {
  const stops: Box[] = [
    { from: [24, 40, PLATE], to: [36, 72, PLATE + 34] },
    { from: [68, 2, PLATE], to: [100, 14, PLATE + 34] },
  ];
  return (
    boxes(view, stops) +
    each(ringPoints(PART.u, PART.v, 32, 3, TAU / 12), ([u, v]) =>
      plate(PART_FROM, PART_FROM - PLATE, { u, v, r: 6 }),
    )
  );
}

function part(): string {
  const { u, v } = PART;
  return plate(PART_TO, PART_TO - PART_FROM, PART, {
    holes: [{ u, v, r: BORE }, ...discs(ringPoints(u, v, 32, 6, TAU / 12), 2.6)],
    marks: [
      { u, v, r: BORE + 2.5 },
      { u, v, r: 32, line: "centre" },
    ],
  });
}

function clamp(): string {
  const [post, arm]: [Box, Box] = [
    { from: [134, 48, PLATE], to: [150, 64, PART_TO + 2] },
    { from: [114, 50, PART_TO + 2], to: [154, 62, PART_TO + 9] },
  ];
  return (
    boxes(view, [post, arm]) +
    plate(PART_TO + 17, 8, { u: 141, v: 56, r: 7 }, { marks: discs([[141, 56]], 4) })
  );
}

/** Stylus, extension and head, from the tip up. */
function probe(): string {
  const [u, v] = PROBE;
  const tip = view.project([u, v, STYLUS_TIP]);
  const shank = (from: number, to: number, r: number) => plate(to, to - from, { u, v, r });
  return (
    line(...tip, ...view.project([u, v, PART_TO + 34]), "thick") +
    circle(...tip, 4.6, "ground-thick") +
    shank(PART_TO + 34, PART_TO + 52, 3.5) +
    shank(PART_TO + 52, PART_TO + 60, 9) +
    shank(PART_TO + 60, PART_TO + 84, 13) +
    shank(PART_TO + 84, PART_TO + 96, 17)
  );
}

function dimensions(): string {
  const bore = polar(PART.u, PART.v, BORE, -TAU * 0.2);
  return (
    overall([LENGTH, DEPTH], [22, 20]) +
    leader([...bore, PART_TO], [60, -90], `Ø${2 * BORE} H7`, 8) +
    balloon([...PROBE, PART_TO + 46], [-66, -22], 1) +
    balloon([30, 56, PLATE + 34], [-66, -46], 2)
  );
}
