import { lettered } from "../annotations.ts";
import { type Drawing, group, line, polygon, shown, stroke } from "../drafting.ts";
import { frame, mirrored } from "../frames.ts";
import { fmt, type Point, TAU, times } from "../geometry.ts";
import { roundedRect, steppedUp } from "../outlines.ts";

const note = lettered(18);
const RATIO = 2;
const LEG = 420;
/** From the pivot to the points: what the long end spans is the ratio times what the short end does. */
const SHORT = LEG / (1 + RATIO);
const LONG = LEG - SHORT;
const HALF_WIDTH = 13;
const HALF_ANGLE = TAU / 24;
const PIVOT: Point = [230, 176];
const UNITS_PER_MM = (2 * SHORT * Math.sin(HALF_ANGLE)) / 25;

const { at, rings, cross } = frame(PIVOT);

/** Proportional dividers: one setting carries a length over to another scale. */
export const proportionalDividers = (): Drawing => ({
  ...shown(-40, 0, 540, 506),
  body:
    leg(1) +
    leg(-1) +
    rings([20], "ground-thick") +
    rings([14], "dimension") +
    rings([5]) +
    cross(30),
  notes:
    span(SHORT, -16) +
    span(-LONG, 20) +
    note.leader([PIVOT[0] + 16, PIVOT[1]], [320, 140], `1:${RATIO}`),
  label: `Proportional dividers set to 1 to ${RATIO}`,
});

/** From point to point, so far up along the legs. */
function span(along: number, offset: number): string {
  const half = Math.abs(along) * Math.sin(HALF_ANGLE);
  const v = along * Math.cos(HALF_ANGLE);
  const label = ((2 * half) / UNITS_PER_MM).toFixed(1);
  return note.dimension(at(-half, v), at(half, v), label, offset);
}

function leg(side: 1 | -1): string {
  const [shoulder, taper] = [-SHORT + 74, LONG - 120];
  const right: Point[] = [[0, -SHORT], ...steppedUp([HALF_WIDTH, shoulder], taper), [0, LONG]];
  const marks = times(13, (i) => `M${HALF_WIDTH} ${-40 + i * 10}h${i % 5 ? -4 : -7}`);
  const body =
    polygon(mirrored(right), "ground-thick") +
    polygon(roundedRect(-4, -48, 8, 150, 4, 4)) +
    stroke(marks.join(""), "dimension") +
    line(-HALF_WIDTH, taper, HALF_WIDTH, taper) +
    line(-HALF_WIDTH, shoulder, HALF_WIDTH, shoulder);
  const degrees = (side * HALF_ANGLE * 360) / TAU;
  return group(body, `translate(${PIVOT.map(fmt).join(" ")}) rotate(${fmt(degrees)})`);
}
