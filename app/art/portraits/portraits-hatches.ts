import { hatchLines } from "../clipping.ts";

/** One set of parallel lines: direction in degrees, distance between lines, shift across them. */
interface HatchLines {
  angle: number;
  distance: number;
  shift?: number;
}

/** ANSI Y14.2 material patterns. */
const GARMENT_HATCHES = {
  iron: [{ angle: 45, distance: 6 }],
  titanium: [{ angle: -45, distance: 6 }],
  steel: [
    { angle: 45, distance: 10 },
    { angle: 45, distance: 10, shift: 3 },
  ],
  bronze: [
    { angle: 45, distance: 14 },
    { angle: 45, distance: 14, shift: 2.4 },
    { angle: 45, distance: 14, shift: 8 },
  ],
  zinc: [
    { angle: 45, distance: 7 },
    { angle: -45, distance: 7 },
  ],
  glass: [
    { angle: 45, distance: 16 },
    { angle: 45, distance: 16, shift: 3 },
    { angle: 45, distance: 16, shift: 6 },
  ],
  board: [{ angle: 0, distance: 5.5 }],
} satisfies Record<string, readonly HatchLines[]>;

export type GarmentHatch = keyof typeof GARMENT_HATCHES;

export const garmentHatches = Object.keys(GARMENT_HATCHES) as GarmentHatch[];

/** The material that the jacket is cut from says which industry its wearer buys for. */
export const industryHatch = {
  Aerospace: "titanium",
  eVTOL: "glass",
  Electronics: "board",
  "Discrete manufacturing": "iron",
  Defense: "steel",
  Industrial: "zinc",
} satisfies Record<string, GarmentHatch>;

export function garmentLines(outline: string, hatch: GarmentHatch, scale: number): string {
  const sets: readonly HatchLines[] = GARMENT_HATCHES[hatch];
  return sets.map((lines) => parallelLines(outline, lines, scale)).join("");
}

export function parallelLines(
  outline: string,
  { angle, distance, shift = 0 }: HatchLines,
  scale: number,
): string {
  // The drawing tools measure a hatch along the sheet's edge, a pattern across its lines.
  const along = angle === 0 ? 1 : 1 / Math.abs(Math.sin((angle * Math.PI) / 180));
  const [step, offset] = [distance * along * scale, shift * along * scale];
  const [x, y] = angle === 0 ? [0, offset] : [offset - step, 0];
  return hatchLines(outline, x, y, 240 + step, 300, step, angle);
}
