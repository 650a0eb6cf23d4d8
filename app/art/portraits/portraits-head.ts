import { circle, stroke } from "../drafting.ts";
import { type Point, spline } from "../geometry.ts";
import { hatchedPart, part, type Shading, shade } from "./portraits-hatches.ts";

/** What tells one face from another, each from -1 to 1; strength is of jaw and brows. */
export interface Face {
  strength: number;
  length: number;
  nose: number;
  mouth: number;
  eyes: number;
}

/** Turned a quarter to the left: the far cheek is its edge, the near ear stands at (163, 103). */
export function head(face: Face, shading: Shading): string {
  return part(spline(headOutline(face), true)) + shadows(face, shading) + features(face);
}

function headOutline({ strength, length }: Face): Point[] {
  const [jaw, chin] = [strength * 3.4, length * 4.5];
  return [
    [128, 37],
    [108, 41],
    [94, 53],
    [87.5, 68],
    [85.5, 80],
    [88.5, 91],
    [85.5 - jaw * 0.2, 103],
    [87, 115],
    [90 - jaw * 0.6, 129],
    [95 - jaw, 142 + chin],
    [104 - jaw, 151.5 + chin],
    [113, 154 + chin],
    [123 + jaw, 151 + chin],
    [137 + jaw, 140 + chin * 0.7],
    [149 + jaw, 124],
    [157, 112],
    [170, 112],
    [178, 92],
    [178, 66],
    [165, 47],
    [147, 38],
  ];
}

/** The light comes from where the face looks: the near cheek and the side of the nose are in shade. */
function shadows({ strength, length }: Face, shading: Shading): string {
  const [jaw, chin] = [strength * 3.4, length * 4.5];
  const cheek: Point[] = [
    [150, 92],
    [155, 104],
    [148 + jaw, 124],
    [136 + jaw, 140 + chin * 0.7],
    [122 + jaw, 150.5 + chin],
    [130, 139 + chin * 0.6],
    [139, 124],
    [145, 108],
  ];
  return shade(spline(cheek, true), { angle: 30, distance: 3.6 }, shading);
}

function features({ strength, nose, mouth, eyes }: Face): string {
  const tip = 92 - nose * 1.6;
  const base = 118 + nose * 1.4;
  const lips = 132 + nose * 0.6;
  const lift = mouth * 0.9;
  const brow = 85 + eyes * 1.2;
  return [
    eye(118.5, 9, 3.3, eyes),
    eye(94.8, 6, 2.9, eyes),
    stroke(
      `M107 ${brow + 2}C112 ${brow - 2.4} 122 ${brow - 3.4} 130 ${brow + 2}M100 ${brow + 2}C97 ${brow - 2} 92 ${brow - 2.4} 88.6 ${brow + 1}`,
      strength > 0 ? "thick" : "object",
    ),
    stroke(
      `M103 ${brow + 5}C102.5 96 98 104 ${tip} ${base - 6.5}C${tip - 2} ${base - 2} ${tip + 2} ${base + 0.8} ${tip + 6} ${base}C98.5 ${base - 1.5} 102 ${base + 2} 104.5 ${base}C108 ${base - 1} 108.5 ${base - 7} 105 ${base - 8}`,
    ),
    stroke(
      `M95.5 ${lips + 0.5}C98 ${lips - 1} 100 ${lips + 0.6} 102 ${lips}C106 ${lips - 0.8} 111 ${lips + 0.8} 116 ${lips - lift}`,
    ),
    stroke(`M99 ${lips + 5.5}C102 ${lips + 7.5} 107 ${lips + 7.5} 110.5 ${lips + 5}`, "dimension"),
  ].join("");
}

/** Upper lid, iris under it, and a hint of the lower lid. A ring and a pupil look at one in both prints; a disc shines on blueprint. */
function eye(x: number, half: number, iris: number, open: number): string {
  const y = 96;
  const lid = 4.4 + open * 0.5;
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

export const EAR =
  stroke(
    "M157.5 96C156 87 169 85 170.5 95C171 103 166.5 106 166 112C165 118 158.5 118 157.5 111",
    "ground",
  ) + stroke("M161 95C164 91 168 94 166 99C164 101 162 103 163 107", "dimension");

export const GLASSES = stroke(
  "M105.5 92C108 86 128 85.5 131.5 91C133.5 97 129 107 119 107C110 107 105 100 105.5 92ZM101 92.5C99 87 88 86.5 85.8 92C84.5 99 88 106.5 93.5 106.5C99 106.5 102 99 101 92.5ZM105.5 93C104 91 102.5 91 101 93M131.8 92.5L147 93",
);

/** Over the near temple to the ear, where no hair covers it. */
export const TEMPLE = stroke("M147 93L158 93.5");

export function beard({ strength, length }: Face, shading: Shading): string {
  const [jaw, chin] = [strength * 3.4, length * 4.5];
  const outline: Point[] = [
    [151, 100],
    [156, 112],
    [151 + jaw, 128],
    [139 + jaw, 146 + chin],
    [124 + jaw, 158 + chin],
    [112, 162 + chin],
    [101 - jaw, 157 + chin],
    [92 - jaw, 145 + chin],
    [87.5 - jaw * 0.6, 129],
    [89, 123],
    [95, 123.5],
    [102, 122.5],
    [112, 124],
    [120, 130],
    [130, 130],
    [140, 121],
    [147, 108],
  ];
  const mouth = "M95.5 133C98 131.5 100 133 102 132.5C106 131.5 111 132.5 116 132.5";
  const lip = "M96 132.5C100 130 112 130 117 132.5C112 139.5 101 139.5 96 132.5Z";
  return (
    hatchedPart(spline(outline, true), { angle: -70, distance: 3 }, shading) +
    stroke(lip, "ground-fill") +
    stroke(mouth) +
    stroke("M99 137.5C103 139.5 108 139.5 112 137", "dimension")
  );
}
