import { lettered } from "../annotations.ts";
import { circle, type Drawing, polygon } from "../drafting.ts";
import { type Frame, frame, halves, mirrored, quarters } from "../frames.ts";
import { arcPoints, corners, each, type Point, roundedRect } from "../geometry.ts";

const note = lettered(17);
const MM_PER_UNIT = 0.5;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

const CENTRE: Point = [236, 276];
const BORE = 50;
const BALL = 84;
const CAVITY = 92;
const BODY = 122;
const SEAT = 64;
const FLANGE = 128;
const FLANGE_BACK = 176;
const FACE = 204;
const STEM = 13;
const STEM_TOP = 226;

/** How packing and seats are hatched. */
const SOFT = { step: 4, angle: -45, edge: "object" } as const;
/** Across the bore, where the ball's flat ends are. */
const BALL_END = Math.sqrt(BALL ** 2 - BORE ** 2);

/** A flanged ball valve, open, cut along the pipe. */
export function ballValve(): Drawing {
  return {
    x: 6,
    y: 18,
    width: 524,
    height: 436,
    body: castBody() + seats() + ball() + bonnet() + handle() + axes(),
    notes: dimensions(),
    label: "Section through a flanged ball valve in its open position",
  };
}

const { at, line, outline } = frame(CENTRE);
const sides = (draw: (side: Frame) => string) => draw(frame(CENTRE)) + draw(frame(CENTRE, -1));

/** The cast body is cut above and below the bore; the stem parts the upper half. */
function castBody(): string {
  const [from, to, middle] = [FACE - 4, FLANGE_BACK, FLANGE - 15];
  return (
    sides((side) => side.cut(bodyEdge("top"), { step: 9 })) +
    frame(CENTRE, 1, -1).cut(mirrored(bodyEdge("floor")), { step: 9 }) +
    quarters(
      CENTRE,
      (quarter) =>
        quarter.outline(corners(from, FLANGE - 22, to, FLANGE - 8), "ground") +
        quarter.line(from + 12, middle, to - 12, middle, "centre"),
    )
  );
}

/** From the cavity over the bore's end and the flange, back to the stem or to the middle of the floor. */
function bodyEdge(end: "top" | "floor"): Point[] {
  const neck = 46;
  const stemHole = STEM + 9;
  const until = (x: number, r: number) => (end === "top" ? Math.acos(x / r) : Math.PI / 2);
  const edge: Point[] = [
    ...arcPoints(0, 0, CAVITY, until(stemHole, CAVITY), Math.asin(SEAT / CAVITY), 14),
    [108, SEAT],
    [108, BORE],
    [FACE, BORE],
    [FACE, FLANGE - 34],
    [FACE - 4, FLANGE - 34],
    [FACE - 4, FLANGE],
    [FLANGE_BACK, FLANGE],
    [FLANGE_BACK, 82],
    [146, 76],
    ...arcPoints(0, 0, BODY, 0.62, until(neck, BODY), 14),
  ];
  return end === "top" ? [...edge, [neck, 138], [stemHole, 138]] : edge;
}

/** Two rings of a soft material hold the ball. */
function seats(): string {
  const touch = arcPoints(0, 0, BALL, Math.asin(SEAT / BALL), Math.asin(BORE / BALL), 6);
  return quarters(CENTRE, ({ cut }) => cut([...touch, [108, BORE], [108, SEAT]], SOFT));
}

function ball(): string {
  const from = Math.asin(BORE / BALL);
  const cap = arcPoints(0, 0, BALL, from, Math.PI - from, 30);
  return (
    outline(corners(-BALL_END, -BORE, BALL_END, BORE), "ground-fill") +
    halves(CENTRE, (half) => half.cut(cap, { step: 9, angle: 135 })) +
    each([BALL_END, -BALL_END, FACE, -FACE], (u) => line(u, BORE, u, -BORE))
  );
}

/** The stem is solid and stays uncut, as the rule is; its packing and gland are cut. */
function bonnet(): string {
  return (
    sides(
      ({ cut }) =>
        cut(corners(STEM, 104, STEM + 9, 138), SOFT) +
        cut(corners(STEM, 138, STEM + 22, 158), { step: 6, angle: 135 }),
    ) +
    outline(corners(-STEM, 70, STEM, STEM_TOP), "ground-thick") +
    line(-STEM, 92, STEM, 92) +
    sides((side) => side.line(STEM - 5, 158, STEM - 5, STEM_TOP, "dimension"))
  );
}

function handle(): string {
  const lever: Point[] = [
    [-34, 208],
    [40, 208],
    [74, 234],
    [252, 234],
    [252, 220],
    [80, 220],
    [46, 194],
    [-34, 194],
  ];
  const [gripX, gripY] = at(116, 240);
  return (
    outline(lever, "ground-thick") +
    polygon(roundedRect(gripX, gripY, 140, 26, 10), "ground-thick") +
    outline(corners(-18, 208, 18, 222), "ground") +
    sides((side) => side.line(9, 208, 9, 222))
  );
}

function axes(): string {
  return (
    line(-FACE - 16, 0, FACE + 16, 0, "centre") +
    line(0, STEM_TOP + 18, 0, -BODY - 12, "centre") +
    circle(...CENTRE, 2, "arrow")
  );
}

function dimensions(): string {
  const foot = 34 - FLANGE;
  return (
    note.dimension(at(-FACE, foot), at(FACE, foot), `${mm(2 * FACE)}`, 66) +
    note.dimension(at(FACE, BORE), at(FACE, -BORE), `DN ${mm(2 * BORE)}`, -46) +
    note.leader(at(-60, 60), at(-118, FLANGE + 76), "PTFE", 0)
  );
}
