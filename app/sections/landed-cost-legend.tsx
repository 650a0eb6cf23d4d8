import { HatchLegend } from "#app/ui/drafting/hatch-legend.tsx";
import { landedCostHatches } from "./landed-cost-hatches.ts";

/** The hatches of the landed-cost bars. */
export function LandedCostLegend() {
  return (
    <HatchLegend entries={landedCostHatches.map(({ part, hatch }) => ({ name: part, hatch }))} />
  );
}
