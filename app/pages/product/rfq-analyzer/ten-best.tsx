import bevelGears from "drawing:bevel-gears";

import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { gearboxPackage } from "./gearbox-package.ts";
import { packageMix, rankPackage } from "./package-ranking.ts";
import { useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";
import { WeightControls } from "#app/sections/weights/weight-controls.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";

import { OtherResponses } from "./other-responses.tsx";
import { TenBestTable } from "./ten-best-table.tsx";

const gearboxSet = {
  ...bevelGears,
  notes: false,
  label: "Gear pair of the gearbox set, in section",
};

/** The sample result: the ten best of the package, ranked anew as the weights move. */
export function TenBest() {
  const { weights, setWeight, resetWeights } = useSharedWeights(gearboxPackage.weights);
  const { ranked, best } = rankPackage(weights);
  const [first, second] = best;

  return (
    <Zone
      id="ten-best"
      tone="raised"
      space="bare"
      className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div className="flex flex-col justify-between gap-8 border-line-2 pt-zone lg:border-r">
        <SideHead
          className="px-pad max-md:pb-4"
          title="The ten best responses."
          note={`The ${claims.bestResponses.figure} best of ${packageMix.responses} are named in ${claims.clicks.figure}. Change a weight to rank again.`}
        />
        <Drawing of={gearboxSet} className="px-pad max-lg:hidden" />
        <div className="max-md:hidden">
          <TitleBlock
            className="grid-cols-2"
            entries={[
              { label: "Package", value: `${gearboxPackage.rfq}, ${gearboxPackage.partName}` },
              {
                label: "Quantity",
                value: `${gearboxPackage.sets} sets: ${gearboxPackage.lines.map(({ name }) => name).join(", ")}`,
              },
              { label: "Score", value: "sum of weight × value" },
              {
                label: `${packageMix.responses} responses`,
                value: `${claims.packageAnalysis.figure} ${claims.packageAnalysis.label}`,
              },
            ]}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col border-line max-lg:border-t">
        <TenBestTable best={best} scale={gearboxPackage.scale} />
        <WeightControls
          weights={weights}
          onChange={setWeight}
          onReset={resetWeights}
          explanation={first && second && leadSentence(explainLead(first, second, weights))}
          fragment="ten-best"
        />
        <OtherResponses responses={ranked.slice(best.length)} />
      </div>
    </Zone>
  );
}
