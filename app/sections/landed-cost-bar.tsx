import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import { type BarPart, HatchedBar } from "#app/ui/drafting/hatched-bar.tsx";
import { HatchLegend } from "#app/ui/drafting/hatch-legend.tsx";

/** The parts of a landed cost in the order of its bars, each with its hatch. */
export const landedCostHatches: readonly { part: keyof CostParts; hatch: BarPart["hatch"] }[] = [
  { part: "parts", hatch: "solid" },
  { part: "tooling", hatch: "slanted" },
  { part: "freight", hatch: "upright" },
  { part: "duty", hatch: "open" },
];

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

export function LandedCostLegend() {
  return (
    <HatchLegend entries={landedCostHatches.map(({ part, hatch }) => ({ name: part, hatch }))} />
  );
}
