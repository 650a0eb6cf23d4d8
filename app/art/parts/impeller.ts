import { lettered } from "../annotations.ts";
import { cutFace } from "../cut-faces.ts";
import { type Drawing, line, shown, stroke } from "../drafting.ts";
import { frame, halves } from "../frames.ts";
import { joinedOutline, path, type Point, polar, spline, TAU, times } from "../geometry.ts";
import { keyedBore } from "./keyed-bore.ts";

const note = lettered(17);
const mm = (units: number) => Math.round(units * 1.6);

const front = frame([172, 214]);
const side = frame([412, 214]);
const VANES = 7;
const OUTSIDE = 150;
const EYE = 70;
const EYE_RING = 82;
const HUB = 38;
const BORE = 20;
const KEY = { half: 5, top: BORE + 7 };
/** Where the keyway's wall meets the bore. */
const KEY_EDGE = Math.sqrt(BORE ** 2 - KEY.half ** 2);
const HALF_OUTLET = 12;
const SHROUD = 8;
const NOSE = -26;
const BACK = 58;

/** Curves of the section, along the axis and out from it. */
const FRONT_INSIDE: readonly Point[] = [
  [-66, EYE],
  [-48, EYE + 1],
  [-30, EYE + 10],
  [-18, EYE + 30],
  [-HALF_OUTLET, OUTSIDE],
];
const FRONT_OUTSIDE: readonly Point[] = [
  [-HALF_OUTLET - SHROUD, OUTSIDE],
  [-28, EYE_RING + 24],
  [-40, EYE_RING + 5],
  [-50, EYE_RING],
  [-66, EYE_RING],
];
const BACK_INSIDE: readonly Point[] = [
  [NOSE, BORE + 10],
  [NOSE + 7, HUB],
  [NOSE + 22, HUB + 18],
  [4, HUB + 50],
  [HALF_OUTLET, OUTSIDE],
];
const BACK_OUTSIDE: readonly Point[] = [
  [HALF_OUTLET + SHROUD, OUTSIDE],
  [18, 92],
  [24, 56],
  [32, HUB],
];
const VANE_EDGE: readonly Point[] = [
  [-40, EYE + 4],
  [-22, EYE - 5],
  [-2, HUB + 33],
];

/** A closed pump impeller: the view without its front shroud, and the section. */
export function impeller(): Drawing {
  const [x, y] = front.middle;
  const back = HALF_OUTLET + SHROUD;
  const outlet = [side.at(-HALF_OUTLET, OUTSIDE), side.at(HALF_OUTLET, OUTSIDE)] as const;
  const [boreX, boreY] = polar(x, y, BORE, TAU * 0.4);
  return {
    ...shown(4, 0, 522, 436),
    body:
      front.rings([OUTSIDE], "thick") +
      times(VANES, vane).join("") +
      front.rings([EYE], "hidden") +
      front.rings([HUB]) +
      keyedBore(front.middle, BORE, KEY) +
      front.axis(-OUTSIDE - 14, OUTSIDE + 14) +
      section(),
    notes:
      note.cuttingPlane(x, y - OUTSIDE - 34, y + OUTSIDE + 34, "B") +
      note.text(...side.at(0, -OUTSIDE - 42), "SECTION B–B") +
      note.dimension(side.at(back, OUTSIDE), side.at(back, -OUTSIDE), `Ø${mm(2 * OUTSIDE)}`, -64) +
      note.dimension(...outlet, `${mm(2 * HALF_OUTLET)}`, -18) +
      note.leader([boreX, boreY], [boreX - 64, y + OUTSIDE + 36], `Ø${mm(2 * BORE)} H7`, 0),
    label: "Closed pump impeller with seven backward-curved vanes, front view and section",
  };
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
      return polar(...front.middle, r, angle + side * half * 1.3);
    });
  const [leading, trailing] = [edge(1), edge(-1)];
  return (
    stroke(spline(leading) + spline(trailing.toReversed())) + line(...leading[0]!, ...trailing[0]!)
  );
}

const section = () =>
  halves(side.middle, ({ at, line: straight }, up) => {
    // The plane goes through the keyway at the top and through plain bore at the bottom.
    const inner = up > 0 ? KEY.top : BORE;
    const curve = (points: readonly Point[]) => spline(points.map(([z, r]) => at(z, r)));
    const hub = path([at(BACK, HUB), at(BACK, inner), at(NOSE, inner)]);
    return (
      stroke(curve(VANE_EDGE)) +
      straight(-HALF_OUTLET, OUTSIDE, HALF_OUTLET, OUTSIDE) +
      cutFace(joinedOutline([curve(FRONT_INSIDE), curve(FRONT_OUTSIDE)])) +
      cutFace(joinedOutline([curve(BACK_INSIDE), curve(BACK_OUTSIDE), hub]))
    );
  }) +
  side.line(NOSE, KEY_EDGE, BACK, KEY_EDGE) +
  side.across([NOSE, BACK], BORE) +
  side.across([-66], EYE) +
  side.axis(-84, 78);
