import { dimension, leader } from "../annotations.ts";
import { cutFace, rectangle } from "../cut-faces.ts";
import { circle, line, stroke, type Drawing } from "../drafting.ts";
import { arcPoints, path, roundedRect, type Point } from "../geometry.ts";

const LETTERING = 17;
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

const at = (x: number, y: number): Point => [CENTRE[0] + x, CENTRE[1] - y];

/** The cast body is cut above and below the bore; the stem parts the upper half. */
function castBody(): string {
  const place = (end: 1 | -1, side: 1 | -1) =>
    bodyEdge(side).map(([x, y]) => at(end * x, side * y));
  const halves = [place(1, 1), place(-1, 1), [...place(1, -1), ...place(-1, -1).toReversed()]];
  const ends = ([1, -1] as const).flatMap((end) =>
    ([1, -1] as const).map((side) => flangeHole(end, side)),
  );
  return halves.map((half) => cutFace(path(half, true), { step: 9 })).join("") + ends.join("");
}

/** From the cavity over the bore's end and the flange, back to the stem or to the middle of the floor. */
function bodyEdge(side: 1 | -1): Point[] {
  const neck = 46;
  const stemHole = STEM + 9;
  const top = Math.PI / 2;
  const isUpper = side > 0;
  return [
    ...arcPoints(
      0,
      0,
      CAVITY,
      isUpper ? Math.acos(stemHole / CAVITY) : top,
      Math.asin(SEAT / CAVITY),
      14,
    ),
    [108, SEAT],
    [108, BORE],
    [FACE, BORE],
    [FACE, FLANGE - 34],
    [FACE - 4, FLANGE - 34],
    [FACE - 4, FLANGE],
    [FLANGE_BACK, FLANGE],
    [FLANGE_BACK, 82],
    [146, 76],
    ...arcPoints(0, 0, BODY, 0.62, isUpper ? Math.acos(neck / BODY) : top, 14),
    ...(isUpper
      ? ([
          [neck, 138],
          [stemHole, 138],
        ] satisfies Point[])
      : []),
  ];
}

function flangeHole(end: 1 | -1, side: 1 | -1): string {
  const [from, to] = [FACE - 4, FLANGE_BACK].map((x) => end * x) as [number, number];
  const [inner, outer] = [FLANGE - 22, FLANGE - 8].map((y) => side * y) as [number, number];
  const middle = (inner + outer) / 2;
  return (
    stroke(path([at(from, inner), at(to, inner), at(to, outer), at(from, outer)], true), "ground") +
    line(...at(from + end * 12, middle), ...at(to - end * 12, middle), "centre")
  );
}

/** Two rings of a soft material hold the ball. */
function seats(): string {
  return [1, -1]
    .flatMap((end) =>
      [1, -1].map((side) => {
        const touch = arcPoints(0, 0, BALL, Math.asin(SEAT / BALL), Math.asin(BORE / BALL), 6);
        const ring = [...touch, [108, BORE], [108, SEAT]] satisfies Point[];
        return cutFace(
          path(
            ring.map(([x, y]) => at(end * x, side * y)),
            true,
          ),
          { step: 4, angle: -45, edge: "object" },
        );
      }),
    )
    .join("");
}

function ball(): string {
  const cap = (side: 1 | -1) => {
    const from = Math.asin(BORE / BALL);
    const rim = arcPoints(0, 0, BALL, from, Math.PI - from, 30);
    return cutFace(
      path(
        rim.map(([x, y]) => at(x, side * y)),
        true,
      ),
      { step: 9, angle: 135 },
    );
  };
  const end = (x: number) => line(...at(x, BORE), ...at(x, -BORE));
  return (
    stroke(rectangle(...at(-BALL_END, BORE), 2 * BALL_END, 2 * BORE), "ground-fill") +
    cap(1) +
    cap(-1) +
    end(BALL_END) +
    end(-BALL_END) +
    line(...at(FACE, BORE), ...at(FACE, -BORE)) +
    line(...at(-FACE, BORE), ...at(-FACE, -BORE))
  );
}

/** The stem is solid and stays uncut, as the rule is; its packing and gland are cut. */
function bonnet(): string {
  const packing = (side: 1 | -1) => {
    const x = side > 0 ? STEM : -STEM - 9;
    return (
      cutFace(rectangle(...at(x, 138), 9, 34), { step: 4, angle: -45, edge: "object" }) +
      cutFace(rectangle(...at(side > 0 ? STEM : -STEM - 22, 158), 22, 20), { step: 6, angle: 135 })
    );
  };
  const [left, top] = at(-STEM, STEM_TOP);
  return (
    packing(1) +
    packing(-1) +
    stroke(rectangle(left, top, 2 * STEM, STEM_TOP - 70), "ground-thick") +
    line(...at(-STEM, 92), ...at(STEM, 92)) +
    stroke(
      path([at(-STEM + 5, 158), at(-STEM + 5, STEM_TOP)]) +
        path([at(STEM - 5, 158), at(STEM - 5, STEM_TOP)]),
      "dimension",
    )
  );
}

function handle(): string {
  const [x, y] = at(-34, 208);
  const [nutX, nutY] = at(-18, 222);
  const lever = path(
    [
      [x, y],
      [x + 74, y],
      [x + 108, y - 26],
      [x + 286, y - 26],
      [x + 286, y - 12],
      [x + 114, y - 12],
      [x + 80, y + 14],
      [x, y + 14],
    ],
    true,
  );
  return (
    stroke(lever, "ground-thick") +
    stroke(path(roundedRect(x + 150, y - 32, 140, 26, 10), true), "ground-thick") +
    stroke(rectangle(nutX, nutY, 36, 14), "ground") +
    stroke(`M${nutX + 9} ${nutY}v14M${nutX + 27} ${nutY}v14`)
  );
}

function axes(): string {
  return (
    line(...at(-FACE - 16, 0), ...at(FACE + 16, 0), "centre") +
    line(...at(0, STEM_TOP + 18), ...at(0, -BODY - 12), "centre") +
    circle(...CENTRE, 2, "arrow")
  );
}

function dimensions(): string {
  const y = -FLANGE;
  return (
    dimension(...at(-FACE, -FLANGE + 34), ...at(FACE, -FLANGE + 34), `${mm(2 * FACE)}`, {
      offset: 66,
      size: LETTERING,
    }) +
    dimension(...at(FACE, BORE), ...at(FACE, -BORE), `DN ${mm(2 * BORE)}`, {
      offset: -46,
      size: LETTERING,
    }) +
    leader(...at(-60, 60), CENTRE[0] - 118, CENTRE[1] + y - 76, "PTFE", {
      shelf: 0,
      size: LETTERING,
    })
  );
}
