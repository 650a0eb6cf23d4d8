import { lettered } from "../annotations.ts";
import { circle, type Drawing, polygon, shown } from "../drafting.ts";
import { type Point } from "../geometry.ts";
import { rowsOf } from "../outlines.ts";
import { partInSpace } from "../part-in-space.ts";
import { type Box, boxes, discs, type Point3 } from "../projection.ts";

const { view, note, overall } = partInSpace(
  { yawDegrees: 40, pitchDegrees: 26, scale: 1.66, x: 178, y: 224 },
  16.5,
);
const LENGTH = 150;
const DEPTH = 92;
const HEIGHT = 112;
const TUBE = 12;
const RAIL_Z = 26;
const FOOT = { overhang: 7, thickness: 4 };
/** Where the far legs stand, from their left and back edge. */
const [RIGHT, FRONT] = [LENGTH - TUBE, DEPTH - TUBE];
const LEGS = rowsOf([0, RIGHT], [0, FRONT]);

export const weldment = (): Drawing => ({
  ...shown(26, -4, 448, 400),
  body: boxes(view, [
    ...LEGS.map(foot),
    ...LEGS.map(([x, y]) => block([x, y, FOOT.thickness], [x + TUBE, y + TUBE, HEIGHT])),
    ...rails(HEIGHT - TUBE),
    ...rails(RAIL_Z),
    // A plate laid into the lower rails.
    block([TUBE, TUBE, RAIL_Z + TUBE - 4], [RIGHT, FRONT, RAIL_Z + TUBE]),
  ]),
  notes:
    overall([LENGTH, DEPTH, HEIGHT], [34, 34, 34], (size) => `${size * 5}`) +
    weldSymbol([RIGHT, DEPTH, HEIGHT - TUBE / 2], [30, -136]) +
    weldSymbol([TUBE, DEPTH, HEIGHT - TUBE / 2], [26, -104]),
  label: "Isometric drawing of a welded machine frame with weld symbols",
});

const block = (from: Point3, to: Point3): Box => ({ from, to });

function foot([x, y]: Point): Box {
  const [near, far] = [-FOOT.overhang, TUBE + FOOT.overhang];
  const holes = [near + 4.5, far - 4.5].map((off): Point => [x + off, y + off]);
  return {
    from: [x + near, y + near, 0],
    to: [x + far, y + far, FOOT.thickness],
    holes: discs(holes, 2),
  };
}

/** Between the legs, at one height. */
const rails = (z: number): Box[] => [
  ...[0, FRONT].map((y) => block([TUBE, y, z], [RIGHT, y + TUBE, z + TUBE])),
  ...[0, RIGHT].map((x) => block([x, TUBE, z], [x + TUBE, FRONT, z + TUBE])),
];

/** A fillet of 5 all round: arrow, reference line, circle at the elbow, triangle with its leg length. */
function weldSymbol(place: Point3, [dx, dy]: Point): string {
  const [x, y] = view.project(place);
  const [elbowX, elbowY] = [x + dx, y + dy];
  const triangle: Point[] = [
    [elbowX + 34, elbowY],
    [elbowX + 34, elbowY + 13],
    [elbowX + 47, elbowY],
  ];
  return (
    lettered(10).leader([x, y], [elbowX, elbowY], [], 62) +
    polygon(triangle, "dimension") +
    circle(elbowX, elbowY, 5, "dimension") +
    note.text(elbowX + 28, elbowY + 15, "5", { anchor: "end" })
  );
}
