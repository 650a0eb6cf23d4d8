import { circles, rectangle } from "#app/art/cut-faces.ts";
import { group, line, stroke } from "#app/art/drafting.ts";
import { path, polar, type Point, ringPoints, roundedRect, TAU } from "#app/art/geometry.ts";
import type { SeededRandom } from "#app/art/seeded-random.ts";
import { MID_X, MID_Y, placed, type Family } from "../field.ts";

/** Cuts open at a station; those made there are filled, those made before are outlines. */
interface Operation {
  cuts: string;
  /** What the cut leaves visible afterwards, when that differs from the cut. */
  after?: string;
}

export const progressiveStrip: Family = (random) => {
  const height = random.range(150, 200);
  const pitch = height * random.range(0.62, 0.8);
  const die = random.pick([contactDie, laminationDie, linkDie])(random, pitch, height);
  const stations = Array.from({ length: 9 }, (_, i) => {
    const done = i - 2;
    const open = die.filter((_, k) => k < done).map(({ cuts, after }) => after ?? cuts);
    const now = die.filter((_, k) => k === done).map(({ cuts }) => cuts);
    const body = stroke(open.join(""), "thick") + stroke(now.join(""), "arrow");
    return group(body, placed((i - 4) * pitch, 0));
  });
  const edge = height / 2;
  const pilots = Array.from({ length: 10 }, (_, i): Point[] => [
    [(i - 4.5) * pitch, -edge + 12],
    [(i - 4.5) * pitch, edge - 12],
  ]).flat();
  const strip = [
    stroke(rectangle(-5 * pitch, -edge, 10 * pitch, height), "ground-thick"),
    ...stations,
    circles(pilots, 6),
    line(-5 * pitch, 0, 5 * pitch, 0, "centre"),
  ].join("");
  const turn = random.range(-38, 38);
  const scale = random.range(0.85, 1.6);
  return group(strip, placed(MID_X + random.range(-60, 60), MID_Y, turn, scale));
};

type Die = (random: SeededRandom, pitch: number, height: number) => Operation[];

/** A spring contact: window, relief, outline, lance. */
const contactDie: Die = (random, pitch, height) => {
  const [w, h] = [pitch * 0.5, height * 0.62];
  const neck = random.range(0.3, 0.45);
  const notch = (side: 1 | -1) =>
    path(
      [
        [(side * pitch) / 2, -h / 2],
        [side * w * 0.46, -h / 2],
        [side * w * neck, -h * 0.1],
        [side * w * neck, h * 0.2],
        [side * w * 0.46, h / 2],
        [(side * pitch) / 2, h / 2],
      ],
      true,
    );
  return [
    { cuts: path(ringPoints(0, -h * 0.3, w * 0.16, 16), true) },
    { cuts: notch(-1) },
    { cuts: notch(1) },
    { cuts: path(roundedRect(-w * 0.12, h * 0.02, w * 0.24, h * 0.34, 3, 2), true) },
  ];
};

/** A motor lamination: rotor slots, stator slots, then the rings. */
const laminationDie: Die = (random, pitch, height) => {
  const outer = Math.min(pitch * 0.47, height * 0.36);
  const bore = outer * random.range(0.52, 0.6);
  const slots = random.pick([6, 8, 9, 12]);
  const slot = (from: number, to: number, half: number) =>
    Array.from({ length: slots }, (_, i) => {
      const angle = (i * TAU) / slots;
      const corners = [
        polar(0, 0, from, angle - half * 0.7),
        polar(0, 0, to, angle - half),
        polar(0, 0, to, angle + half),
        polar(0, 0, from, angle + half * 0.7),
      ];
      return path(corners, true);
    }).join("");
  const disc = (r: number) => path(ringPoints(0, 0, r, 36), true);
  return [
    { cuts: disc(outer * 0.14) },
    { cuts: slot(bore * 0.55, bore * 0.88, 1.1 / slots) },
    { cuts: slot(bore * 1.14, outer * 0.84, 1.2 / slots) },
    { cuts: disc(bore), after: disc(bore) },
    { cuts: disc(outer) },
  ];
};

/** A chain link: two eyes, the waists, then cut free. */
const linkDie: Die = (random, pitch, height) => {
  const eye = pitch * random.range(0.2, 0.26);
  const reach = height * 0.22;
  const outline: Point[] = [
    ...Array.from({ length: 13 }, (_, i) =>
      polar(0, -reach, eye * 1.5, Math.PI * (0.86 + (1.28 * i) / 12)),
    ),
    [eye * 0.75, 0],
    ...Array.from({ length: 13 }, (_, i) =>
      polar(0, reach, eye * 1.5, Math.PI * (-0.14 + (1.28 * i) / 12)),
    ),
    [-eye * 0.75, 0],
  ];
  // Wound against the outline, so that the eyes stay open when the blank is filled.
  const disc = (y: number) => path(ringPoints(0, y, eye * 0.72, 20).toReversed(), true);
  return [
    { cuts: disc(-reach) },
    { cuts: disc(reach) },
    { cuts: path(ringPoints(0, 0, eye * 0.3, 12), true) },
    { cuts: path(outline, true) + disc(-reach) + disc(reach) },
  ];
};
