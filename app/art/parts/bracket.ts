import { leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import { line, type Drawing } from "../drafting.ts";
import { arcPoints, ringPoints, roundedRect, TAU, type Point } from "../geometry.ts";
import { camera, solid, type Point3 } from "../projection.ts";

const LETTERING = 13.5;

const view = camera({ yawDegrees: 38, pitchDegrees: 30, scale: 1.94, x: 136, y: 196 });
const BORE = { u: 70, v: 66, r: 25 };
const BOLT_CIRCLE_RADIUS = 37;
const MOUNTING_HOLES: readonly Point[] = [
  [14, 78],
  [126, 78],
  [126, 30],
  [14, 30],
];

/** P/N 40718-03: a motor mount, machined from plate. */
export function bracket(): Drawing {
  return {
    x: -8,
    width: 412,
    height: 384,
    body: basePlate() + upright() + ribs() + boreAxes(),
    notes: dimensions(),
    label: "Isometric drawing of a machined motor mount bracket with its dimensions",
  };
}

function basePlate(): string {
  return solid(view, "xy", 12, 12, roundedRect(0, 0, 140, 92, 11, 8), {
    holes: [
      ...MOUNTING_HOLES.map(([u, v]) => ({ u, v, r: 5 })),
      { points: roundedRect(46, 52, 48, 24, 8) },
    ],
    marks: MOUNTING_HOLES.map(([u, v]) => ({ u, v, r: 8.5 })),
  });
}

function upright(): string {
  const outline: Point[] = [[22, 12], [118, 12], ...arcPoints(BORE.u, BORE.v, 48, 0, Math.PI, 40)];
  const boltHoles = ringPoints(BORE.u, BORE.v, BOLT_CIRCLE_RADIUS, 6, TAU / 12);
  return solid(view, "xz", 14, 14, outline, {
    holes: [BORE, ...boltHoles.map(([u, v]) => ({ u, v, r: 3.4 }))],
    marks: [
      { ...BORE, r: 29 },
      { ...BORE, r: BOLT_CIRCLE_RADIUS, line: "centre" },
    ],
  });
}

function ribs(): string {
  const outline: Point[] = [
    [14, 12],
    [62, 12],
    [58, 17],
    [20, 50],
    [14, 54],
  ];
  return [32, 118].map((x) => solid(view, "yz", x, 9, outline, { smoothDegrees: 10 })).join("");
}

function boreAxes(): string {
  const axis = (from: Point3, to: Point3) =>
    line(...view.project(from), ...view.project(to), "centre");
  return (
    axis([70, 14, 66], [70, 92, 66]) +
    axis([28, 14, 66], [112, 14, 66]) +
    axis([70, 14, 22], [70, 14, 124])
  );
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  const boreEdge = view.project([70 + 25 * Math.cos(2.1), 14, 66 + 25 * Math.sin(2.1)]);
  const holeEdge = view.project([10.5, 74.5, 12]);
  return (
    measure([0, 92, 0], [140, 92, 0], [0, 24, 0], "140.00 ±0.10") +
    measure([140, 92, 0], [140, 0, 0], [22, 0, 0], "92.00") +
    measure([118, 14, 12], [118, 14, 114], [42, 0, 0], "102.0") +
    leader(...boreEdge, boreEdge[0] - 58, boreEdge[1] - 70, "Ø50 H7", {
      shelf: 10,
      size: LETTERING,
    }) +
    leader(...holeEdge, holeEdge[0] + 2, holeEdge[1] - 92, ["4X Ø10.0", "THRU"], {
      shelf: 0,
      size: LETTERING,
    })
  );
}
