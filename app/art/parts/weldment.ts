import { lettered } from "../annotations.ts";
import { circle, type Drawing, polygon } from "../drafting.ts";
import { type Point, rowsOf } from "../geometry.ts";
import { partInSpace } from "../part-in-space.ts";
import { type Box, boxes, discs } from "../projection.ts";

const { view, note, overall } = partInSpace(
  { yawDegrees: 40, pitchDegrees: 26, scale: 1.66, x: 178, y: 224 },
  16.5,
);
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

const legPlaces = rowsOf([0, LENGTH - TUBE], [0, DEPTH - TUBE]);

function feet(): Box[] {
  const overhang = (FOOT - TUBE) / 2;
  return legPlaces.map(([x, y]) => {
    const [near, far] = [-overhang, TUBE + overhang];
    const holes = [near + 4.5, far - 4.5].map((off): Point => [x + off, y + off]);
    return {
      from: [x + near, y + near, 0],
      to: [x + far, y + far, FOOT_THICKNESS],
      holes: discs(holes, 2),
    };
  });
}

function legs(): Box[] {
  return legPlaces.map(([x, y]) => ({
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
  return (
    overall([LENGTH, DEPTH, HEIGHT], [34, 34, 34], (size) => `${size * 5}`) +
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
    lettered(10).leader([x, y], [elbowX, elbowY], [], shelf) +
    polygon(triangle, "dimension") +
    circle(elbowX, elbowY, 5, "dimension") +
    note.text(triangleX - 6, elbowY + 15, leg, { anchor: "end" })
  );
}
