import type { Recognition } from "../intake/recognition.ts";
import type { Calculation } from "./analysis.ts";
import { normalize } from "./normalize/normalize.ts";
import type { PackageSettings } from "./settings.ts";
import { lineWorkings } from "./normalize/line-workings.ts";

/** The workings of any line, ranked or not; empty for one that cannot be compared. */
export function workingsOf(
  { lines }: Recognition,
  settings: PackageSettings,
  lineId: string,
): Calculation[] {
  for (const part of normalize(lines, settings)) {
    const found = part.lines.find(({ line }) => line.id === lineId);
    if (found) return lineWorkings(found, settings);
  }
  return [];
}
