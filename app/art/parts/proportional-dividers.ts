import { lettered } from "../annotations.ts";
import { circle, type Drawing, group, line, polygon, stroke } from "../drafting.ts";
import { fmt, type Point, roundedRect, TAU, times } from "../geometry.ts";

const note = lettered(18);
const RATIO = 2;
const LEG = 420;
/** From the pivot to the points: what the long end spans is the ratio times what the short end does. */
const SHORT = LEG / (1 + RATIO);
const LONG = LEG - SHORT;
const HALF_ANGLE = TAU / 24;
const PIVOT: Point = [230, 176];
const UNITS_PER_MM = (2 * SHORT * Math.sin(HALF_ANGLE)) / 25;

/** Proportional dividers: one setting carries a length over to another scale. */
export function proportionalDividers(): Drawing {
  const span = (along: number, offset: number) => {
    const [across, y] = [Math.abs(along) * Math.sin(HALF_ANGLE), along * Math.cos(HALF_ANGLE)];
    const [from, to, at] = [PIVOT[0] - across, PIVOT[0] + across, PIVOT[1] + y];
    const label = ((to - from) / UNITS_PER_MM).toFixed(1);
    return note.dimension([from, at], [to, at], label, offset);
  };
  return {
    x: -40,
    width: 540,
    height: 506,
    body: leg(HALF_ANGLE) + leg(-HALF_ANGLE) + pivot(),
    notes:
      span(-SHORT, -16) +
      span(LONG, 20) +
      note.leader([PIVOT[0] + 16, PIVOT[1]], [320, 140], `1:${RATIO}`),
    label: `Proportional dividers set to 1 to ${RATIO}`,
  };
}

function leg(angle: number): string {
  const half = 13;
  const outline: Point[] = [
    [0, -SHORT],
    [half, -SHORT + 74],
    [half, LONG - 120],
    [0, LONG],
    [-half, LONG - 120],
    [-half, -SHORT + 74],
  ];
  const slot = roundedRect(-4, -48, 8, 150, 4, 4);
  const marks = times(13, (i) => `M${half} ${-40 + i * 10}h${i % 5 ? -4 : -7}`);
  const body =
    polygon(outline, "ground-thick") +
    polygon(slot) +
    stroke(marks.join(""), "dimension") +
    line(-half, LONG - 120, half, LONG - 120) +
    line(-half, -SHORT + 74, half, -SHORT + 74);
  const degrees = (angle * 360) / TAU;
  return group(body, `translate(${fmt(PIVOT[0])} ${fmt(PIVOT[1])}) rotate(${fmt(degrees)})`);
}

function pivot(): string {
  return (
    circle(...PIVOT, 20, "ground-thick") +
    circle(...PIVOT, 14, "dimension") +
    circle(...PIVOT, 5) +
    line(PIVOT[0], PIVOT[1] - 30, PIVOT[0], PIVOT[1] + 30, "centre") +
    line(PIVOT[0] - 30, PIVOT[1], PIVOT[0] + 30, PIVOT[1], "centre")
  );
}
