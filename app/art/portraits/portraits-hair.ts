import { stroke } from "../drafting.ts";
import { type Point, points, polar, spline, TAU, times } from "../geometry.ts";
import { hatchedPart, type Shading } from "./portraits-hatches.ts";

/** Closed curves over a head that looks left; `behind` is drawn before neck and head. */
interface Hair {
  cap: readonly Point[];
  behind?: readonly Point[];
  coversEar?: boolean;
  extra?: string;
}

/** From the near temple round the ear to the nape, up the back. */
const SIDE: readonly Point[] = points(
  "147,76 150,88 152,101 157,97 159,90 168,89 171,100 167,109 171,114 178,105 183,88",
);
const SWEPT: readonly Point[] = points("186,68 177,47 160,34 138,28 114,32 97,45 88,60 86,72");
/** The same with more hair. */
const FULL = SWEPT.map(([x, y]): Point => [136 + (x - 136) * 1.06, 80 + (y - 80) * 1.09]);

const HARD_HAT =
  stroke(
    "M71 74C69 67 76 63 83 61.5C86 36 107 19 136 20C166 21 186 42 190 71C191 75 190 78 189 80C176 70 152 64 126 64C104 64 86 68 71 74Z",
    "ground-thick",
  ) +
  stroke(
    "M83 62C96 57 112 55.5 126 55.5C152 56 176 62 190 71M112 24C102 34 98 46 98 57M124 21C115 32 112 44 112 56",
    "dimension",
  );

const HAIR = {
  crop: {
    cap: [...points("90,68 97,57 112,52 127,53 138,60 144,69"), ...SIDE, ...SWEPT],
  },
  // Far back over both temples.
  short: {
    cap: [
      ...points("95,54 103,50 110,57 122,55 134,47 143,56 145,72"),
      ...SIDE,
      ...SWEPT.slice(0, -2),
      [92, 51],
    ],
  },
  part: {
    cap: [...points("88,80 92,68 106,61 124,54 132,47 138,60"), ...SIDE, ...FULL],
  },
  bob: {
    coversEar: true,
    behind: points("100,46 84,70 78,104 77,134 84,152 100,150 160,166 184,160 190,120 160,60"),
    cap: [
      ...points(
        "88,78 95,64 110,57 126,56 138,66 146,84 148,106 147,130 150,152 164,166 182,162 190,140 192,106",
      ),
      ...FULL.slice(0, -1),
    ],
  },
  // Straight over the brows, to the jaw.
  fringe: {
    coversEar: true,
    behind: points("90,60 80,84 79,122 90,136 150,140 186,138 180,80"),
    cap: [
      ...points("84,84 92,81 112,81 134,84 145,88 147,104 145,128 152,140 170,144 188,138 193,112"),
      ...FULL.slice(0, -1),
    ],
  },
  waves: {
    coversEar: true,
    behind: points("98,46 82,66 78,86 72,104 80,122 72,142 82,164 100,168 170,182 196,150 180,60"),
    cap: [
      ...points(
        "89,80 94,62 112,50 121,42 132,56 147,74 152,92 146,110 154,128 147,148 154,170 174,186 200,182 196,162 207,146 196,126 204,104 194,84",
      ),
      ...FULL.slice(0, -1),
    ],
  },
  bun: { cap: [...points("88,72 96,60 112,53 130,55 142,65"), ...SIDE, ...SWEPT] },
  tail: {
    cap: [...points("88,76 97,63 112,56 126,55 140,65"), ...SIDE, ...SWEPT],
    behind: points("172,62 192,74 204,104 208,146 200,186 190,206 186,176 182,140 174,110"),
  },
  hat: { cap: [[126, 60], [143, 66], ...SIDE, [188, 76], [170, 60]], extra: HARD_HAT },
  curl: { cap: [...points("92,72 102,64 118,62 134,64 143,70"), ...SIDE, ...curls()] },
  bald: { cap: [], extra: stroke("M152 50C160 54 166 61 169 69", "dimension") },
} satisfies Record<string, Hair>;

export type HairStyle = keyof typeof HAIR;

export const hairStyles = Object.keys(HAIR) as HairStyle[];

export function hairOf(style: HairStyle, angle: number, shading: Shading) {
  const { cap, behind, coversEar = false, extra = "" }: Hair = HAIR[style];
  const strands = (points: readonly Point[] = [], turn = angle) =>
    points.length > 0
      ? hatchedPart(spline(points, true), { angle: turn, distance: 3.2 }, shading)
      : "";
  const bun = times(12, (i) => polar(187, 42, 16, (i * TAU) / 12));
  return {
    coversEar,
    behind: strands(behind, -angle) + (style === "bun" ? strands(bun, -angle) : ""),
    front: strands(cap) + extra,
  };
}

function curls(): Point[] {
  const [from, to] = [0.02, -Math.PI * 0.93];
  return times(23, (i) => polar(135, 84, i % 2 ? 59 : 54, from + ((to - from) * i) / 22));
}
