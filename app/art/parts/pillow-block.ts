import { dimension, leader } from "../annotations.ts";
import { cutFace, rectangle } from "../cut-faces.ts";
import { circle, line, stroke, type Drawing } from "../drafting.ts";
import { arcPoints, path, polar, type Point } from "../geometry.ts";

const LETTERING = 17;
const MM_PER_UNIT = 0.5;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const AXIS_Y = 204;
const FRONT_X = 164;
const SIDE_X = 428;
const FLOOR_Y = AXIS_Y + 124;
const FOOT = 28;
const HALF_LENGTH = 140;
const SLOT_X = 112;
const HOUSING = 92;
const OUTER_RING = 70;
const OUTER_RACE = 56;
const INNER_RACE = 43;
const BORE = 30;
const BALL = 11;
const HALF_WIDTH = 34;
const FOOT_HALF = 44;
const INNER_RING_HALF = 40;

/** A pillow block with its insert bearing: front view, and the side view cut down to the axis. */
export function pillowBlock(): Drawing {
  return {
    x: 4,
    y: 40,
    width: 520,
    height: 372,
    body: front() + side(),
    notes: dimensions(),
    label: "Pillow block bearing, front view and half section",
  };
}

function front(): string {
  const at = ([dx, dy]: Point): Point => [FRONT_X + dx, FLOOR_Y - dy];
  const arch = arcPoints(FRONT_X, AXIS_Y, HOUSING, Math.PI, 2 * Math.PI, 40);
  const foot: Point[] = [
    [HOUSING, 44],
    [HOUSING + 6, FOOT + 4],
    [HOUSING + 12, FOOT],
    [HALF_LENGTH, FOOT],
    [HALF_LENGTH, 0],
  ];
  const right = foot.map(at);
  const left = foot.map(([dx, dy]) => at([-dx, dy])).toReversed();
  const [screwX, screwY] = polar(FRONT_X, AXIS_Y, 37, -Math.PI / 4);
  return (
    stroke(path([...arch, ...right, ...left], true), "thick") +
    line(FRONT_X - HALF_LENGTH - 10, FLOOR_Y, FRONT_X + HALF_LENGTH + 10, FLOOR_Y, "thick") +
    stroke(rectangle(FRONT_X - 6, AXIS_Y - HOUSING - 12, 12, 12)) +
    circle(FRONT_X, AXIS_Y - HOUSING - 16, 4) +
    circle(FRONT_X, AXIS_Y, OUTER_RING, "thick") +
    circle(FRONT_X, AXIS_Y, OUTER_RING - 6) +
    circle(FRONT_X, AXIS_Y, INNER_RACE) +
    circle(FRONT_X, AXIS_Y, BORE, "thick") +
    circle(screwX, screwY, 3.6) +
    [-1, 1]
      .map(
        (end) =>
          stroke(
            [-9, 9].map((dx) => `M${FRONT_X + end * SLOT_X + dx} ${FLOOR_Y}v${-FOOT}`).join(""),
            "hidden",
          ) +
          line(
            FRONT_X + end * SLOT_X,
            FLOOR_Y - FOOT - 12,
            FRONT_X + end * SLOT_X,
            FLOOR_Y + 12,
            "centre",
          ),
      )
      .join("") +
    line(FRONT_X - HOUSING - 14, AXIS_Y, FRONT_X + HOUSING + 14, AXIS_Y, "centre") +
    line(FRONT_X, AXIS_Y - HOUSING - 28, FRONT_X, FLOOR_Y + 12, "centre")
  );
}

/** Above the axis in section: housing, outer ring, ball, inner ring. Below it, from outside. */
function side(): string {
  const at = (z: number, r: number): Point => [SIDE_X + z, AXIS_Y - r];
  const closed = (points: readonly Point[]) =>
    path(
      points.map(([z, r]) => at(z, r)),
      true,
    );
  const seat = 20;
  const housing = closed([
    [-HALF_WIDTH, OUTER_RING - 4],
    [-HALF_WIDTH, HOUSING],
    [HALF_WIDTH, HOUSING],
    [HALF_WIDTH, OUTER_RING - 4],
    [seat, OUTER_RING],
    [-seat, OUTER_RING],
  ]);
  const outerRing = closed([
    [-seat, OUTER_RACE],
    [-seat, OUTER_RING],
    [seat, OUTER_RING],
    [seat, OUTER_RACE],
  ]);
  const innerRing = closed([
    [-INNER_RING_HALF, BORE],
    [-INNER_RING_HALF, INNER_RACE],
    [INNER_RING_HALF, INNER_RACE],
    [INNER_RING_HALF, BORE],
  ]);
  const [left, floor] = [SIDE_X - FOOT_HALF, FLOOR_Y];
  const lower = path([
    at(-HALF_WIDTH, 0),
    [SIDE_X - HALF_WIDTH, floor - FOOT],
    [left, floor - FOOT],
    [left, floor],
    [SIDE_X + FOOT_HALF, floor],
    [SIDE_X + FOOT_HALF, floor - FOOT],
    [SIDE_X + HALF_WIDTH, floor - FOOT],
    at(HALF_WIDTH, 0),
  ]);
  const ringEnd = (end: 1 | -1) =>
    stroke(
      path([
        at(end * INNER_RING_HALF, 0),
        at(end * INNER_RING_HALF, -INNER_RACE),
        at(end * HALF_WIDTH, -INNER_RACE),
      ]),
      "thick",
    );
  return (
    cutFace(housing, { step: 7 }) +
    cutFace(outerRing, { step: 5, angle: 135 }) +
    cutFace(innerRing, { step: 5, angle: 135 }) +
    circle(...at(0, (OUTER_RACE + INNER_RACE) / 2), BALL, "ground-thick") +
    stroke(lower, "thick") +
    ringEnd(1) +
    ringEnd(-1) +
    line(SIDE_X - HALF_WIDTH, floor - FOOT, SIDE_X + HALF_WIDTH, floor - FOOT) +
    [-1, 1]
      .map((end) =>
        line(...at(end * INNER_RING_HALF, 0), ...at(end * INNER_RING_HALF, BORE), "thick"),
      )
      .join("") +
    line(left - 10, floor, SIDE_X + FOOT_HALF + 10, floor, "thick") +
    line(SIDE_X - FOOT_HALF - 16, AXIS_Y, SIDE_X + FOOT_HALF + 16, AXIS_Y, "centre")
  );
}

function dimensions(): string {
  const [boreX, boreY] = polar(FRONT_X, AXIS_Y, BORE, Math.PI * 1.2);
  const side = SIDE_X + FOOT_HALF;
  return (
    dimension(FRONT_X - SLOT_X, FLOOR_Y + 9, FRONT_X + SLOT_X, FLOOR_Y + 9, mm(2 * SLOT_X), {
      offset: 42,
      size: LETTERING,
    }) +
    dimension(SIDE_X - FOOT_HALF, FLOOR_Y, side, FLOOR_Y, mm(2 * FOOT_HALF), {
      offset: 51,
      size: LETTERING,
    }) +
    leader(boreX, boreY, 112, 66, `Ø${mm(2 * BORE)} H7`, { shelf: 0, size: LETTERING }) +
    height(side)
  );
}

/** From the floor to the axis, with the tolerance that an alignment needs. */
function height(x: number): string {
  return dimension(x - 2, AXIS_Y, x - 2, FLOOR_Y, mm(FLOOR_Y - AXIS_Y), {
    offset: -26,
    size: LETTERING,
  });
}
