import { lettered } from "../annotations.ts";
import { circle, type Drawing, polygon, shown } from "../drafting.ts";
import { ends, frame, halves, mirrored, quarters } from "../frames.ts";
import { type Point } from "../geometry.ts";
import { arcPoints, corners, roundedRect, stepped, steppedUp } from "../outlines.ts";

const note = lettered(17);
const mm = (units: number) => Math.round(units / 2);

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
const LEVER: readonly Point[] = [
  ...stepped([-34, 208], 40),
  ...stepped([74, 234], 252, 220, 80),
  ...stepped([46, 194], -34),
];

/** How packing and seats are hatched. */
const SOFT = { step: 4, angle: -45, edge: "object" } as const;
/** Across the bore, where the ball's flat ends are. */
const BALL_END = Math.sqrt(BALL ** 2 - BORE ** 2);

const { at, across, axis, box, line, outline } = frame(CENTRE);

export const ballValve = (): Drawing => ({
  ...shown(6, 18, 524, 436),
  body:
    castBody() +
    seats() +
    ball() +
    bonnet() +
    handle() +
    axis(-FACE - 16, FACE + 16) +
    line(0, STEM_TOP + 18, 0, -BODY - 12, "centre") +
    circle(...CENTRE, 2, "arrow"),
  notes:
    note.dimension(at(-FACE, 34 - FLANGE), at(FACE, 34 - FLANGE), `${mm(2 * FACE)}`, 66) +
    note.dimension(at(FACE, BORE), at(FACE, -BORE), `DN ${mm(2 * BORE)}`, -46) +
    note.leader(at(-60, 60), at(-118, FLANGE + 76), "PTFE", 0),
  label: "Section through a flanged ball valve in its open position",
});

/** The cast body is cut above and below the bore; the stem parts the upper half. */
const castBody = () =>
  ends(CENTRE, (end) => end.cut(bodyEdge("top"), { step: 9 })) +
  frame(CENTRE, 1, -1).cut(mirrored(bodyEdge("floor")), { step: 9 }) +
  quarters(
    CENTRE,
    (quarter) =>
      quarter.box(FACE - 4, FLANGE - 22, FLANGE_BACK, FLANGE - 8, "ground") +
      quarter.line(FACE + 8, FLANGE - 15, FLANGE_BACK - 12, FLANGE - 15, "centre"),
  );

/** From the cavity over the bore's end and the flange, back to the stem or to the middle of the floor. */
function bodyEdge(end: "top" | "floor"): Point[] {
  const neck = 46;
  const stemHole = STEM + 9;
  const until = (x: number, r: number) => (end === "top" ? Math.acos(x / r) : Math.PI / 2);
  const edge: Point[] = [
    ...arcPoints(0, 0, CAVITY, until(stemHole, CAVITY), Math.asin(SEAT / CAVITY), 14),
    ...steppedUp([108, SEAT], BORE, FACE, FLANGE - 34, FACE - 4, FLANGE, FLANGE_BACK, 82),
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
    box(-BALL_END, -BORE, BALL_END, BORE, "ground-fill") +
    halves(CENTRE, (half) => half.cut(cap, { step: 9, angle: 135 })) +
    across([BALL_END, -BALL_END, FACE, -FACE], BORE)
  );
}

/** The stem is solid and stays uncut, as the rule is; its packing and gland are cut. */
const bonnet = () =>
  ends(
    CENTRE,
    ({ cut }) =>
      cut(corners(STEM, 104, STEM + 9, 138), SOFT) +
      cut(corners(STEM, 138, STEM + 22, 158), { step: 6, angle: 135 }),
  ) +
  box(-STEM, 70, STEM, STEM_TOP, "ground-thick") +
  line(-STEM, 92, STEM, 92) +
  across([STEM - 5, 5 - STEM], 158, STEM_TOP, "dimension");

const handle = () =>
  outline(LEVER, "ground-thick") +
  polygon(roundedRect(...at(116, 240), 140, 26, 10), "ground-thick") +
  box(-18, 208, 18, 222, "ground") +
  across([9, -9], 208, 222);
