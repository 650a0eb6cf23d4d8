import { scorecardCategories, scorecards } from "./scorecards.ts";
import {
  categories,
  type CategoryWeights,
  rankByTotal,
  totalScore,
  wholeCategoryWeights,
} from "./scorecard.ts";
import { WeightVernier } from "#app/sections/weights/weight-vernier.tsx";
import { copyLink } from "#app/ui/clipboard.ts";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { ToolAction } from "#app/ui/tool-action.tsx";

import { BoltCirclePlot } from "./bolt-circle-plot.tsx";
import { ScoreTable } from "./score-table.tsx";
import { type RankedSupplier, SupplierChoice } from "./supplier-choice.tsx";
import { useScorecard } from "./use-scorecard.ts";

/** The scorecard: suppliers over one another on six axes, the same in figures, and the weights that total them. */
export function ScorecardPanel() {
  const { compared, weights, compare, setWeight, resetWeights, link } = useScorecard();
  const shown = wholeCategoryWeights(weights);
  const order = byRank(weights);
  const standing = order.map(({ supplier, total }) => `${supplier} ${total.toFixed(1)}`).join(", ");

  return (
    <div className="group/scorecard border-t-[1.5px] border-line on-raised">
      <div className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <figure className="flex flex-col border-line gridded max-lg:border-b lg:border-r">
          <figcaption className="flex flex-wrap justify-between gap-x-4 border-b border-hair bg-raised px-pad py-2.5 font-mono text-note text-ink-3">
            <b className="font-[500] text-ink">Outer circle = 100</b>
            center = 0, hole size = weight
          </figcaption>
          <div className="grid flex-1 place-items-center p-3">
            <BoltCirclePlot leader={order[0]!.id} weights={weights} />
          </div>
        </figure>
        <div className="flex min-w-0 flex-col">
          <h2 className="tracking-normal border-b border-line px-pad py-2.5 font-mono text-note font-[500]">
            {scorecards.length} illustrative suppliers, compare up to three
          </h2>
          <SupplierChoice ranked={order} compared={compared} onCompare={compare} />
          <ScoreTable weights={weights} />
        </div>
      </div>
      <div role="group" aria-label="Weights" className="border-t border-line noscript:hidden">
        <div className="ruled-cells md:grid-cols-2 lg:grid-cols-3">
          {categories.map((category, index) => (
            <WeightVernier
              key={category}
              id={`weight-${category}`}
              datum={String(index + 1)}
              name={scorecardCategories[category].name}
              explanation={scorecardCategories[category].measuredFrom}
              percent={shown[category]}
              onChange={(percent) => setWeight(category, percent)}
            />
          ))}
        </div>
        <div className="flex flex-wrap border-t border-hair font-mono text-note">
          <p data-verdict className="min-w-64 flex-1 px-pad py-3 text-ink-2">
            Total is the sum of weight × score. {leadText(order)}
          </p>
          <div className="flex border-hair max-md:w-full max-md:border-t md:border-l">
            <ToolAction icon="reset" onPress={resetWeights}>
              Reset weights
            </ToolAction>
            <ToolAction
              icon="link"
              onPress={() => copyLink(link(), "It opens these suppliers with these weights.")}
            >
              Copy link
            </ToolAction>
          </div>
        </div>
      </div>
      <SettledAnnouncement state={standing} text={`By total: ${standing}.`} />
    </div>
  );
}

function byRank(weights: CategoryWeights): RankedSupplier[] {
  const ranks = rankByTotal(scorecards, weights);
  return scorecards
    .map((card) => ({ ...card, rank: ranks.get(card.id)!, total: totalScore(card, weights) }))
    .sort((a, b) => a.rank - b.rank);
}

function leadText([first, second]: readonly RankedSupplier[]): string {
  if (!first || !second) return "";
  const lead = first.total - second.total;
  return lead === 0
    ? `${first.supplier} and ${second.supplier} share the lead.`
    : `${first.supplier} leads ${second.supplier} by ${lead.toFixed(1)}.`;
}
