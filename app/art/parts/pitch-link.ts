import { dimension, leader } from "../annotations.ts";
import { cutFace, rectangle } from "../cut-faces.ts";
import { circle, line, stroke, type Drawing } from "../drafting.ts";
import { arcPoints, path, TAU, type Point } from "../geometry.ts";

const LETTERING = 18;
const MM_PER_UNIT = 0.5;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

const FRONT_Y = 128;
const TOP_Y = 290;
const LEFT = 78;
const RIGHT = 466;
const EYE = 46;
const BALL = 31;
const BORE = 16;
const RACE = 37;
const ROD = 15;
const TUBE = 24;
const EYE_HALF = 17;
const BALL_HALF = 23;
const TUBE_FROM = 178;
const TUBE_TO = 366;

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
  const eye = (x: number, toward: 1 | -1) => {
    const half = Math.asin((ROD + 4) / EYE);
    const middle = toward > 0 ? 0 : TAU / 2;
    const rim = arcPoints(x, FRONT_Y, EYE, middle + half, middle + TAU - half, 40);
    const shank = x + toward * (EYE + 12);
    const outline: Point[] = [
      ...rim,
      [shank, FRONT_Y - toward * ROD],
      [shank, FRONT_Y + toward * ROD],
    ];
    return (
      stroke(path(outline, true), "thick") +
      circle(x, FRONT_Y, RACE) +
      circle(x, FRONT_Y, BALL, "dimension") +
      circle(x, FRONT_Y, BORE + 5) +
      circle(x, FRONT_Y, BORE, "thick") +
      line(x, FRONT_Y - EYE - 12, x, FRONT_Y + EYE + 12, "centre")
    );
  };
  return (
    eye(LEFT, 1) +
    eye(RIGHT, -1) +
    tube(FRONT_Y) +
    line(LEFT - EYE - 14, FRONT_Y, RIGHT + EYE + 14, FRONT_Y, "centre")
  );
}

/** Threaded shanks, jam nuts and the tube with its wrench flats: the same in both views. */
function tube(y: number): string {
  const shank = (from: number, to: number) => {
    let crests = "";
    for (let x = from + 4; x < to; x += 5) crests += `M${x} ${y - ROD}l2 ${2 * ROD}`;
    return stroke(rectangle(from, y - ROD, to - from, 2 * ROD), "thick") + stroke(crests, "hatch");
  };
  const nut = (x: number) =>
    stroke(rectangle(x, y - TUBE - 5, 16, 2 * TUBE + 10), "ground-thick") +
    stroke(`M${x} ${y - 12}h16M${x} ${y + 12}h16`);
  const flats = (x: number) =>
    stroke(`M${x} ${y - TUBE}v${2 * TUBE}M${x + 34} ${y - TUBE}v${2 * TUBE}`) +
    stroke(
      `M${x} ${y - 17}h34M${x} ${y + 17}h34M${x} ${y - 17}l34 34M${x + 34} ${y - 17}l-34 34`,
      "dimension",
    );
  return (
    shank(LEFT + EYE + 12, TUBE_FROM - 16) +
    shank(TUBE_TO + 16, RIGHT - EYE - 12) +
    stroke(rectangle(TUBE_FROM, y - TUBE, TUBE_TO - TUBE_FROM, 2 * TUBE), "ground-thick") +
    nut(TUBE_FROM - 16) +
    nut(TUBE_TO) +
    flats(254)
  );
}

/** Seen from above: the left end from outside, the right one cut through its ball. */
function topView(): string {
  const y = TOP_Y;
  const shankFrom = LEFT + EYE + 12;
  const leftEye: Point[] = [
    [LEFT - EYE, y - EYE_HALF],
    [LEFT + EYE - 6, y - EYE_HALF],
    [shankFrom, y - ROD],
    [shankFrom, y + ROD],
    [LEFT + EYE - 6, y + EYE_HALF],
    [LEFT - EYE, y + EYE_HALF],
  ];
  return (
    stroke(rectangle(LEFT - BORE - 5, y - BALL_HALF, 2 * BORE + 10, 2 * BALL_HALF), "thick") +
    stroke(path(leftEye, true), "ground-thick") +
    [-BORE, BORE]
      .map((dx) => line(LEFT + dx, y - BALL_HALF, LEFT + dx, y + BALL_HALF, "hidden"))
      .join("") +
    rightEye() +
    tube(y) +
    line(LEFT - EYE - 14, y, RIGHT + EYE + 14, y, "centre") +
    [LEFT, RIGHT].map((x) => line(x, y - BALL_HALF - 14, x, y + BALL_HALF + 14, "centre")).join("")
  );
}

function rightEye(): string {
  const y = TOP_Y;
  const shank = RIGHT - EYE - 12;
  const seat = Math.asin(EYE_HALF / RACE);
  /** The race hugs the ball: its inside is a circle about the ball's middle. */
  const socket = (side: 1 | -1): Point[] =>
    arcPoints(
      RIGHT,
      y,
      BALL + 1,
      side > 0 ? -seat : Math.PI + seat,
      side > 0 ? seat : Math.PI - seat,
      12,
    );
  const outer: Point[] = [
    ...socket(1).toReversed(),
    [RIGHT + EYE, y - EYE_HALF],
    [RIGHT + EYE, y + EYE_HALF],
  ];
  const inner: Point[] = [
    ...socket(-1),
    [RIGHT - EYE + 6, y + EYE_HALF],
    [shank, y + ROD],
    [shank, y - ROD],
    [RIGHT - EYE + 6, y - EYE_HALF],
  ];
  const flat = Math.asin(BALL_HALF / BALL);
  const ballSide = (side: 1 | -1) => {
    const arc = arcPoints(
      RIGHT,
      y,
      BALL,
      side > 0 ? -flat : Math.PI + flat,
      side > 0 ? flat : Math.PI - flat,
      16,
    );
    return cutFace(
      path(
        [...arc, [RIGHT + side * BORE, y + BALL_HALF], [RIGHT + side * BORE, y - BALL_HALF]],
        true,
      ),
      { step: 5, angle: 135 },
    );
  };
  return (
    cutFace(path(outer, true), { step: 6 }) +
    cutFace(path(inner, true), { step: 6 }) +
    ballSide(1) +
    ballSide(-1) +
    [-1, 1]
      .map((s) => line(RIGHT - BORE, y + s * BALL_HALF, RIGHT + BORE, y + s * BALL_HALF))
      .join("")
  );
}

function dimensions(): string {
  const y = TOP_Y + BALL_HALF;
  return (
    dimension(LEFT, y + 10, RIGHT, y + 10, `${mm(RIGHT - LEFT)}.0 ±0.5`, {
      offset: 44,
      size: LETTERING,
    }) +
    leader(LEFT + BORE * 0.7, FRONT_Y - BORE * 0.7, 142, 44, `Ø${mm(2 * BORE)} H7`, {
      shelf: 6,
      size: LETTERING,
    }) +
    leader(RIGHT - 10, TOP_Y - BALL * 0.9, 392, 222, `SØ${mm(2 * BALL)}`, {
      shelf: 6,
      size: LETTERING,
    })
  );
}
