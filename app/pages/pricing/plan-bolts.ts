import boltM10 from "drawing:bolt-m10";
import boltM16 from "drawing:bolt-m16";
import boltM6 from "drawing:bolt-m6";

import type { DrawingFile } from "#app/art/drawing.tsx";
import type { PlanName } from "#app/site/plans/plans.ts";

/** The plans as fasteners: longer and thicker for more users. */
export const planBolts: Record<PlanName, DrawingFile> = {
  Starter: boltM6,
  Growth: boltM10,
  Enterprise: boltM16,
};
