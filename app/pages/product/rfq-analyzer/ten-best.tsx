import bevelGears from "drawing:bevel-gears";

import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";
import { WeightControls } from "#app/sections/weights/weight-controls.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { Icon } from "#app/ui/icon.tsx";

import { gearboxPackage } from "./gearbox-package.ts";
import { packageMix, rankPackage } from "./package-ranking.ts";
import { type RankedResponse, TenBestTable } from "./ten-best-table.tsx";

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

/** Those that were not named. They are ranked too, and a weight can bring them back. */
function OtherResponses({ responses }: { responses: readonly RankedResponse[] }) {
  return (
    <details className="border-t border-hair">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-3.5 font-mono text-note hover:bg-ground [&::-webkit-details-marker]:hidden">
        The other {responses.length} responses
        <Icon
          name="plus"
          className="size-3.5 transition-[rotate] duration-240 ease-draw in-[[open]>summary]:rotate-45"
        />
      </summary>
      <ol
        start={responses[0]?.rank}
        className="border-t border-hair py-2 font-mono text-note md:columns-2 md:gap-0"
      >
        {responses.map(({ rank, quote, score, missing }) => (
          <li
            key={quote.id}
            className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2 px-3.5 py-1.5"
          >
            <span className="text-ink-3">{rank}</span>
            <span>
              {quote.supplier}
              {missing.includes("leadTime") && (
                <span className="block text-label text-signal-ink">no lead time given</span>
              )}
            </span>
            <span>{score.toFixed(1)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
