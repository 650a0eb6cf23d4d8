import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { circle, type Drawing, stroke } from "../drafting.ts";
import { frame } from "../frames.ts";
import { corners, each, type Point, steppedUp, times } from "../geometry.ts";

const note = lettered(19);
const AXIS_Y = 214;
const MM_PER_UNIT = 0.5;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

const SCREW = 32;
const ROOT = 25;
const LEAD = 20;
const BALL = 8;
const THREAD = { from: 64, to: 504 };
const NUT = { r: 60, from: 236, to: 388, chamfer: 6 };
const FLANGE = { r: 92, to: 262, hole: 6, holes: 76 };

const { at, cut, line, outline } = frame([0, AXIS_Y]);
const below = frame([0, AXIS_Y], 1, -1);

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
  const { from, to } = THREAD;
  const step = (x: number, w: number, r: number) =>
    outline(corners(x, -r, x + w, r), "ground-thick");
  const chamfer = (x: number, r: number) => line(x, r, x, -r);
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
  const { from, to } = THREAD;
  const turns = (to - from) / LEAD;
  const groove = (x: number, side: 1 | -1) => {
    const [crest, dip] = [AXIS_Y - side * SCREW, AXIS_Y - side * (ROOT - 4)];
    return `M${x} ${crest}h5C${x + 7} ${dip} ${x + 18} ${dip} ${x + LEAD} ${crest}`;
  };
  const crestLine = (x: number) => {
    const end = x + LEAD / 2;
    return `M${x} ${AXIS_Y - SCREW}C${x + 2} ${AXIS_Y - 12} ${end - 2} ${AXIS_Y + 12} ${end} ${AXIS_Y + SCREW}`;
  };
  const starts = times(turns, (i) => from + i * LEAD);
  return (
    outline(corners(from, -SCREW, to, SCREW), "ground-fill") +
    stroke(
      each(starts.slice(0, -1), (x) => crestLine(x) + crestLine(x + 5)),
      "dimension",
    ) +
    stroke(
      each(starts, (x) => groove(x, 1)) +
        each(starts.slice(0, -1), (x) => groove(x + LEAD / 2, -1)) +
        `M${from} ${AXIS_Y + SCREW}h${LEAD / 2}M${to} ${AXIS_Y + SCREW}h${-LEAD / 2}`,
    ) +
    line(from, SCREW, from, -SCREW, "thick") +
    line(to, SCREW, to, -SCREW, "thick")
  );
}

/** Above the axis the nut is cut, below it is seen from outside. */
function nut(): string {
  const { r, from, to, chamfer } = NUT;
  const wall = (inner: number): Point[] => [
    ...steppedUp([from, inner], FLANGE.r, FLANGE.to, r, to - chamfer),
    [to, r - chamfer],
    [to, inner],
  ];
  const { hole, holes } = FLANGE;
  return (
    cut(wall(SCREW + 4), { step: 8 }) +
    below.outline(wall(0), "ground-fill") +
    below.run(wall(0), "thick") +
    below.line(FLANGE.to, 0, FLANGE.to, r) +
    below.line(to - chamfer, 0, to - chamfer, r) +
    below.line(from, holes - hole, FLANGE.to, holes - hole, "hidden") +
    below.line(from, holes + hole, FLANGE.to, holes + hole, "hidden") +
    below.line(from - 10, holes, FLANGE.to + 10, holes, "centre") +
    line(from - 10, holes, FLANGE.to + 10, holes, "centre") +
    below.outline(corners(300, 16, 356, 44)) +
    circles([below.at(310, 30), below.at(346, 30)], 4)
  );
}

/** Three circuits of balls between groove and nut. */
function balls(): string {
  const grooves = times((THREAD.to - THREAD.from) / LEAD, (i) => THREAD.from + 12 + i * LEAD);
  const filled = grooves.filter((x) => x > FLANGE.to + 6 && x < NUT.to - 10);
  return each(filled, (x) => circle(...at(x, SCREW - 1), BALL, "ground"));
}

function axis(): string {
  return line(THREAD.from - 52, 0, THREAD.to + 76, 0, "centre");
}

function dimensions(): string {
  const { from, to } = NUT;
  const screw = `Ø${mm(2 * SCREW)} × ${mm(LEAD)}`;
  return (
    note.dimension(at(from, -FLANGE.r), at(to, -FLANGE.r), `${mm(to - from)}`, 34) +
    note.leader(at(from, FLANGE.r - 24), [200, 100], `Ø${mm(2 * FLANGE.r)}`, 6) +
    note.leader(at(THREAD.to - 60, SCREW), [462, 100], screw, 0) +
    note.leader(at(331, SCREW + 6), [350, 100], `Ø${mm(2 * BALL)} G10`, 0)
  );
}
