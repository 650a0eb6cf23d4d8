import { lettered } from "../annotations.ts";
import { circle, type Drawing, line, polygon, rect } from "../drafting.ts";
import { frame, mirrored } from "../frames.ts";
import { arcPoints, corners, each, type Point, polar, steppedUp } from "../geometry.ts";

const note = lettered(17);
const MM_PER_UNIT = 0.5;
const mm = (units: number) => (units * MM_PER_UNIT).toFixed(1);

const FRONT: Point = [164, 204];
const SIDE: Point = [428, 204];
/** From the floor to the axis. */
const HEIGHT = 124;
const FOOT = { height: 28, halfLength: 140, half: 44, slot: 112 };
const HOUSING = { r: 92, half: 34 };
const OUTER_RING = { r: 70, race: 56, half: 20 };
const INNER_RING = { r: 30, race: 43, half: 40 };
const BALL = 11;

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
  const [x, y] = FRONT;
  const floor: Point = [x, y + HEIGHT];
  const { at, line: edge } = frame(floor);
  const { height, halfLength, slot } = FOOT;
  const foot: Point[] = [
    [HOUSING.r, 44],
    [HOUSING.r + 6, height + 4],
    [HOUSING.r + 12, height],
    [halfLength, height],
    [halfLength, 0],
  ];
  const arch = arcPoints(x, y, HOUSING.r, Math.PI, 2 * Math.PI, 40);
  return (
    polygon([...arch, ...mirrored(foot).map((place) => at(...place))], "thick") +
    edge(-halfLength - 10, 0, halfLength + 10, 0, "thick") +
    rect(x - 6, y - HOUSING.r - 12, 12, 12) +
    circle(x, y - HOUSING.r - 16, 4) +
    circle(x, y, OUTER_RING.r, "thick") +
    circle(x, y, OUTER_RING.r - 6) +
    circle(x, y, INNER_RING.race) +
    circle(x, y, INNER_RING.r, "thick") +
    circle(...polar(x, y, 37, -Math.PI / 4), 3.6) +
    each(
      [-slot, slot],
      (u) =>
        edge(u - 9, 0, u - 9, height, "hidden") +
        edge(u + 9, 0, u + 9, height, "hidden") +
        edge(u, height + 12, u, -12, "centre"),
    ) +
    line(x - HOUSING.r - 14, y, x + HOUSING.r + 14, y, "centre") +
    line(x, y - HOUSING.r - 28, x, y + HEIGHT + 12, "centre")
  );
}

/** Above the axis in section: housing, outer ring, ball, inner ring. Below it, from outside. */
function side(): string {
  const axis = frame(SIDE);
  const { half } = HOUSING;
  const { half: seat } = OUTER_RING;
  const { half: reach } = INNER_RING;
  const footTop = FOOT.height - HEIGHT;
  const housing: Point[] = [
    [seat, OUTER_RING.r],
    [half, OUTER_RING.r - 4],
    [half, HOUSING.r],
  ];
  const below = steppedUp([half, 0], footTop, FOOT.half, -HEIGHT);
  const ringEnd = steppedUp([reach, 0], -INNER_RING.race, half);
  return (
    axis.cut(mirrored(housing)) +
    axis.cut(corners(-seat, OUTER_RING.race, seat, OUTER_RING.r), { step: 5, angle: 135 }) +
    axis.cut(corners(-reach, INNER_RING.r, reach, INNER_RING.race), { step: 5, angle: 135 }) +
    circle(...axis.at(0, (OUTER_RING.race + INNER_RING.race) / 2), BALL, "ground-thick") +
    axis.run(mirrored(below), "thick") +
    axis.run(ringEnd, "thick") +
    frame(SIDE, -1).run(ringEnd, "thick") +
    axis.line(-half, footTop, half, footTop) +
    axis.line(-reach, 0, -reach, INNER_RING.r, "thick") +
    axis.line(reach, 0, reach, INNER_RING.r, "thick") +
    axis.line(-FOOT.half - 10, -HEIGHT, FOOT.half + 10, -HEIGHT, "thick") +
    axis.line(-FOOT.half - 16, 0, FOOT.half + 16, 0, "centre")
  );
}

function dimensions(): string {
  const [front, side] = [frame(FRONT), frame(SIDE)];
  const { slot, half } = FOOT;
  const bore = polar(...FRONT, INNER_RING.r, Math.PI * 1.2);
  return (
    note.dimension(front.at(-slot, -HEIGHT - 9), front.at(slot, -HEIGHT - 9), mm(2 * slot), 42) +
    note.dimension(side.at(-half, -HEIGHT), side.at(half, -HEIGHT), mm(2 * half), 51) +
    note.leader(bore, [112, 66], `Ø${mm(2 * INNER_RING.r)} H7`, 0) +
    note.dimension(side.at(half - 2, 0), side.at(half - 2, -HEIGHT), mm(HEIGHT), -26)
  );
}
