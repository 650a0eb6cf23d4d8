import { lettered } from "../annotations.ts";
import { type Drawing, hatch, shown, stroke } from "../drafting.ts";
import { frame } from "../frames.ts";
import { each, type Point, segment, TAU, times } from "../geometry.ts";
import { arcPoints, rectangle, stepped } from "../outlines.ts";

const note = lettered(17.5);
const AXIS = 142;
const WORK_MM = 25;
const UNITS_PER_MM = 3.4;
const WORK_RADIUS = (WORK_MM * UNITS_PER_MM) / 2;
const WORK_X = 186;
const BOW = { outer: 132, inner: 94, half: 22 };
const SPINDLE_HALF = 10;
const SLEEVE = { from: WORK_X + BOW.outer, half: 18 };
/** Zero of the sleeve; what is measured stands open of the thimble, on the same scale. */
const ZERO = SLEEVE.from + 6;
const THIMBLE = { from: ZERO + WORK_MM * UNITS_PER_MM, half: 27, length: 84, bevel: 20 };
const THIMBLE_DIVISIONS = 50;
const THIMBLE_END = THIMBLE.from + THIMBLE.length;

const { axis, bar, line, outline } = frame([0, AXIS]);
const work = frame([WORK_X, AXIS]);

/** A micrometer closed on a pin: the sleeve reads what the jaws hold. */
export const micrometer = (): Drawing => ({
  ...shown(34, 14, 530, 274),
  body:
    bow() +
    // Anvil and spindle, each up to the work.
    work.bar(-BOW.inner, -WORK_RADIUS, SPINDLE_HALF, "thick") +
    work.bar(WORK_RADIUS, BOW.inner, SPINDLE_HALF, "thick") +
    work.rings([WORK_RADIUS], "thick") +
    work.rings([WORK_RADIUS - 5], "dimension") +
    work.line(0, WORK_RADIUS + 12, 0, -WORK_RADIUS - 12, "centre") +
    sleeve() +
    thimble() +
    ratchet() +
    axis(WORK_X - BOW.outer - 12, ZERO - 12),
  notes:
    note.leader([WORK_X + 22, AXIS - 36], [WORK_X + 34, 44], `Ø${WORK_MM}.00 ±0.01`, 6) +
    note.leader([THIMBLE.from + 30, AXIS + 26], [428, 220], "0.01 mm"),
  label: "Micrometer that reads the diameter of a pin between its faces",
});

function bow(): string {
  const { outer, inner, half } = BOW;
  const arc = (r: number, from: number, to: number) => arcPoints(0, 0, r, -from, -to, 48);
  const edge: Point[] = [
    [outer, half],
    ...arc(outer, 0, TAU / 2),
    ...stepped([-outer, half], -inner),
    ...arc(inner, TAU / 2, 0),
    [inner, half],
  ];
  const grip = [...arc(outer - 9, 0.7, TAU / 2 - 0.7), ...arc(inner + 9, TAU / 2 - 0.7, 0.7)];
  return work.outline(edge, "thick") + work.cut(grip, { edge: "object" });
}

/** Millimeters above the line, halves below it. */
function sleeve(): string {
  const marks = times(WORK_MM, (mm) => {
    const [x, half] = [ZERO + mm * UNITS_PER_MM, ZERO + (mm + 0.5) * UNITS_PER_MM];
    const whole = segment(x, AXIS, x, AXIS - (mm % 5 === 0 ? 12 : 7));
    return whole + segment(half, AXIS, half, AXIS + 6);
  });
  return (
    bar(SLEEVE.from, THIMBLE.from, SLEEVE.half) +
    stroke(`M${ZERO - 4} ${AXIS}H${THIMBLE.from}${marks.join("")}`, "dimension")
  );
}

function thimble(): string {
  const { from, half, bevel, length } = THIMBLE;
  // Seen from the side, equal divisions draw together toward the edges of the round.
  const divisions = times(THIMBLE_DIVISIONS / 2 - 3, (i) => {
    const index = i - (THIMBLE_DIVISIONS / 2 - 4) / 2;
    const height = -Math.sin((index * TAU) / THIMBLE_DIVISIONS);
    const reach = index % 5 === 0 ? bevel * 0.8 : bevel * 0.5;
    const end = SLEEVE.half + ((half - SLEEVE.half) * reach) / bevel;
    return line(from, height * SLEEVE.half, from + reach, height * end, "dimension");
  });
  const knurl = rectangle(from + bevel + 18, AXIS - half, length - bevel - 24, 2 * half);
  const edge: Point[] = [
    [from, SLEEVE.half],
    ...stepped([from + bevel, half], THIMBLE_END, -half, from + bevel),
    [from, -SLEEVE.half],
  ];
  return (
    outline(edge, "ground-thick") +
    line(from + bevel, half, from + bevel, -half) +
    divisions.join("") +
    stroke(knurl) +
    hatch(knurl, 5, 45) +
    hatch(knurl, 5, -45)
  );
}

function ratchet(): string {
  const [from, to] = [THIMBLE_END + 8, THIMBLE_END + 40];
  return (
    bar(THIMBLE_END, from, 9) +
    bar(from, to, 16) +
    each([-12, -7, 0, 7, 12], (y) => line(from, y, to, y, "dimension"))
  );
}
