import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import { HatchedBar } from "#app/ui/drafting/hatched-bar.tsx";
import { landedCostHatches } from "./landed-cost-hatches.ts";

interface LandedCostBarProps {
  cost: CostParts;
  /** Cost at the right end of the box, the same for every bar beside it. */
  scale: number;
  won?: boolean;
}

/** Landed cost as one bar on a shared scale, each part with its own hatch. */
export function LandedCostBar({ cost, scale, won = false }: LandedCostBarProps) {
  return (
    <HatchedBar
      parts={landedCostHatches.map(({ part, hatch }) => ({ value: cost[part], hatch }))}
      scale={scale}
      className={won ? "text-signal" : "text-line"}
    />
  );
}
