import { HatchLegend } from "#app/ui/drafting/hatch-legend.tsx";

/** The hatches of the landed-cost bars. */
export function LandedCostLegend() {
  return (
    <HatchLegend
      entries={[
        { name: "parts", hatch: "solid" },
        { name: "tooling", hatch: "slanted" },
        { name: "freight", hatch: "upright" },
        { name: "duty", hatch: "open" },
      ]}
    />
  );
}
