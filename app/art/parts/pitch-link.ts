import { lettered } from "../annotations.ts";
import { circle, type Drawing } from "../drafting.ts";
import { type Frame, frame } from "../frames.ts";
import { arcPoints, corners, each, type Point, TAU, times } from "../geometry.ts";

const note = lettered(18);
const MM_PER_UNIT = 0.5;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

/** Both views are drawn from the middle of the link. */
const FRONT: Point = [272, 128];
const TOP: Point = [272, 290];
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
const ENDS = [1, -1] as const;

/** A pitch link of a rotor: tube, two rod ends with spherical bearings, one of them in section. */
export function pitchLink(): Drawing {
  return {
    x: 8,
    y: 18,
    width: 530,
    height: 380,
    body: frontView() + topView(),
    notes: dimensions(),
    label: "Pitch link of a rotor with two spherical rod ends, front and top view",
  };
}

function frontView(): string {
  const half = Math.asin((ROD + 4) / EYE.r);
  const eye: Point[] = [
    ...arcPoints(0, 0, EYE.r, TAU / 2 + half, 1.5 * TAU - half, 40),
    [-NECK, ROD],
    [-NECK, -ROD],
  ];
  return (
    each([-1, 1] as const, (end) => {
      const middle: Point = [FRONT[0] + end * REACH, FRONT[1]];
      const { outline, line } = frame(middle, end);
      return (
        outline(eye, "thick") +
        circle(...middle, RACE) +
        circle(...middle, BALL.r, "dimension") +
        circle(...middle, BORE + 5) +
        circle(...middle, BORE, "thick") +
        line(0, EYE.r + 12, 0, -EYE.r - 12, "centre")
      );
    }) +
    tube(FRONT) +
    axis(FRONT)
  );
}

const axis = (middle: Point) =>
  frame(middle).line(-REACH - EYE.r - 14, 0, REACH + EYE.r + 14, 0, "centre");

/** Threaded shanks, jam nuts and the tube with its wrench flats: the same in both views. */
function tube(middle: Point): string {
  const { line, outline } = frame(middle);
  const box = (from: number, to: number, r: number, pen: "thick" | "ground-thick") =>
    outline(corners(from, -r, to, r), pen);
  const shank = (from: number, to: number) =>
    box(from, to, ROD, "thick") +
    each(
      times(Math.ceil((to - from - 4) / 5), (i) => from + 4 + i * 5),
      (u) => line(u, ROD, u + 2, -ROD, "hatch"),
    );
  const nut = (from: number) =>
    box(from, from + NUT, TUBE.r + 5, "ground-thick") +
    line(from, 12, from + NUT, 12) +
    line(from, -12, from + NUT, -12);
  return (
    shank(-REACH + NECK, -TUBE.half - NUT) +
    shank(TUBE.half + NUT, REACH - NECK) +
    box(-TUBE.half, TUBE.half, TUBE.r, "ground-thick") +
    nut(-TUBE.half - NUT) +
    nut(TUBE.half) +
    wrenchFlats(frame([middle[0] - 1, middle[1]]))
  );
}

const wrenchFlats = ({ line }: Frame) =>
  each(ENDS, (end) => line(end * FLATS, TUBE.r, end * FLATS, -TUBE.r)) +
  each(ENDS, (end) => line(-FLATS, end * FLATS, FLATS, end * FLATS, "dimension")) +
  each(ENDS, (end) => line(-FLATS, end * FLATS, FLATS, -end * FLATS, "dimension"));

/** Seen from above: the left end from outside, the right one cut through its ball. */
function topView(): string {
  const [x, y] = TOP;
  const left = frame([x - REACH, y]);
  const { line } = frame(TOP);
  const eye: Point[] = [
    [-EYE.r, EYE.half],
    [EYE.r - 6, EYE.half],
    [NECK, ROD],
    [NECK, -ROD],
    [EYE.r - 6, -EYE.half],
    [-EYE.r, -EYE.half],
  ];
  return (
    left.outline(corners(-BORE - 5, -BALL.half, BORE + 5, BALL.half), "thick") +
    left.outline(eye, "ground-thick") +
    each(ENDS, (end) => left.line(end * BORE, BALL.half, end * BORE, -BALL.half, "hidden")) +
    cutEye([x + REACH, y]) +
    tube(TOP) +
    axis(TOP) +
    each(ENDS, (end) => line(end * REACH, BALL.half + 14, end * REACH, -BALL.half - 14, "centre"))
  );
}

function cutEye(middle: Point): string {
  const [right, left] = [frame(middle), frame(middle, -1)];
  const seat = Math.asin(EYE.half / RACE);
  const flat = Math.asin(BALL.half / BALL.r);
  /** The race hugs the ball: its inside is a circle about the ball's middle. */
  const socket = arcPoints(0, 0, BALL.r + 1, -seat, seat, 12);
  const outer: Point[] = [...socket, [EYE.r, EYE.half], [EYE.r, -EYE.half]];
  const inner: Point[] = [
    ...socket,
    [EYE.r - 6, EYE.half],
    [NECK, ROD],
    [NECK, -ROD],
    [EYE.r - 6, -EYE.half],
  ];
  const ball: Point[] = [
    ...arcPoints(0, 0, BALL.r, -flat, flat, 16),
    [BORE, BALL.half],
    [BORE, -BALL.half],
  ];
  return (
    right.cut(outer, { step: 6 }) +
    left.cut(inner, { step: 6 }) +
    each([right, left], (side) => side.cut(ball, { step: 5, angle: 135 })) +
    each(ENDS, (end) => right.line(-BORE, end * BALL.half, BORE, end * BALL.half))
  );
}

function dimensions(): string {
  const [front, top] = [frame(FRONT), frame(TOP)];
  const floor = -BALL.half - 10;
  const bore = front.at(-REACH + BORE * 0.7, BORE * 0.7);
  const ball = top.at(REACH - 10, BALL.r * 0.9);
  const length = `${mm(2 * REACH)}.0 ±0.5`;
  return (
    note.dimension(top.at(-REACH, floor), top.at(REACH, floor), length, 44) +
    note.leader(bore, [142, 44], `Ø${mm(2 * BORE)} H7`, 6) +
    note.leader(ball, [392, 222], `SØ${mm(2 * BALL.r)}`, 6)
  );
}
