import { circle, group, stroke } from "../drafting.ts";
import { fmt, placed, type Point, points, spline } from "../geometry.ts";
import { hatchedPart, part, type Shading, shade } from "./portraits-hatches.ts";

/** What tells one face from another, each from -1 to 1. */
export interface Face {
  /** Of the chin: pointed to square. */
  jaw: number;
  length: number;
  nose: number;
  /** Of the nose: turned up to hooked. */
  bridge: number;
  /** Of the mouth: its corners down or up. */
  smile: number;
  /** Thin to full. */
  lips: number;
  /** How far they are open. */
  eyes: number;
  /** Thin to thick. */
  brows: number;
}

/** Places that follow the chin: after x and y, how far each goes along with it, sideways and down. */
const shaped = ({ jaw, length }: Face, places: string) =>
  placed(places).map(([x = 0, y = 0, wide = 0, down = 0]): Point => [
    x + wide * jaw * 5,
    y + down * length * 7.5,
  ]);

/** Turned a quarter to the left: the far cheek is its edge, the near ear stands at (163, 103). */
export function head(face: Face, isOld: boolean, shading: Shading): string {
  return (
    part(spline(headOutline(face), true)) +
    shadows(face, shading) +
    features(face) +
    (isOld ? AGE : "")
  );
}

const headOutline = (face: Face) =>
  shaped(
    face,
    "128,37 108,41 94,53 87.5,68 85.5,80 89,91 85.5,103,-.2 86.5,115,-.3,.2 90,129,-.6,.6 95,142,-1,1 103.5,151.5,-1,1 113,154,0,1 123,151,1,1 137,140,1,.7 149,124,.8 157,112 170,112 178,92 178,66 165,47 147,38",
  );

/** The light comes from where the face looks: the near cheek is in shade. */
function shadows(face: Face, shading: Shading): string {
  const cheek = "150,92 155,104 148,124,.8 136,140,1,.7 122,150.5,1,1 130,139,0,.6 139,124 145,108";
  return shade(spline(shaped(face, cheek), true), { angle: 30, distance: 3.6 }, shading);
}

function features(face: Face): string {
  const { nose, bridge, smile, lips, eyes, brows, length } = face;
  const tip = 91 - nose * 3;
  const base = 117 + nose * 3 + length * 1.5;
  const mouth = mouthHeight(face);
  const [brow, thick] = [85 + eyes * 1.5, 1.6 + brows * 1.4];
  const corner = mouth - smile * 3;
  return [
    eye(118.5, 9, 3.3, eyes),
    eye(94.8, 6, 2.9, eyes),
    stroke(
      `M107 ${brow + 2}C112 ${brow - 2.4 - thick} 122 ${brow - 3.4 - thick} 131 ${brow + 1.6}C122 ${brow - 3 + thick} 112 ${brow - 2 + thick} 107 ${brow + 2}ZM100 ${brow + 2}C97 ${brow - 2 - thick} 92 ${brow - 2.4 - thick} 88.4 ${brow + 0.6}C92 ${brow - 2 + thick} 97 ${brow - 1 + thick} 100 ${brow + 2}Z`,
      "arrow",
    ),
    stroke(
      `M103 ${brow + 6}C${102.5 - bridge * 4} ${98 - bridge * 2} ${98 - bridge * 4.5} ${104 + bridge} ${tip} ${base - 6.5 + bridge * 2}C${tip - 2.5} ${base - 2 + bridge} ${tip + 2} ${base + 0.8} ${tip + 6} ${base}C98.5 ${base - 1.5} 102 ${base + 2} 104.5 ${base}C108.5 ${base - 1} 109 ${base - 7} 105.5 ${base - 8}`,
    ),
    stroke(
      `M${95.5 - smile} ${mouth + 0.5 - smile * 1.5}C98 ${mouth - 1} 100 ${mouth + 0.8} 102 ${mouth}C106 ${mouth + smile} 111 ${mouth + 0.8} ${116 + smile * 3} ${corner}`,
    ),
    stroke(
      (lips > 0
        ? `M96.5 ${mouth - 0.5}C98.5 ${mouth - 3.5} 100 ${mouth - 4} 102 ${mouth - 3}C105 ${mouth - 4.6} 110 ${mouth - 3} 114 ${mouth - 0.5}`
        : "") +
        `M99 ${mouth + 4 + lips * 1.5}C102 ${mouth + 6.5 + lips * 2} 107 ${mouth + 6.5 + lips * 2} 111 ${mouth + 3.8 + lips}`,
      "dimension",
    ),
  ].join("");
}

const mouthHeight = ({ nose, length }: Face) => 131.5 + nose * 2 + length * 3.5;

/** Upper lid, iris under it, and a hint of the lower lid. A ring and a pupil look at one in both prints; a disc shines on blueprint. */
function eye(x: number, half: number, iris: number, open: number): string {
  const y = 96;
  const lid = 4.4 + open * 0.9;
  return (
    circle(x - half * 0.12, y - 0.6, iris - 0.4, "object") +
    circle(x - half * 0.12, y - 0.6, iris * 0.45, "arrow") +
    stroke(
      `M${x - half} ${y + 0.5}C${x - half * 0.5} ${y - lid} ${x + half * 0.5} ${y - lid - 0.4} ${x + half} ${y}`,
      "thick",
    ) +
    stroke(
      `M${x - half * 0.5} ${y + 3.6}C${x} ${y + 4.6} ${x + half * 0.4} ${y + 4.2} ${x + half * 0.7} ${y + 2.8}`,
      "dimension",
    )
  );
}

/** From the nose to the mouth, on the forehead, and at the corner of the eye. */
const AGE = stroke(
  "M109 118C115 122 119 128 120 136M92 116C90 120 89.5 125 91 130M100 71C108 67.5 122 67 132 70M103 77C110 74.5 120 74 128 76M131 94L137 91M131.5 97L138 97M113 103C118 104.5 123 104 127 102",
  "dimension",
);

export const EAR =
  stroke(
    "M157.5 96C156 87 169 85 170.5 95C171 103 166.5 106 166 112C165 118 158.5 118 157.5 111",
    "ground",
  ) + stroke("M161 95C164 91 168 94 166 99C164 101 162 103 163 107", "dimension");

export const GLASSES = {
  round: stroke(
    "M105.5 92C108 86 128 85.5 131.5 91C133.5 97 129 107 119 107C110 107 105 100 105.5 92ZM101 92.5C99 87 88 86.5 85.8 92C84.5 99 88 106.5 93.5 106.5C99 106.5 102 99 101 92.5ZM105.5 93C104 91 102.5 91 101 93M131.8 92.5L147 93",
  ),
  square: stroke(
    "M106 90H132L130.5 103C130 105.5 128 106 126 106H112C109 106 108 105 107.5 102ZM101 90H85.5L86.5 102C87 105 88 106 90 106H96C99 106 100 105 100.3 102ZM106 93C104 91.5 103 91.5 101 93M132 92L147 93",
    "thick",
  ),
};

/** Over the near temple to the ear, where no hair covers it. */
export const TEMPLE = stroke("M147 93L158 93.5");

function full(face: Face, shading: Shading): string {
  const outline = shaped(
    face,
    "151,100 156,112 151,128,1 139,146,1,1 124,158,1,1 112,162,0,1 101,157,-1,1 92,145,-1,1 88,129,-.6,.4 89,123.5,0,.5 95,124,0,.5 102,123,0,.5 112,124.5,0,.5 120,130,0,.5 130,130,0,.5 140,121 147,108",
  );
  return (
    hatchedPart(spline(outline, true), { angle: -70, distance: 3 }, shading) +
    group(
      stroke("M96 0C100 -2.5 112 -2.5 117 0C112 7 101 7 96 0Z", "ground-fill") +
        stroke("M95.5 .5C98 -1 100 .5 102 0C106 -1 111 0 116 -.5") +
        stroke("M99 5C103 7 108 7 112 4.5", "dimension"),
      `translate(0 ${fmt(mouthHeight(face))})`,
    )
  );
}

function moustache(face: Face, shading: Shading): string {
  const outline = points("102,123 112,124 121,134.5 110,131 102,130 97,131 90.5,134 94,124.5");
  const strands = hatchedPart(spline(outline, true), { angle: -70, distance: 2.6 }, shading);
  return group(strands, `translate(0 ${fmt(mouthHeight(face) - 131.5)})`);
}

export type Beard = keyof typeof BEARDS;

const BEARDS = { full, moustache };

export const beardOf = (beard: Beard, face: Face, shading: Shading) => BEARDS[beard](face, shading);
