import { stroke } from "#app/art/drafting.ts";
import { path, type Point } from "#app/art/geometry.ts";
import { camera, solid, type Point3 } from "#app/art/projection.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, MID_X, viewed } from "../field.ts";

const MARGIN = 10;

/** Outlines of the block from the front, on a unit square, y down. */
export const BLOCK_FRONTS: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [0.45, 0],
    [0.45, 0.5],
    [1, 0.5],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0.6],
    [0.3, 0.6],
    [0.55, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0],
    [0.26, 0],
    [0.26, 0.62],
    [0.74, 0.62],
    [0.74, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  [
    [0, 0.58],
    [0.3, 0.58],
    [0.3, 0],
    [0.7, 0],
    [0.7, 0.58],
    [1, 0.58],
    [1, 1],
    [0, 1],
  ],
];

/** The block in the corner of three planes, its views thrown on to them. */
export function glassBox(random: SeededRandom): string {
  const view = camera({
    yawDegrees: random.range(40, 50),
    pitchDegrees: random.range(28, 36),
    scale: random.range(1.22, 1.42),
    x: MID_X + random.range(-40, 40),
    y: 182,
  });
  const [width, depth, height] = [random.range(72, 92), random.range(46, 60), random.range(54, 66)];
  const wall = 84;
  const outline = random
    .pick(BLOCK_FRONTS)
    .map(([u, v]): Point => [(u - 0.5) * width + 26, (0.5 - v) * height + 14]);
  const at = (points: readonly Point3[], close = true) =>
    path(
      points.map((point) => view.project(point)),
      close,
    );
  const plane = (a: Point3, b: Point3, c: Point3, d: Point3) =>
    stroke(at([a, b, c, d]), "dimension");
  const [near, far] = [depth / 2 + 26, 26 - depth / 2];
  const [w, floor, top] = [wall, -52, 92];
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const [minX, maxX, minZ, maxZ] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...zs),
    Math.max(...zs),
  ];

  const frontView = at(outline.map(([x, z]): Point3 => [x, -w, z]));
  const planView = at([
    [minX, far, floor],
    [maxX, far, floor],
    [maxX, near, floor],
    [minX, near, floor],
  ]);
  const sideView = at([
    [-w, far, minZ],
    [-w, near, minZ],
    [-w, near, maxZ],
    [-w, far, maxZ],
  ]);
  const rays = [
    ...outline.map(([x, z]) =>
      at(
        [
          [x, far, z],
          [x, -w, z],
        ],
        false,
      ),
    ),
    ...[minX, maxX].flatMap((x) =>
      [far, near].map((y) =>
        at(
          [
            [x, y, minZ],
            [x, y, floor],
          ],
          false,
        ),
      ),
    ),
    ...[minZ, maxZ].flatMap((z) =>
      [far, near].map((y) =>
        at(
          [
            [minX, y, z],
            [-w, y, z],
          ],
          false,
        ),
      ),
    ),
  ];
  const drawn = [
    plane([-w, -w, floor], [w, -w, floor], [w, -w, top], [-w, -w, top]),
    plane([-w, -w, floor], [-w, w, floor], [-w, w, top], [-w, -w, top]),
    plane([-w, -w, floor], [w, -w, floor], [w, w, floor], [-w, w, floor]),
    stroke(frontView + planView + sideView),
    stroke(rays.join(""), "hatch"),
    solid(view, "xz", near, depth, outline, { line: "ground-thick" }),
  ].join("");
  // All of the box is on the sheet, with a margin: its far corner is the highest point, the near one the lowest.
  const [, highest] = view.project([-w, -w, top]);
  const [, lowest] = view.project([w, w, floor]);
  const scale = Math.min(1, (HEIGHT - 2 * MARGIN) / (lowest - highest));
  return viewed(drawn, [MID_X, (highest + lowest) / 2], { scale });
}
