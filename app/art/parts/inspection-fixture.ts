import { balloon, leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import { circle, line, type Drawing } from "../drafting.ts";
import { ringPoints, roundedRect, TAU, type Point } from "../geometry.ts";
import { boxes, camera, solid, type Box } from "../projection.ts";

const LETTERING = 16.5;

const view = camera({ yawDegrees: 40, pitchDegrees: 32, scale: 1.56, x: 182, y: 214 });
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
    body: plate() + backStops() + part() + clamp() + probe(),
    notes: dimensions(),
    label: "Inspection fixture that holds a ring under the probe of a measuring machine",
  };
}

function plate(): string {
  const tapped: Point[] = [];
  for (let u = 14; u < LENGTH; u += GRID) {
    for (let v = 18; v < DEPTH; v += GRID) tapped.push([u, v]);
  }
  return solid(view, "xy", PLATE, PLATE, roundedRect(0, 0, LENGTH, DEPTH, 3, 3), {
    holes: tapped.map(([u, v]) => ({ u, v, r: 2.4, depth: 4 })),
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
    ringPoints(PART.u, PART.v, 32, 3, TAU / 12)
      .map(([u, v]) => solid(view, "xy", PART_FROM, PART_FROM - PLATE, { u, v, r: 6 }))
      .join("")
  );
}

function part(): string {
  const { u, v } = PART;
  return solid(view, "xy", PART_TO, PART_TO - PART_FROM, PART, {
    holes: [
      { u, v, r: BORE },
      ...ringPoints(u, v, 32, 6, TAU / 12).map(([x, y]) => ({ u: x, v: y, r: 2.6 })),
    ],
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
    solid(
      view,
      "xy",
      PART_TO + 17,
      8,
      { u: 141, v: 56, r: 7 },
      { marks: [{ u: 141, v: 56, r: 4 }] },
    )
  );
}

/** Stylus, extension and head, from the tip up. */
function probe(): string {
  const [u, v] = PROBE;
  const tip = view.project([u, v, STYLUS_TIP]);
  const shank = (from: number, to: number, r: number) =>
    solid(view, "xy", to, to - from, { u, v, r });
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
  const measure = dimensionInSpace(view, LETTERING);
  const angle = TAU * 0.2;
  const bore = view.project([
    PART.u + BORE * Math.cos(-angle),
    PART.v + BORE * Math.sin(-angle),
    PART_TO,
  ]);
  const tip = view.project([PROBE[0], PROBE[1], PART_TO + 46]);
  const stop = view.project([30, 56, PLATE + 34]);
  return (
    measure([0, DEPTH, 0], [LENGTH, DEPTH, 0], [0, 22, 0], LENGTH.toFixed(1)) +
    measure([LENGTH, DEPTH, 0], [LENGTH, 0, 0], [20, 0, 0], DEPTH.toFixed(1)) +
    leader(...bore, bore[0] + 60, bore[1] - 90, `Ø${2 * BORE} H7`, { shelf: 8, size: LETTERING }) +
    balloon(tip[0] - 66, tip[1] - 22, 1, ...tip, { r: 17, size: LETTERING }) +
    balloon(stop[0] - 66, stop[1] - 46, 2, ...stop, { r: 17, size: LETTERING })
  );
}
