import { dimension, leader } from "../annotations.ts";
import { circles, cutFace, rectangle } from "../cut-faces.ts";
import { circle, line, stroke, type Drawing } from "../drafting.ts";
import { path, type Point } from "../geometry.ts";

const LETTERING = 19;
const AXIS_Y = 214;
const MM_PER_UNIT = 0.5;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

const SCREW = 32;
const ROOT = 25;
const LEAD = 20;
const BALL = 8;
const THREAD: readonly [from: number, to: number] = [64, 504];
const NUT = 60;
const FLANGE = 92;
const NUT_FROM = 236;
const NUT_TO = 388;
const FLANGE_TO = 262;

/** A ball screw with its nut: the elevation, the nut cut to its axis. */
export function ballScrew(): Drawing {
  return {
    x: 18,
    y: 62,
    width: 552,
    height: 292,
    body: journals() + thread() + nut() + balls() + axis(),
    notes: dimensions(),
    label: "Ball screw with its nut in half section",
  };
}

function journals(): string {
  const [from, to] = THREAD;
  const step = (x: number, w: number, r: number) =>
    stroke(rectangle(x, AXIS_Y - r, w, 2 * r), "ground-thick");
  const chamfer = (x: number, r: number) => line(x, AXIS_Y - r, x, AXIS_Y + r);
  return (
    step(from - 34, 34, 18) +
    chamfer(from - 30, 18) +
    step(to, 30, 20) +
    step(to + 30, 32, 14) +
    chamfer(to + 58, 14)
  );
}

/** Each turn is a groove: two crests seen as lines that lean by half a lead. */
function thread(): string {
  const [from, to] = THREAD;
  const scallop = (side: 1 | -1) => {
    let d = "";
    for (let x = from + (side > 0 ? 0 : LEAD / 2); x + LEAD <= to; x += LEAD) {
      const crest = AXIS_Y - side * SCREW;
      const dip = AXIS_Y - side * (ROOT - 4);
      d += `M${x} ${crest}h5C${x + 7} ${dip} ${x + 18} ${dip} ${x + LEAD} ${crest}`;
    }
    const flats =
      side > 0 ? "" : `M${from} ${AXIS_Y + SCREW}h${LEAD / 2}M${to} ${AXIS_Y + SCREW}h${-LEAD / 2}`;
    return d + flats;
  };
  let helix = "";
  for (let x = from; x + LEAD * 1.5 <= to; x += LEAD) {
    for (const shift of [0, 5]) {
      const [a, b] = [x + shift, x + shift + LEAD / 2];
      helix += `M${a} ${AXIS_Y - SCREW}C${a + 2} ${AXIS_Y - 12} ${b - 2} ${AXIS_Y + 12} ${b} ${AXIS_Y + SCREW}`;
    }
  }
  const outline = rectangle(from, AXIS_Y - SCREW, to - from, 2 * SCREW);
  return (
    stroke(outline, "ground-fill") +
    stroke(helix, "dimension") +
    stroke(scallop(1) + scallop(-1)) +
    line(from, AXIS_Y - SCREW, from, AXIS_Y + SCREW, "thick") +
    line(to, AXIS_Y - SCREW, to, AXIS_Y + SCREW, "thick")
  );
}

/** Above the axis the nut is cut, below it is seen from outside. */
function nut(): string {
  const wall: Point[] = [
    [NUT_FROM, SCREW + 4],
    [NUT_FROM, FLANGE],
    [FLANGE_TO, FLANGE],
    [FLANGE_TO, NUT],
    [NUT_TO - 6, NUT],
    [NUT_TO, NUT - 6],
    [NUT_TO, SCREW + 4],
  ];
  const upper = path(
    wall.map(([x, r]): Point => [x, AXIS_Y - r]),
    true,
  );
  const outside: Point[] = [
    [NUT_FROM, 0],
    [NUT_FROM, FLANGE],
    [FLANGE_TO, FLANGE],
    [FLANGE_TO, NUT],
    [NUT_TO - 6, NUT],
    [NUT_TO, NUT - 6],
    [NUT_TO, 0],
  ];
  const lower = path(outside.map(([x, r]): Point => [x, AXIS_Y + r]));
  return (
    cutFace(upper, { step: 8 }) +
    stroke(`${lower}Z`, "ground-fill") +
    stroke(lower, "thick") +
    line(FLANGE_TO, AXIS_Y, FLANGE_TO, AXIS_Y + NUT) +
    line(NUT_TO - 6, AXIS_Y, NUT_TO - 6, AXIS_Y + NUT) +
    boltHole() +
    stroke(rectangle(300, AXIS_Y + 16, 56, 28), "object") +
    circles(
      [
        [310, AXIS_Y + 30],
        [346, AXIS_Y + 30],
      ],
      4,
    )
  );
}

function boltHole(): string {
  const r = FLANGE - 16;
  return (
    stroke(
      `M${NUT_FROM} ${AXIS_Y + r - 6}H${FLANGE_TO}M${NUT_FROM} ${AXIS_Y + r + 6}H${FLANGE_TO}`,
      "hidden",
    ) +
    [1, -1]
      .map((s) => line(NUT_FROM - 10, AXIS_Y + s * r, FLANGE_TO + 10, AXIS_Y + s * r, "centre"))
      .join("")
  );
}

/** Three circuits of balls between groove and nut. */
function balls(): string {
  const places: Point[] = [];
  for (let x = THREAD[0] + 12; x < NUT_TO - 10; x += LEAD) {
    if (x > FLANGE_TO + 6) places.push([x, AXIS_Y - SCREW + 1]);
  }
  return places.map((place) => circle(...place, BALL, "ground")).join("");
}

function axis(): string {
  return line(THREAD[0] - 52, AXIS_Y, THREAD[1] + 76, AXIS_Y, "centre");
}

function dimensions(): string {
  const y = AXIS_Y + FLANGE;
  const [, to] = THREAD;
  return (
    dimension(NUT_FROM, y, NUT_TO, y, `${mm(NUT_TO - NUT_FROM)}`, { offset: 34, size: LETTERING }) +
    leader(NUT_FROM, AXIS_Y - FLANGE + 24, 200, 100, `Ø${mm(2 * FLANGE)}`, {
      shelf: 6,
      size: LETTERING,
    }) +
    leader(to - 60, AXIS_Y - SCREW, 462, 100, `Ø${mm(2 * SCREW)} × ${mm(LEAD)}`, {
      shelf: 0,
      size: LETTERING,
    }) +
    leader(331, AXIS_Y - SCREW - 6, 350, 100, `Ø${mm(2 * BALL)} G10`, { shelf: 0, size: LETTERING })
  );
}
