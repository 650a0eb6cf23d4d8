import { MID_Y, settled, WIDTH } from "../field.ts";
import { circles } from "#app/art/cut-faces.ts";
import { circle, line, polygon, polyline, stroke } from "#app/art/drafting.ts";
import { each, joinedOutline, type Point, polar, spline, TAU, times } from "#app/art/geometry.ts";

/** A cone cut aslant: its skin rolled out flat beside the elevation that it comes from. */
export const sheetUnfolding = settled((random) => {
  const generators = random.pick([8, 12, 16]);
  const base = random.range(48, 58);
  const height = random.range(170, 196);
  const cutAt = random.range(0.36, 0.55);
  const tilt = random.range(0.1, 0.5);
  // Where each generator meets the cutting plane, as a share of its length from the apex.
  const shares = times(generators + 1, (i) => {
    const cos = Math.cos((i * TAU) / generators);
    return cutAt / (1 - tilt * cutAt * cos * 1.4);
  });
  const slant = Math.hypot(base, height);
  const spread = (base / slant) * TAU;
  // Skin and cone stand side by side with the same air at both edges and at the foot.
  const foot = MID_Y + height / 2;
  const middle = random.range(1.1, 1.3);
  const rightmost = slant * Math.max(0, Math.cos(middle - spread / 2));
  const pole: Point = [WIDTH - 46 - rightmost, foot - slant];
  const onGenerator = (share: number, i: number) =>
    polar(...pole, slant * share, middle + spread * (i / generators - 0.5));
  const [rim, edge] = [shares.map(onGenerator), shares.map((_, i) => onGenerator(1, i))];
  return [
    each(edge, (end) => line(...pole, ...end, "dimension")),
    stroke(joinedOutline([spline(rim), spline(edge.toReversed())]), "ground-thick"),
    each(rim, (end, i) => line(...end, ...edge[i]!)),
    circles(rim, 3.2, "ground-thick"),
    circle(...pole, 4, "ground-thick"),
    coneElevation([46 + base, foot], base, height, shares),
  ].join("");
}, 2);

function coneElevation(
  [x, foot]: Point,
  base: number,
  height: number,
  shares: readonly number[],
): string {
  const apex = foot - height;
  const onGenerator = (reach: number, share: number): Point => [
    x + reach * share,
    apex + height * share,
  ];
  const generators = each(shares, (share, i) => {
    const reach = base * Math.cos((i * TAU) / (shares.length - 1));
    return line(...onGenerator(reach, share), ...onGenerator(reach, 1), "dimension");
  });
  const [low = 0.5, high = 0.5] = [shares[0], shares[(shares.length - 1) / 2]];
  const [left, right] = [onGenerator(-base, high), onGenerator(base, low)];
  return [
    polyline([onGenerator(-base, low), [x, apex], right], "hidden"),
    polygon([onGenerator(-base, 1), left, right, onGenerator(base, 1)], "ground-thick"),
    generators,
    line(x, apex - 16, x, foot + 18, "centre"),
    line(20, foot, x + base + 24, foot, "dimension"),
  ].join("");
}
