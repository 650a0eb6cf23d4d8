import { framed, settled, WIDTH } from "../field.ts";
import { circles } from "#app/art/cut-faces.ts";
import { centreMark, circle, line, polyline, stroke } from "#app/art/drafting.ts";
import { each, path, type Point, polar, spline, TAU, times } from "#app/art/geometry.ts";
import { steppedUp } from "#app/art/outlines.ts";

/** Rise, dwell and return as shares of a turn; cycloidal, so that nothing jerks. */
function lift(share: number, rise: number, dwell: number, fall: number): number {
  const ease = (t: number) => t - Math.sin(TAU * t) / TAU;
  if (share < rise) return ease(share / rise);
  if (share < rise + dwell) return 1;
  if (share < rise + dwell + fall) return 1 - ease((share - rise - dwell) / fall);
  return 0;
}

/** A cam, its roller, and the displacement diagram that it was laid out from. */
export const camTiming = settled((random) => {
  const base = random.range(40, 62);
  const travel = random.range(40, 66);
  const lobes = random.pick([1, 1, 2, 3]);
  const stations = random.pick([12, 16, 24]);
  const [x, y] = [random.range(96, 150), random.range(180, 226)];
  const rise = random.range(0.25, 0.38);
  const dwell = random.range(0.04, 0.2);
  const fall = random.range(0.22, 0.34);
  /** Of the pitch curve, by share of the turn. */
  const radiusAt = (share: number) => base + travel * lift((share * lobes) % 1, rise, dwell, fall);
  const turned = (share: number, radius: number) => polar(x, y, radius, share * TAU - TAU / 4);
  const roller = 13;
  const axis = y - base - roller;

  const [left, right] = [Math.max(262, x + base + travel + 14), WIDTH - 24];
  /** The diagram's curve, in so many steps. */
  const lifts = (steps: number) =>
    times(steps + 1, (i): Point => [
      left + (right - left) * (i / steps),
      axis - (radiusAt(i / steps) - base),
    ]);
  const ordinates = lifts(stations);
  const spokes = times(stations, (i) => path([[x, y], turned(i / stations, base + travel + 10)]));
  const cam = times(48, (i) => turned(i / 48, radiusAt(i / 48)));
  const drawn = [
    stroke(spokes.join(""), "hatch"),
    circle(x, y, base + travel, "centre"),
    stroke(spline(cam, true), "ground-thick"),
    circle(x, y, base, "hidden"),
    each(ordinates.slice(1, 5), ([end, level]) => line(x, level, end, level, "dimension")),
    polyline(steppedUp([x - 9, -10], axis - 10, x + 9, -10), "ground-thick"),
    circle(x, axis, roller, "ground-thick"),
    circle(x, axis, 3, "arrow"),
    circle(x, y, 15, "ground-thick"),
    centreMark(x, y, base + travel + 18),
    each(ordinates, ([px, py]) => line(px, axis + 8, px, py, "dimension")),
    line(left - 10, axis, right + 10, axis),
    line(left, axis - travel - 20, left, axis + 10),
    stroke(spline(lifts(48)), "thick"),
    circles(ordinates, 3.4, "ground-thick"),
  ].join("");
  return framed(random, drawn, 1.5);
});
