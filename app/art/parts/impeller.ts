import { cuttingPlane, dimension, leader } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { circle, line, stroke, text, type Drawing } from "../drafting.ts";
import { path, polar, spline, TAU, type Point } from "../geometry.ts";

const LETTERING = 17;
const MM_PER_UNIT = 1.6;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

const AXIS_Y = 214;
const FRONT_X = 172;
const SIDE_X = 412;
const VANES = 7;
const OUTSIDE = 150;
const EYE = 70;
const EYE_RING = 82;
const HUB = 38;
const BORE = 20;
const KEY_HALF = 5;
const KEY_DEPTH = 7;
/** Where the keyway's wall meets the bore. */
const KEY_EDGE = Math.sqrt(BORE ** 2 - KEY_HALF ** 2);
const OUTLET = 24;
const SHROUD = 8;

/** A closed pump impeller: the view without its front shroud, and the section. */
export function impeller(): Drawing {
  return {
    x: 4,
    width: 522,
    height: 436,
    body: front() + section(),
    notes: dimensions(),
    label: "Closed pump impeller with seven backward-curved vanes, front view and section",
  };
}

function front(): string {
  const [x, y] = [FRONT_X, AXIS_Y];
  const vanes = Array.from({ length: VANES }, (_, i) => vane((i * TAU) / VANES)).join("");
  return (
    circle(x, y, OUTSIDE, "thick") +
    vanes +
    circle(x, y, EYE, "hidden") +
    circle(x, y, HUB) +
    stroke(keyedBore(), "thick") +
    line(x - OUTSIDE - 14, y, x + OUTSIDE + 14, y, "centre")
  );
}

/** Thick at the inlet, trailing off at the outlet; the angle grows with the logarithm of the radius. */
function vane(start: number): string {
  const steps = 18;
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const r = EYE - 14 + (OUTSIDE - EYE + 14) * t;
      const half = (4.6 * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.72)) + 1.2) / r;
      return polar(FRONT_X, AXIS_Y, r, start - 1.42 * Math.log(r / (EYE - 14)) + side * half * 1.3);
    });
  const outline = [...edge(1), ...edge(-1).toReversed()];
  return (
    stroke(spline(outline.slice(0, steps + 1)) + spline(outline.slice(steps + 1)), "object") +
    line(...(outline[0] ?? [0, 0]), ...(outline.at(-1) ?? [0, 0]))
  );
}

function keyedBore(): string {
  const from = Math.asin(KEY_HALF / BORE);
  const rim = Array.from({ length: 41 }, (_, i) =>
    polar(FRONT_X, AXIS_Y, BORE, -TAU / 4 + from + ((TAU - 2 * from) * i) / 40),
  );
  const top = AXIS_Y - BORE - KEY_DEPTH;
  return path([...rim, [FRONT_X - KEY_HALF, top], [FRONT_X + KEY_HALF, top]], true);
}

function section(): string {
  const at = (z: number, r: number): Point => [SIDE_X + z, AXIS_Y - r];
  const half = OUTLET / 2;
  const noseZ = -26;
  const frontInside: Point[] = [
    [-66, EYE],
    [-48, EYE + 1],
    [-30, EYE + 10],
    [-18, EYE + 30],
    [-half, OUTSIDE],
  ];
  const frontOutside: Point[] = [
    [-half - SHROUD, OUTSIDE],
    [-28, EYE_RING + 24],
    [-40, EYE_RING + 5],
    [-50, EYE_RING],
    [-66, EYE_RING],
  ];
  const backInside: Point[] = [
    [noseZ, BORE + 10],
    [noseZ + 7, HUB],
    [noseZ + 22, HUB + 18],
    [4, HUB + 50],
    [half, OUTSIDE],
  ];
  const backOutside: Point[] = [
    [half + SHROUD, OUTSIDE],
    [18, 92],
    [24, 56],
    [32, HUB],
    [58, HUB],
  ];
  const vaneEdge: Point[] = [
    [-40, EYE + 4],
    [-22, EYE - 5],
    [-2, HUB + 33],
  ];
  const oneHalf = (side: 1 | -1) => {
    // The plane goes through the keyway at the top and through plain bore at the bottom.
    const inner = side > 0 ? BORE + KEY_DEPTH : BORE;
    const place = (points: readonly Point[]) => points.map(([z, r]) => at(z, r * side));
    const curves = (parts: readonly (readonly Point[])[]) =>
      `M${parts.map((part) => spline(place(part)).slice(1)).join("L")}Z`;
    return (
      stroke(spline(place(vaneEdge))) +
      line(...at(-half, side * OUTSIDE), ...at(half, side * OUTSIDE)) +
      cutFace(curves([frontInside, frontOutside]), { step: 7 }) +
      cutFace(
        curves([backInside, backOutside.slice(0, 4)]).replace(
          /Z$/,
          `L${path(place([...backOutside.slice(4), [58, inner], [noseZ, inner]])).slice(1)}Z`,
        ),
        { step: 7 },
      )
    );
  };
  const edge = (z: number, r: number) => line(...at(z, r), ...at(z, -r));
  return (
    oneHalf(1) +
    oneHalf(-1) +
    line(...at(noseZ, KEY_EDGE), ...at(58, KEY_EDGE)) +
    edge(noseZ, BORE) +
    edge(58, BORE) +
    edge(-66, EYE) +
    line(SIDE_X - 84, AXIS_Y, SIDE_X + 78, AXIS_Y, "centre")
  );
}

function dimensions(): string {
  const [top, bottom] = [AXIS_Y - OUTSIDE, AXIS_Y + OUTSIDE];
  const half = OUTLET / 2;
  const [boreX, boreY] = polar(FRONT_X, AXIS_Y, BORE, TAU * 0.4);
  return (
    cuttingPlane(FRONT_X, top - 34, bottom + 34, "B", { size: LETTERING }) +
    text(SIDE_X, bottom + 42, "SECTION B–B", { size: LETTERING }) +
    dimension(SIDE_X + half + SHROUD, top, SIDE_X + half + SHROUD, bottom, `Ø${mm(2 * OUTSIDE)}`, {
      offset: -64,
      size: LETTERING,
    }) +
    dimension(SIDE_X - half, top, SIDE_X + half, top, `${mm(OUTLET)}`, {
      offset: -18,
      size: LETTERING,
    }) +
    leader(boreX, boreY, boreX - 64, bottom + 36, `Ø${mm(2 * BORE)} H7`, {
      shelf: 0,
      size: LETTERING,
    })
  );
}
