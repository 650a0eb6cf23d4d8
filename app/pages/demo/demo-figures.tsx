import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { claims } from "#app/site/claims.ts";

/** What a demo takes, and what follows it. */
export function DemoFigures() {
  return (
    <FigureStrip
      figures={[
        claims.demoTime,
        { ...claims.demoProposal, label: "proposal after the demo" },
        claims.salesResponse,
        claims.customers,
      ]}
      className="grid-cols-2 lg:grid-cols-4"
    />
  );
}
