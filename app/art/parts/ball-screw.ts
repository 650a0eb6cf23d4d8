import { lettered } from "../annotations.ts";
import { circles } from "../cut-faces.ts";
import { circle, type Drawing, shown, stroke } from "../drafting.ts";
import { frame } from "../frames.ts";
import { each, type Point, times } from "../geometry.ts";
import { steppedUp } from "../outlines.ts";

const note = lettered(19);
const AXIS_Y = 214;
const mm = (units: number) => Math.round(units / 2);

const SCREW = 32;
const ROOT = 25;
const LEAD = 20;
const BALL = 8;
const THREAD = { from: 64, to: 504 };
const NUT = { r: 60, from: 236, to: 388, chamfer: 6 };
const FLANGE = { r: 92, to: 262, hole: 6, holes: 76 };

const above = frame([0, AXIS_Y]);
const { at, across, axis, bar } = above;
const below = frame([0, AXIS_Y], 1, -1);

export const ballScrew = (): Drawing => ({
  ...shown(18, 62, 552, 292),
  body: journals() + thread() + nut() + balls() + axis(THREAD.from - 52, THREAD.to + 76),
  notes:
    note.dimension(at(NUT.from, -FLANGE.r), at(NUT.to, -FLANGE.r), `${mm(NUT.to - NUT.from)}`, 34) +
    note.leader(at(NUT.from, FLANGE.r - 24), [200, 100], `Ø${mm(2 * FLANGE.r)}`, 6) +
    note.leader(at(THREAD.to - 60, SCREW), [462, 100], `Ø${mm(2 * SCREW)} × ${mm(LEAD)}`, 0) +
    note.leader(at(331, SCREW + 6), [350, 100], `Ø${mm(2 * BALL)} G10`, 0),
  label: "Ball screw with its nut in half section",
});

const journals = () =>
  bar(THREAD.from - 34, THREAD.from, 18) +
  across([THREAD.from - 30], 18) +
  bar(THREAD.to, THREAD.to + 30, 20) +
  bar(THREAD.to + 30, THREAD.to + 62, 14) +
  across([THREAD.to + 58], 14);

/** Each turn is a groove: two crests seen as lines that lean by half a lead. */
function thread(): string {
  const { from, to } = THREAD;
  const groove = (x: number, side: 1 | -1) => {
    const [crest, dip] = [AXIS_Y - side * SCREW, AXIS_Y - side * (ROOT - 4)];
    return `M${x} ${crest}h5C${x + 7} ${dip} ${x + 18} ${dip} ${x + LEAD} ${crest}`;
  };
  const crestLine = (x: number) => {
    const end = x + LEAD / 2;
    return `M${x} ${AXIS_Y - SCREW}C${x + 2} ${AXIS_Y - 12} ${end - 2} ${AXIS_Y + 12} ${end} ${AXIS_Y + SCREW}`;
  };
  const starts = times((to - from) / LEAD, (i) => from + i * LEAD);
  const inner = starts.slice(0, -1);
  const crests = each(inner, (x) => crestLine(x) + crestLine(x + 5));
  const grooves = each(starts, (x) => groove(x, 1)) + each(inner, (x) => groove(x + LEAD / 2, -1));
  const lastHalves = `M${from} ${AXIS_Y + SCREW}h${LEAD / 2}M${to} ${AXIS_Y + SCREW}h${-LEAD / 2}`;
  return (
    bar(from, to, SCREW, "ground-fill") +
    stroke(crests, "dimension") +
    stroke(grooves + lastHalves) +
    across([from, to], SCREW, -SCREW, "thick")
  );
}

/** Above the axis the nut is cut, below it is seen from outside. */
function nut(): string {
  const { r, from, to, chamfer } = NUT;
  const { hole, holes } = FLANGE;
  const wall = (inner: number): Point[] => [
    ...steppedUp([from, inner], FLANGE.r, FLANGE.to, r, to - chamfer),
    [to, r - chamfer],
    [to, inner],
  ];
  return (
    above.cut(wall(SCREW + 4), { step: 8 }) +
    below.outline(wall(0), "ground-fill") +
    below.run(wall(0), "thick") +
    below.across([FLANGE.to, to - chamfer], 0, r) +
    each([holes - hole, holes + hole], (v) => below.line(from, v, FLANGE.to, v, "hidden")) +
    each([below, above], (half) => half.line(from - 10, holes, FLANGE.to + 10, holes, "centre")) +
    below.box(300, 16, 356, 44) +
    circles([below.at(310, 30), below.at(346, 30)], 4)
  );
}

/** Three circuits of balls between groove and nut. */
function balls(): string {
  const grooves = times((THREAD.to - THREAD.from) / LEAD, (i) => THREAD.from + 12 + i * LEAD);
  const filled = grooves.filter((x) => x > FLANGE.to + 6 && x < NUT.to - 10);
  return each(filled, (x) => circle(...at(x, SCREW - 1), BALL, "ground"));
}
