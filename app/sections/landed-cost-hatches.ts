import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import type { BarPart } from "#app/ui/drafting/hatched-bar.tsx";

/** The parts of a landed cost in the order of its bars, each with its hatch. */
export const landedCostHatches: readonly { part: keyof CostParts; hatch: BarPart["hatch"] }[] = [
  { part: "parts", hatch: "solid" },
  { part: "tooling", hatch: "slanted" },
  { part: "freight", hatch: "upright" },
  { part: "duty", hatch: "open" },
];
