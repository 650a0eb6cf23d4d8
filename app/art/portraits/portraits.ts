import { type Drawing, group, stroke, shown } from "../drafting.ts";
import { spline, type Point } from "../geometry.ts";
import { bunOutline, hairOutline, hairStyles, type HairStyle } from "./portraits-hair.ts";
import { garmentLines, parallelLines, type GarmentHatch } from "./portraits-hatches.ts";
import { seededRandom } from "../seeded-random.ts";

export interface PortraitOptions {
  hair?: HairStyle;
  glasses?: boolean;
  /** Drawn only when asked for: a name does not say who wears one. */
  beard?: boolean;
  hatch?: GarmentHatch;
  /** Looks right instead of left. */
  flip?: boolean;
  /** How many times larger than on a card it is shown; the hatches are set closer by as much. */
  zoom?: number;
}

const WIDTH = 240;
const HEIGHT = 280;

/**
 * A person in profile, drawn like an assembly in section: adjoining parts are hatched differently,
 * and the jacket's pattern stands for the industry.
 */
export function portrait(name: string, options: PortraitOptions = {}): Drawing {
  const own = traitsOf(name);
  const { hair, glasses, flip, beard, hatch, zoom } = {
    ...own,
    beard: false,
    hatch: "iron" as const,
    zoom: 1,
    ...options,
  };
  const { face } = own;
  const scale = 1 / zoom;

  const jacket = spline(JACKET, true);
  const strands = { angle: own.strandAngle, distance: 3.4 };
  const marks = [
    part(headOutline(face)),
    part(jacket, garmentLines(jacket, hatch, scale)),
    own.collar,
    stroke(EAR),
    beard ? hatchedPart(beardOutline(face), { angle: -70, distance: 3.2 }, scale) : "",
    hair === "bun" ? hatchedPart(bunOutline(), { angle: -60, distance: 3.4 }, scale) : "",
    hatchedPart(hairOutline(hair), strands, scale),
    hair === "hat" ? HARD_HAT : "",
    hair === "bald" ? stroke("M150 72C160 76 168 84 173 92", "dimension") : "",
    glasses ? GLASSES : stroke("M93 121C97 118 102 118 105 121"),
    stroke("M87 156L96 155", "dimension"),
  ].join("");
  return {
    ...shown(0, 0, WIDTH, HEIGHT),
    body: group(marks, flip ? `translate(${WIDTH} 0) scale(-1 1)` : undefined),
    label: `Portrait of ${name}`,
  };
}

/** Millimetres of nose, chin, brow and lips. */
interface Face {
  nose: number;
  chin: number;
  brow: number;
  lips: number;
}

/** Drawn from the name alone, so that an option changes nothing but what it names. */
function traitsOf(name: string) {
  const random = seededRandom(`${name}·portrait`);
  return {
    face: {
      nose: random.range(-2.2, 2.2),
      chin: random.range(-2.6, 2.6),
      brow: random.range(-1.2, 1.2),
      lips: random.range(-0.8, 0.8),
    } satisfies Face,
    hair: random.pick(hairStyles),
    strandAngle: random.pick([60, 75, -60]),
    collar: random.pick(COLLARS),
    glasses: random() < 0.3,
    flip: random() < 0.5,
  };
}

function headOutline({ nose, chin, brow, lips }: Face): string {
  const profile: Point[] = [
    [104, 68],
    [93, 80],
    [87, 94],
    [85 - brow, 107],
    [88.5, 116],
    [84 - nose * 0.4, 126],
    [77.5 - nose, 137],
    [78.5 - nose, 141.5],
    [86, 144.5],
    [85, 148],
    [82.6 - lips, 152],
    [86.6, 155.6],
    [84 - lips, 160],
    [88, 166],
    [86 - chin * 0.6, 173],
    [86.5 - chin, 181],
    [93 - chin * 0.6, 188],
    [106, 189],
  ];
  const neckAndSkull: Point[] = [
    [119, 192],
    [124, 203],
    [123, 222],
    [130, 250],
    [182, 250],
    [174, 222],
    [173, 200],
    [178, 178],
    [184, 152],
    [183, 118],
    [172, 90],
    [150, 72],
    [126, 65],
  ];
  return spline([...profile, ...neckAndSkull], true);
}

function beardOutline({ chin, lips }: Face): string {
  const outline: Point[] = [
    [136, 140],
    [134, 154],
    [120, 164],
    [104, 160],
    [94, 152],
    [85, 149],
    [83 - lips, 153],
    [88, 157],
    [83, 163],
    [83 - chin, 176],
    [86 - chin, 192],
    [98, 200],
    [114, 197],
    [130, 184],
    [140, 164],
    [141, 150],
  ];
  return spline(outline, true);
}

const JACKET: readonly Point[] = [
  [122, 214],
  [110, 226],
  [84, 238],
  [52, 250],
  [36, 266],
  [30, 300],
  [212, 300],
  [210, 262],
  [200, 246],
  [184, 234],
  [174, 218],
  [150, 226],
];

const EAR =
  "M139 127C145 124 150 128 149 136C148 143 144 150 140 149C136 148 138 141 136 136C135 132 136 128 139 127ZM141 132C144 132 145 135 143 139";

const COLLARS = [
  // Round neck.
  stroke("M122 213C132 224 158 228 175 217M118 219C132 232 160 235 178 222"),
  // Shirt.
  stroke("M123 208L106 232L134 252L150 230C140 226 130 218 123 208Z", "ground") +
    stroke("M174 210L188 234L170 246L150 230C160 227 168 219 174 210Z", "ground"),
  // Stand-up.
  stroke("M121 205C136 214 160 214 175 206M122 214C136 224 158 225 175 217"),
];

const HARD_HAT =
  stroke(
    "M58 104C62 97 76 94 84 93C86 64 106 44 138 44C170 44 190 66 193 97L197 104Z",
    "ground-thick",
  ) +
  stroke("M84 93L193 97M110 50C122 60 127 78 127 94.5M118 47.5C132 58 137 78 137 95", "dimension");

const GLASSES =
  stroke(
    "M83 116C82 111 84 110 90 110L104 111C107 111 107 114 106 119C105 125 100 128 94 128C87 128 84 123 83 116Z",
    "ground-thick",
  ) + stroke("M106 114L142 122C146 123 148 126 148 130", "thick");

/** Hides what is behind it. */
const part = (outline: string, lines = "") =>
  stroke(outline, "ground-fill") + stroke(lines, "hatch") + stroke(outline, "thick");

const hatchedPart = (outline: string, lines: Parameters<typeof parallelLines>[1], scale: number) =>
  outline === "" ? "" : part(outline, parallelLines(outline, lines, scale));
