import { stroke } from "#app/art/drafting.ts";
import { path, type Point } from "#app/art/geometry.ts";
import { bounds, corners, stepped } from "#app/art/outlines.ts";
import { camera, solid, type Point3 } from "#app/art/projection.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { HEIGHT, MID_X, passOver, viewed } from "../field.ts";

const MARGIN = 10;

/** Outline of the block from the front, on a unit square, y down. */
const BLOCK_FRONT = stepped([0, 0], 0.26, 0.62, 0.74, 0, 1, 1, 0);

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
  passOver(random);
  const outline = BLOCK_FRONT.map(([u, v]): Point => [
    (u - 0.5) * width + 26,
    (0.5 - v) * height + 14,
  ]);
  const at = (points: readonly Point3[], close = true) => path(points.map(view.project), close);
  const plane = (...corners: Point3[]) => stroke(at(corners), "dimension");
  const [near, far] = [depth / 2 + 26, 26 - depth / 2];
  const [w, floor, top] = [84, -52, 92];
  const { left: minX, right: maxX, top: minZ, bottom: maxZ } = bounds(outline);

  const frontView = at(outline.map(([x, z]): Point3 => [x, -w, z]));
  const planView = at(corners(minX, far, maxX, near).map(([x, y]): Point3 => [x, y, floor]));
  const sideView = at(corners(far, minZ, near, maxZ).map(([y, z]): Point3 => [-w, y, z]));
  const ray = (from: Point3, to: Point3) => at([from, to], false);
  const depths = [far, near];
  const rays = [
    ...outline.map(([x, z]) => ray([x, far, z], [x, -w, z])),
    ...[minX, maxX].flatMap((x) => depths.map((y) => ray([x, y, minZ], [x, y, floor]))),
    ...[minZ, maxZ].flatMap((z) => depths.map((y) => ray([minX, y, z], [-w, y, z]))),
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
