import { lettered } from "../annotations.ts";
import { circle, type Drawing, shown } from "../drafting.ts";
import { ends, frame, mirrored } from "../frames.ts";
import { type Point, polar } from "../geometry.ts";
import { arcPoints, corners, stepped, steppedUp } from "../outlines.ts";

const note = lettered(17);
const mm = (units: number) => (units / 2).toFixed(1);

const front = frame([164, 204]);
const side = frame([428, 204]);
/** The floor, from the axis. */
const FLOOR = -124;
const FOOT = { top: FLOOR + 28, halfLength: 140, half: 44, slot: 112 };
const HOUSING = { r: 92, half: 34 };
const OUTER_RING = { r: 70, race: 56, half: 20 };
const INNER_RING = { r: 30, race: 43, half: 40 };
const BALL = 11;

export function pillowBlock(): Drawing {
  const { slot, half } = FOOT;
  const bore = polar(...front.middle, INNER_RING.r, Math.PI * 1.2);
  return {
    ...shown(4, 40, 520, 372),
    body: frontView() + section(),
    notes:
      note.dimension(front.at(-slot, FLOOR - 9), front.at(slot, FLOOR - 9), mm(2 * slot), 42) +
      note.dimension(side.at(-half, FLOOR), side.at(half, FLOOR), mm(2 * half), 51) +
      note.leader(bore, [112, 66], `Ø${mm(2 * INNER_RING.r)} H7`, 0) +
      note.dimension(side.at(half - 2, 0), side.at(half - 2, FLOOR), mm(-FLOOR), -26),
    label: "Pillow block bearing, front view and half section",
  };
}

function frontView(): string {
  const { r } = HOUSING;
  const { top, halfLength, slot } = FOOT;
  const foot: Point[] = [
    [r, FLOOR + 44],
    [r + 6, top + 4],
    ...stepped([r + 12, top], halfLength, FLOOR),
  ];
  const arch = arcPoints(0, 0, r, Math.PI, 0, 40);
  return (
    front.outline([...arch, ...mirrored(foot)], "thick") +
    front.line(-halfLength - 10, FLOOR, halfLength + 10, FLOOR, "thick") +
    front.box(-6, r, 6, r + 12) +
    circle(...front.at(0, r + 16), 4) +
    front.rings([OUTER_RING.r, INNER_RING.r], "thick") +
    front.rings([OUTER_RING.r - 6, INNER_RING.race]) +
    circle(...polar(...front.middle, 37, -Math.PI / 4), 3.6) +
    front.across([-slot - 9, slot - 9, 9 - slot, slot + 9], FLOOR, top, "hidden") +
    front.across([-slot, slot], top + 12, FLOOR - 12, "centre") +
    front.axis(-r - 14, r + 14) +
    front.line(0, r + 28, 0, FLOOR - 12, "centre")
  );
}

/** Above the axis in section: housing, outer ring, ball, inner ring. Below it, from outside. */
function section(): string {
  const { half } = HOUSING;
  const { half: seat, r, race } = OUTER_RING;
  const { half: reach } = INNER_RING;
  const housing: Point[] = [
    [seat, r],
    [half, r - 4],
    [half, HOUSING.r],
  ];
  const below = steppedUp([half, 0], FOOT.top, FOOT.half, FLOOR);
  const ringEnd = steppedUp([reach, 0], -INNER_RING.race, half);
  return (
    side.cut(mirrored(housing)) +
    side.cut(corners(-seat, race, seat, r), { step: 5, angle: 135 }) +
    side.cut(corners(-reach, INNER_RING.r, reach, INNER_RING.race), { step: 5, angle: 135 }) +
    circle(...side.at(0, (race + INNER_RING.race) / 2), BALL, "ground-thick") +
    side.run(mirrored(below), "thick") +
    ends(side.middle, (end) => end.run(ringEnd, "thick")) +
    side.line(-half, FOOT.top, half, FOOT.top) +
    side.across([-reach, reach], 0, INNER_RING.r, "thick") +
    side.line(-FOOT.half - 10, FLOOR, FOOT.half + 10, FLOOR, "thick") +
    side.axis(-FOOT.half - 16, FOOT.half + 16)
  );
}
