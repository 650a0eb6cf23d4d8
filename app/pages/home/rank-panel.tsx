import bracket from "drawing:bracket";

import { explainLead, leadSentence } from "#analyzer/explain.ts";
import { landedCost } from "#analyzer/landed-cost.ts";
import { rank } from "#analyzer/rank.ts";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { samplePackage as sample } from "#app/samples/sample-package.ts";
import { LandedCostLegend } from "#app/sections/landed-cost-legend.tsx";
import { useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";
import { WeightControls } from "#app/sections/weights/weight-controls.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

import { RankedVendors } from "./ranked-vendors.tsx";

/** The sample dashboard: one part, its best quotes, and the three weights that rank them. */
export function RankPanel() {
  const { weights, setWeight, resetWeights } = useSharedWeights(sample.weights);
  const quotes = sample.vendors.map((vendor) => ({
    ...vendor,
    landedCost: landedCost(vendor.cost).total,
  }));
  const { best } = rank(quotes, weights);
  const [first, second] = best;

  return (
    <div className="grid border-t-[1.5px] border-line on-raised lg:grid-cols-[4fr_8fr]">
      <figure className="flex flex-col border-line gridded max-lg:row-start-2 max-lg:border-t-[1.5px] lg:border-r-[1.5px]">
        <figcaption className="flex justify-between gap-4 border-b border-hair bg-raised px-3.5 py-2.5 font-mono text-note text-ink-3">
          <b className="font-[500] text-ink">P/N {sample.partNumber}</b>
          {sample.partName}
        </figcaption>
        <div className="relative min-h-0 flex-1 p-2.5 max-lg:mx-auto max-lg:w-full max-lg:max-w-md">
          <Drawing
            of={bracket}
            eager
            className="lg:absolute lg:inset-2.5 lg:size-[calc(100%-1.25rem)]"
          />
        </div>
      </figure>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-hair px-3.5 py-2.5 font-mono text-note">
          <h2 className="tracking-normal font-[500]">
            {sample.rfq}, illustrative · best {best.length} of {sample.responses} responses
          </h2>
          <ArrowLink to={trial.tool} className="text-note lg:mr-auto">
            Try it on your own quotes
          </ArrowLink>
          <LandedCostLegend />
        </div>
        <RankedVendors vendors={best} scale={sample.scale} />
        <WeightControls
          weights={weights}
          onChange={setWeight}
          onReset={resetWeights}
          explanation={first && second && leadSentence(explainLead(first, second, weights))}
        />
      </div>
      <TitleBlock
        className="grid-cols-2 lg:col-span-full lg:grid-cols-[1fr_auto_1.3fr_auto_1fr_auto]"
        entries={[
          { label: "Material", value: sample.material },
          { label: "Quantity", value: sample.quantity },
          { label: "Normalized", value: sample.normalized },
          {
            label: "Confidence",
            value: (
              <>
                {sample.confidence} <span className="text-ink-3">{sample.confidenceTolerance}</span>
              </>
            ),
          },
          { label: "Score", value: "sum of weight × value" },
          {
            label: `Analyzed ${sample.responses} responses in`,
            value: claims.homeAnalysisTime.figure,
            big: true,
          },
        ]}
      />
    </div>
  );
}
