import { lettered } from "./annotations.ts";
import { arrowhead, line, text } from "./drafting.ts";
import { between, type Point } from "./geometry.ts";
import {
  camera,
  type Camera,
  type CameraOptions,
  type Point3,
  type Profile,
  solid,
  type SolidOptions,
} from "./projection.ts";

/** A part as a camera sees it, and what is lettered on it in one size. The part's own corner is the origin. */
export function partInSpace(seen: CameraOptions, lettering: number) {
  const view = camera(seen);
  const note = lettered(lettering);
  const measure = dimensionInSpace(view, lettering);
  const beside = (place: Point3, [dx, dy]: Point): [Point, Point] => {
    const [x, y] = view.project(place);
    return [
      [x, y],
      [x + dx, y + dy],
    ];
  };
  return {
    view,
    note,
    measure,

    /** Lies flat, its top at a height. */
    plate: (top: number, thickness: number, profile: Profile, options?: SolidOptions) =>
      solid(view, "xy", top, thickness, profile, options),

    axis: (from: Point3, to: Point3) => line(...view.project(from), ...view.project(to), "centre"),

    /** Length, depth and height of the block that the part fills, each dimension so far off it. */
    overall(
      [length, depth, height]: readonly [number, number, number?],
      [offLength, offDepth, offHeight = 0]: readonly [number, number, number?],
      label = (size: number) => size.toFixed(1),
    ): string {
      const floor =
        measure([0, depth, 0], [length, depth, 0], [0, offLength, 0], label(length)) +
        measure([length, depth, 0], [length, 0, 0], [offDepth, 0, 0], label(depth));
      if (height === undefined) return floor;
      return floor + measure([length, 0, 0], [length, 0, height], [offHeight, 0, 0], label(height));
    },

    /** A leader whose elbow stands off the place. */
    leader(place: Point3, off: Point, labels: string | readonly string[], shelf: number): string {
      const [at, elbow] = beside(place, off);
      return note.leader(at, elbow, labels, shelf);
    },

    balloon(place: Point3, off: Point, item: number): string {
      const [at, middle] = beside(place, off);
      return note.balloon(middle, item, at, 17);
    },
  };
}

/** Draws dimensions in the plane that they measure, set off the part by a vector in space. */
const dimensionInSpace =
  (view: Camera, lettering: number) =>
  (from: Point3, to: Point3, offset: Point3, label: string): string => {
    const shifted = (place: Point3): Point =>
      view.project([place[0] + offset[0], place[1] + offset[1], place[2] + offset[2]]);
    const [a, b] = [shifted(from), shifted(to)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const gap = (label.length * lettering * 0.61 + 10) / 2 / length;
    const extension = (place: Point3, end: Point) => {
      const start = view.project(place);
      const run = Math.hypot(end[0] - start[0], end[1] - start[1]);
      const at = (distance: number) => between(start, end, distance / run);
      return line(...at(4), ...at(run + 5), "dimension");
    };
    const [x, y] = between(a, b, 0.5);
    return (
      extension(from, a) +
      extension(to, b) +
      line(...a, ...between(a, b, 0.5 - gap), "dimension") +
      line(...between(a, b, 0.5 + gap), ...b, "dimension") +
      arrowhead(...a, angle + Math.PI) +
      arrowhead(...b, angle) +
      text(x - Math.sin(angle) * lettering * 0.34, y + Math.cos(angle) * lettering * 0.34, label, {
        size: lettering,
        rotate: (angle * 180) / Math.PI,
      })
    );
  };
