import { leader } from "../annotations.ts";
import { dimensionInSpace } from "../dimension-in-space.ts";
import { circle, stroke, text, type Drawing } from "../drafting.ts";
import { path, type Point } from "../geometry.ts";
import { boxes, camera, type Box } from "../projection.ts";

const LETTERING = 16.5;

const view = camera({ yawDegrees: 40, pitchDegrees: 26, scale: 1.66, x: 178, y: 224 });
const LENGTH = 150;
const DEPTH = 92;
const HEIGHT = 112;
const TUBE = 12;
const RAIL_Z = 26;
const FOOT = 26;
const FOOT_THICKNESS = 4;

/** A machine frame, welded of square tube, on four feet. */
export function weldment(): Drawing {
  return {
    x: 26,
    y: -4,
    width: 448,
    height: 400,
    body: boxes(view, [...feet(), ...legs(), ...rails(HEIGHT - TUBE), ...rails(RAIL_Z), shelf()]),
    notes: dimensions(),
    label: "Isometric drawing of a welded machine frame with weld symbols",
  };
}

const corners: readonly Point[] = [
  [0, 0],
  [LENGTH - TUBE, 0],
  [0, DEPTH - TUBE],
  [LENGTH - TUBE, DEPTH - TUBE],
];

function feet(): Box[] {
  const overhang = (FOOT - TUBE) / 2;
  return corners.map(([x, y]) => ({
    from: [x - overhang, y - overhang, 0],
    to: [x + TUBE + overhang, y + TUBE + overhang, FOOT_THICKNESS],
    holes: [
      [x - overhang + 4.5, y - overhang + 4.5],
      [x + TUBE + overhang - 4.5, y + TUBE + overhang - 4.5],
    ].map(([u = 0, v = 0]) => ({ u, v, r: 2 })),
  }));
}

function legs(): Box[] {
  return corners.map(([x, y]) => ({
    from: [x, y, FOOT_THICKNESS],
    to: [x + TUBE, y + TUBE, HEIGHT],
  }));
}

/** Between the legs, at one height. */
function rails(z: number): Box[] {
  const along = [0, DEPTH - TUBE].map((y): Box => ({
    from: [TUBE, y, z],
    to: [LENGTH - TUBE, y + TUBE, z + TUBE],
  }));
  const across = [0, LENGTH - TUBE].map((x): Box => ({
    from: [x, TUBE, z],
    to: [x + TUBE, DEPTH - TUBE, z + TUBE],
  }));
  return [...along, ...across];
}

/** A plate laid into the lower rails. */
function shelf(): Box {
  return {
    from: [TUBE, TUBE, RAIL_Z + TUBE - 4],
    to: [LENGTH - TUBE, DEPTH - TUBE, RAIL_Z + TUBE],
  };
}

function dimensions(): string {
  const measure = dimensionInSpace(view, LETTERING);
  return (
    measure([0, DEPTH, 0], [LENGTH, DEPTH, 0], [0, 34, 0], `${LENGTH * 5}`) +
    measure([LENGTH, DEPTH, 0], [LENGTH, 0, 0], [34, 0, 0], `${DEPTH * 5}`) +
    measure([LENGTH, 0, 0], [LENGTH, 0, HEIGHT], [34, 0, 0], `${HEIGHT * 5}`) +
    weldSymbol(view.project([LENGTH - TUBE, DEPTH, HEIGHT - TUBE / 2]), [30, -136], "5") +
    weldSymbol(view.project([TUBE, DEPTH, HEIGHT - TUBE / 2]), [26, -104], "5")
  );
}

/** A fillet all round: arrow, reference line, circle at the elbow, triangle with its leg length. */
function weldSymbol([x, y]: Point, [dx, dy]: Point, leg: string): string {
  const [elbowX, elbowY] = [x + dx, y + dy];
  const shelf = 62;
  const side = dx > 0 ? 1 : -1;
  const triangleX = elbowX + side * (side > 0 ? 34 : 46);
  const triangle: Point[] = [
    [triangleX, elbowY],
    [triangleX, elbowY + 13],
    [triangleX + 13, elbowY],
  ];
  return (
    leader(x, y, elbowX, elbowY, [], { shelf }) +
    stroke(path(triangle, true), "dimension") +
    circle(elbowX, elbowY, 5, "dimension") +
    text(triangleX - 6, elbowY + 15, leg, { size: LETTERING, anchor: "end" })
  );
}
