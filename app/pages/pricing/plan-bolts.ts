import boltM10 from "drawing:bolt-m10";
import boltM16 from "drawing:bolt-m16";
import boltM6 from "drawing:bolt-m6";

import type { DrawingFile } from "#app/art/drawing.tsx";
import {
  type BoltName,
  boltSheetWidth,
  boltSizes,
  shankStart,
} from "#app/art/figures/bolt-sizes.ts";
import type { PlanName } from "#app/site/plans/plans.ts";

/** The plans as fasteners: longer and thicker for more users. */
export const planBolts: Record<PlanName, DrawingFile> = {
  Starter: boltM6,
  Growth: boltM10,
  Enterprise: boltM16,
};

const boltNames: Record<PlanName, BoltName> = { Starter: "M6", Growth: "M10", Enterprise: "M16" };

/** Where a plan's limit of users begins in its drawing, and how long it is: in percent of the width. */
export function boltLength(plan: PlanName): { start: number; length: number } {
  const size = boltSizes[boltNames[plan]];
  const percent = (units: number) => (units / boltSheetWidth) * 100;
  return { start: percent(shankStart(size)), length: percent(size.length) };
}
