import { lettered } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { circle, type Drawing, line, stroke } from "../drafting.ts";
import { frame, halves } from "../frames.ts";
import { joinedOutline, path, type Point, polar, spline, TAU, times } from "../geometry.ts";
import { keyedBore } from "./keyed-bore.ts";

const note = lettered(17);
const MM_PER_UNIT = 1.6;
const mm = (units: number) => Math.round(units * MM_PER_UNIT);

const FRONT: Point = [172, 214];
const SIDE: Point = [412, 214];
const VANES = 7;
const OUTSIDE = 150;
const EYE = 70;
const EYE_RING = 82;
const HUB = 38;
const BORE = 20;
const KEY = { half: 5, top: BORE + 7 };
/** Where the keyway's wall meets the bore. */
const KEY_EDGE = Math.sqrt(BORE ** 2 - KEY.half ** 2);
const OUTLET = 24;
const SHROUD = 8;
const NOSE = -26;
const BACK = 58;

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
  const [x, y] = FRONT;
  return (
    circle(x, y, OUTSIDE, "thick") +
    times(VANES, vane).join("") +
    circle(x, y, EYE, "hidden") +
    circle(x, y, HUB) +
    keyedBore(FRONT, BORE, KEY) +
    line(x - OUTSIDE - 14, y, x + OUTSIDE + 14, y, "centre")
  );
}

/** Thick at the inlet, trailing off at the outlet; the angle grows with the logarithm of the radius. */
function vane(i: number): string {
  const [steps, inlet] = [18, EYE - 14];
  const edge = (side: 1 | -1) =>
    times(steps + 1, (step) => {
      const t = step / steps;
      const r = inlet + (OUTSIDE - EYE + 14) * t;
      const half = (4.6 * Math.sin(Math.PI * Math.min(1, 0.18 + t * 0.72)) + 1.2) / r;
      const angle = (i * TAU) / VANES - 1.42 * Math.log(r / inlet);
      return polar(...FRONT, r, angle + side * half * 1.3);
    });
  const [leading, trailing] = [edge(1), edge(-1)];
  return (
    stroke(spline(leading) + spline(trailing.toReversed())) +
    line(...(leading[0] ?? FRONT), ...(trailing[0] ?? FRONT))
  );
}

function section(): string {
  const half = OUTLET / 2;
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
    [NOSE, BORE + 10],
    [NOSE + 7, HUB],
    [NOSE + 22, HUB + 18],
    [4, HUB + 50],
    [half, OUTSIDE],
  ];
  const backOutside: Point[] = [
    [half + SHROUD, OUTSIDE],
    [18, 92],
    [24, 56],
    [32, HUB],
  ];
  const vaneEdge: Point[] = [
    [-40, EYE + 4],
    [-22, EYE - 5],
    [-2, HUB + 33],
  ];
  const { line: edge } = frame(SIDE);
  return (
    halves(SIDE, ({ at, line: straight }, up) => {
      // The plane goes through the keyway at the top and through plain bore at the bottom.
      const inner = up > 0 ? KEY.top : BORE;
      const curve = (points: readonly Point[]) => spline(points.map(([z, r]) => at(z, r)));
      const hub = path([at(BACK, HUB), at(BACK, inner), at(NOSE, inner)]);
      return (
        stroke(curve(vaneEdge)) +
        straight(-half, OUTSIDE, half, OUTSIDE) +
        cutFace(joinedOutline([curve(frontInside), curve(frontOutside)])) +
        cutFace(joinedOutline([curve(backInside), curve(backOutside), hub]))
      );
    }) +
    edge(NOSE, KEY_EDGE, BACK, KEY_EDGE) +
    edge(NOSE, BORE, NOSE, -BORE) +
    edge(BACK, BORE, BACK, -BORE) +
    edge(-66, EYE, -66, -EYE) +
    edge(-84, 0, 78, 0, "centre")
  );
}

function dimensions(): string {
  const [x, y] = FRONT;
  const { at } = frame(SIDE);
  const half = OUTLET / 2;
  const back = half + SHROUD;
  const [boreX, boreY] = polar(x, y, BORE, TAU * 0.4);
  const bore = `Ø${mm(2 * BORE)} H7`;
  return (
    note.cuttingPlane(x, y - OUTSIDE - 34, y + OUTSIDE + 34, "B") +
    note.text(...at(0, -OUTSIDE - 42), "SECTION B–B") +
    note.dimension(at(back, OUTSIDE), at(back, -OUTSIDE), `Ø${mm(2 * OUTSIDE)}`, -64) +
    note.dimension(at(-half, OUTSIDE), at(half, OUTSIDE), `${mm(OUTLET)}`, -18) +
    note.leader([boreX, boreY], [boreX - 64, y + OUTSIDE + 36], bore, 0)
  );
}
