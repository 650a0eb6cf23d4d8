import { hatchLines } from "../clipping.ts";
import { stroke } from "../drafting.ts";
import { each } from "../geometry.ts";

/** Parallel lines: their direction in degrees, the distance between them, and a shift across them. */
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

export const garmentLines = (outline: string, hatch: GarmentHatch, scale: number) =>
  each<HatchLines>(GARMENT_HATCHES[hatch], (lines) => parallelLines(outline, lines, scale));

export function parallelLines(
  outline: string,
  { angle, distance, shift = 0 }: HatchLines,
  scale: number,
): string {
  // The drawing tools measure a hatch along the sheet's edge, a pattern across its lines.
  const along = angle === 0 ? 1 : 1 / Math.abs(Math.sin((angle * Math.PI) / 180));
  const [step, offset] = [distance * along * scale, shift * along * scale];
  const [left, top] = angle === 0 ? [0, offset] : [offset - step, 0];
  const sheet = { left, top, right: left + 240 + step, bottom: top + 300 };
  return hatchLines(outline, sheet, step, angle);
}

/** How much closer than on a card the lines stand: 1 on a card, less where it is shown larger. */
export type Shading = number;

export const shade = (outline: string, lines: HatchLines, shading: Shading) =>
  stroke(parallelLines(outline, lines, shading), "hatch");

/** Hides what is behind it. */
export const part = (outline: string, lines = "") =>
  stroke(outline, "ground-fill") + stroke(lines, "hatch") + stroke(outline, "thick");

export const hatchedPart = (outline: string, lines: HatchLines, shading: Shading) =>
  part(outline, parallelLines(outline, lines, shading));
