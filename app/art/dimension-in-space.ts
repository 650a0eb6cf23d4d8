import { arrowhead, line, text } from "./drafting.ts";
import type { Point } from "./geometry.ts";
import type { Camera, Point3 } from "./projection.ts";

/** Draws dimensions in the plane that they measure, set off the part by a vector in space. */
export function dimensionInSpace(view: Camera, lettering: number) {
  return (from: Point3, to: Point3, offset: Point3, label: string): string => {
    const shifted = (place: Point3): Point =>
      view.project([place[0] + offset[0], place[1] + offset[1], place[2] + offset[2]]);
    const [a, b] = [shifted(from), shifted(to)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
    const between = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const gap = (label.length * lettering * 0.61 + 10) / 2 / length;
    const extension = (place: Point3, end: Point) => {
      const start = view.project(place);
      const run = Math.hypot(end[0] - start[0], end[1] - start[1]);
      const at = (distance: number): Point => [
        start[0] + ((end[0] - start[0]) * distance) / run,
        start[1] + ((end[1] - start[1]) * distance) / run,
      ];
      return line(...at(4), ...at(run + 5), "dimension");
    };
    const [x, y] = between(0.5);
    return (
      extension(from, a) +
      extension(to, b) +
      line(...a, ...between(0.5 - gap), "dimension") +
      line(...between(0.5 + gap), ...b, "dimension") +
      arrowhead(...a, angle + Math.PI) +
      arrowhead(...b, angle) +
      text(x - Math.sin(angle) * lettering * 0.34, y + Math.cos(angle) * lettering * 0.34, label, {
        size: lettering,
        rotate: (angle * 180) / Math.PI,
      })
    );
  };
}
