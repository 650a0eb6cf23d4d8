import { lettered } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { circle, type Drawing, hatch, line, polygon, rect, stroke } from "../drafting.ts";
import { arcPoints, each, type Point, rectangle, segment, TAU, times } from "../geometry.ts";

const note = lettered(17.5);
const AXIS = 142;
const WORK_MM = 25;
const UNITS_PER_MM = 3.4;
const WORK_RADIUS = (WORK_MM * UNITS_PER_MM) / 2;
const WORK_X = 186;
const FRAME = { outer: 132, inner: 94, half: 22 };
const SPINDLE_HALF = 10;
const SLEEVE_HALF = 18;
/** Zero of the sleeve; what is measured stands open of the thimble, on the same scale. */
const ZERO = WORK_X + FRAME.outer + 6;
const THIMBLE = { from: ZERO + WORK_MM * UNITS_PER_MM, half: 27, length: 84, bevel: 20 };
const THIMBLE_DIVISIONS = 50;
const THIMBLE_END = THIMBLE.from + THIMBLE.length;

/** A micrometer closed on a pin: the sleeve reads what the jaws hold. */
export function micrometer(): Drawing {
  return {
    x: 34,
    y: 14,
    width: 530,
    height: 274,
    body: frame() + jaws() + work() + sleeve() + thimble() + ratchet() + axis(),
    notes:
      note.leader([WORK_X + 22, AXIS - 36], [WORK_X + 34, 44], `Ø${WORK_MM}.00 ±0.01`, 6) +
      note.leader([THIMBLE.from + 30, AXIS + 26], [428, 220], "0.01 mm"),
    label: "Micrometer that reads the diameter of a pin between its faces",
  };
}

function frame(): string {
  const { outer, inner, half } = FRAME;
  const bow = (r: number, from: number, to: number) => arcPoints(WORK_X, AXIS, r, from, to, 48);
  const outline: Point[] = [
    [WORK_X + outer, AXIS - half],
    ...bow(outer, 0, TAU / 2),
    [WORK_X - outer, AXIS - half],
    [WORK_X - inner, AXIS - half],
    ...bow(inner, TAU / 2, 0),
    [WORK_X + inner, AXIS - half],
  ];
  const grip = [...bow(outer - 9, 0.7, TAU / 2 - 0.7), ...bow(inner + 9, TAU / 2 - 0.7, 0.7)];
  return polygon(outline, "thick") + cutFace(grip, { edge: "object" });
}

/** Anvil and spindle, each up to the work. */
function jaws(): string {
  const rod = (from: number, to: number) =>
    rect(from, AXIS - SPINDLE_HALF, to - from, 2 * SPINDLE_HALF, "thick");
  return (
    rod(WORK_X - FRAME.inner, WORK_X - WORK_RADIUS) +
    rod(WORK_X + WORK_RADIUS, WORK_X + FRAME.inner)
  );
}

function work(): string {
  return (
    circle(WORK_X, AXIS, WORK_RADIUS, "thick") +
    circle(WORK_X, AXIS, WORK_RADIUS - 5, "dimension") +
    line(WORK_X, AXIS - WORK_RADIUS - 12, WORK_X, AXIS + WORK_RADIUS + 12, "centre")
  );
}

/** Millimeters above the line, halves below it. */
function sleeve(): string {
  let marks = `M${ZERO - 4} ${AXIS}H${THIMBLE.from}`;
  for (let mm = 0; mm < WORK_MM; mm++) {
    const x = ZERO + mm * UNITS_PER_MM;
    marks += segment(x, AXIS, x, AXIS - (mm % 5 === 0 ? 12 : 7));
    marks += segment(x + UNITS_PER_MM / 2, AXIS, x + UNITS_PER_MM / 2, AXIS + 6);
  }
  const from = WORK_X + FRAME.outer;
  return (
    rect(from, AXIS - SLEEVE_HALF, THIMBLE.from - from, 2 * SLEEVE_HALF, "ground-thick") +
    stroke(marks, "dimension")
  );
}

function thimble(): string {
  const { from, half, bevel } = THIMBLE;
  const outline: Point[] = [
    [from, AXIS - SLEEVE_HALF],
    [from + bevel, AXIS - half],
    [THIMBLE_END, AXIS - half],
    [THIMBLE_END, AXIS + half],
    [from + bevel, AXIS + half],
    [from, AXIS + SLEEVE_HALF],
  ];
  // Seen from the side, equal divisions draw together toward the edges of the round.
  const divisions = times(THIMBLE_DIVISIONS / 2 - 3, (i) => {
    const index = i - (THIMBLE_DIVISIONS / 2 - 4) / 2;
    const height = Math.sin((index * TAU) / THIMBLE_DIVISIONS);
    const reach = index % 5 === 0 ? bevel * 0.8 : bevel * 0.5;
    return segment(
      from,
      AXIS + height * SLEEVE_HALF,
      from + reach,
      AXIS + height * (SLEEVE_HALF + ((half - SLEEVE_HALF) * reach) / bevel),
    );
  });
  const knurl = rectangle(from + bevel + 18, AXIS - half, THIMBLE.length - bevel - 24, 2 * half);
  return (
    polygon(outline, "ground-thick") +
    line(from + bevel, AXIS - half, from + bevel, AXIS + half) +
    stroke(divisions.join(""), "dimension") +
    stroke(knurl) +
    hatch(knurl, 5, 45) +
    hatch(knurl, 5, -45)
  );
}

function ratchet(): string {
  const [from, length, half] = [THIMBLE_END + 8, 32, 16];
  const ribs = each([-12, -7, 0, 7, 12], (y) => `M${from} ${AXIS + y}h${length}`);
  return (
    rect(THIMBLE_END, AXIS - 9, 8, 18, "ground-thick") +
    rect(from, AXIS - half, length, 2 * half, "ground-thick") +
    stroke(ribs, "dimension")
  );
}

function axis(): string {
  return line(WORK_X - FRAME.outer - 12, AXIS, ZERO - 12, AXIS, "centre");
}
