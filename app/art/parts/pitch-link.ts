import { lettered } from "../annotations.ts";
import { type Drawing, shown } from "../drafting.ts";
import { ends, type Frame, frame } from "../frames.ts";
import { each, type Point, TAU, times } from "../geometry.ts";
import { arcPoints, steppedUp } from "../outlines.ts";

const note = lettered(18);
const mm = (units: number) => Math.round(units / 2);

/** Both views are drawn from the middle of the link. */
const front = frame([272, 128]);
const top = frame([272, 290]);
/** From the middle to an eye. */
const REACH = 194;
const EYE = { r: 46, half: 17 };
const BALL = { r: 31, half: 23 };
const BORE = 16;
const RACE = 37;
const ROD = 15;
const TUBE = { r: 24, half: 94 };
const NUT = 16;
const FLATS = 17;
/** From the eye's middle to where its shank begins. */
const NECK = EYE.r + 12;
/** The eye towards its shank, from above. */
const SHOULDER: readonly Point[] = [
  [EYE.r - 6, EYE.half],
  ...steppedUp([NECK, ROD], -ROD),
  [EYE.r - 6, -EYE.half],
];
const SIDES = [1, -1] as const;

export function pitchLink(): Drawing {
  const floor = -BALL.half - 10;
  const bore = front.at(-REACH + BORE * 0.7, BORE * 0.7);
  const ball = top.at(REACH - 10, BALL.r * 0.9);
  const length = `${mm(2 * REACH)}.0 ±0.5`;
  return {
    ...shown(8, 18, 530, 380),
    body:
      each(SIDES, (side) => eye(frame(front.at(side * REACH, 0), side))) +
      tube(front.middle) +
      topView(),
    notes:
      note.dimension(top.at(-REACH, floor), top.at(REACH, floor), length, 44) +
      note.leader(bore, [142, 44], `Ø${mm(2 * BORE)} H7`, 6) +
      note.leader(ball, [392, 222], `SØ${mm(2 * BALL.r)}`, 6),
    label: "Pitch link of a rotor with two spherical rod ends, front and top view",
  };
}

/** From the front, its shank to the left. */
function eye({ outline, rings, line }: Frame): string {
  const half = Math.asin((ROD + 4) / EYE.r);
  const rim = arcPoints(0, 0, EYE.r, TAU / 2 + half, 1.5 * TAU - half, 40);
  return (
    outline([...rim, ...steppedUp([-NECK, ROD], -ROD)], "thick") +
    rings([RACE, BORE + 5]) +
    rings([BALL.r], "dimension") +
    rings([BORE], "thick") +
    line(0, EYE.r + 12, 0, -EYE.r - 12, "centre")
  );
}

/** Threaded shanks, jam nuts and the tube with its wrench flats: the same in both views. */
function tube(middle: Point): string {
  const { across, axis, bar, line } = frame(middle);
  const shank = (from: number, to: number) => {
    const turns = times(Math.ceil((to - from - 4) / 5), (i) => from + 4 + i * 5);
    return bar(from, to, ROD, "thick") + each(turns, (u) => line(u, ROD, u + 2, -ROD, "hatch"));
  };
  const nut = (from: number) =>
    bar(from, from + NUT, TUBE.r + 5) + each([12, -12], (v) => line(from, v, from + NUT, v));
  const left = -FLATS - 1;
  const right = FLATS - 1;
  return (
    shank(-REACH + NECK, -TUBE.half - NUT) +
    shank(TUBE.half + NUT, REACH - NECK) +
    bar(-TUBE.half, TUBE.half, TUBE.r) +
    nut(-TUBE.half - NUT) +
    nut(TUBE.half) +
    across([left, right], TUBE.r) +
    each([1, -1], (way) =>
      each(SIDES, (side) => line(left, side * FLATS, right, way * side * FLATS, "dimension")),
    ) +
    axis(-REACH - EYE.r - 14, REACH + EYE.r + 14)
  );
}

/** Seen from above: the left end from outside, the right one cut through its ball. */
function topView(): string {
  const left = frame(top.at(-REACH, 0));
  const edge: Point[] = [[-EYE.r, EYE.half], ...SHOULDER, [-EYE.r, -EYE.half]];
  return (
    left.bar(-BORE - 5, BORE + 5, BALL.half, "thick") +
    left.outline(edge, "ground-thick") +
    left.across([BORE, -BORE], BALL.half, -BALL.half, "hidden") +
    cutEye(top.at(REACH, 0)) +
    tube(top.middle) +
    top.across([REACH, -REACH], BALL.half + 14, -BALL.half - 14, "centre")
  );
}

function cutEye(middle: Point): string {
  const [right, left] = [frame(middle), frame(middle, -1)];
  const seat = Math.asin(EYE.half / RACE);
  const flat = Math.asin(BALL.half / BALL.r);
  /** The race hugs the ball: its inside is a circle about the ball's middle. */
  const socket = arcPoints(0, 0, BALL.r + 1, -seat, seat, 12);
  const round = arcPoints(0, 0, BALL.r, -flat, flat, 16);
  const ball = [...round, ...steppedUp([BORE, BALL.half], -BALL.half)];
  return (
    right.cut([...socket, [EYE.r, EYE.half], [EYE.r, -EYE.half]], { step: 6 }) +
    left.cut([...socket, ...SHOULDER], { step: 6 }) +
    ends(middle, (end) => end.cut(ball, { step: 5, angle: 135 })) +
    each(SIDES, (side) => right.line(-BORE, side * BALL.half, BORE, side * BALL.half))
  );
}
