import {
  categories,
  type CategoryWeights,
  latestScore,
  type QuarterScores,
  scorecardCategories,
  type ScorecardCategory,
  scorecards,
  totalScore,
  trendPercent,
  trendText,
  wholeCategoryWeights,
} from "./scorecards.ts";
import { Table } from "#app/ui/table.tsx";

import { supplierMarks } from "./bolt-circle-plot.tsx";

/** The plot in figures: score out of 100 and trend, a column for each supplier compared. */
export function ScoreTable({ weights }: { weights: CategoryWeights }) {
  const shown = wholeCategoryWeights(weights);
  return (
    <Table
      caption="Score out of 100 and change within a year, by category and supplier"
      scrolls="Scores by category"
      scrollsClassName="flex-1"
      density="tight"
      isMiddle
      className="h-full"
      columns={[
        {
          head: "Category",
          isRowHead: true,
          className: "pl-pad!",
          render: ({ category, index }) => (
            <>
              <span aria-hidden="true" className="mr-2 figures text-note text-ink-3">
                {index + 1}
              </span>
              {scorecardCategories[category].name}
            </>
          ),
          sum: "Total",
        },
        {
          head: "Weight",
          className: "max-sm:hidden",
          cellClassName: "figures",
          render: ({ category }) => `${shown[category]}%`,
          sum: <span className="figures">100%</span>,
        },
        ...scorecards.map((card) => ({
          head: card.supplier,
          className: supplierMarks[card.id].hiddenUnlessCompared,
          render: ({ category }: { category: ScorecardCategory }) => (
            <Score quarters={card.quarters[category]} />
          ),
          sum: (
            <span className="figures text-body font-[500]">
              {totalScore(card, weights).toFixed(1)}
            </span>
          ),
        })),
      ]}
      rows={categories.map((category, index) => ({ category, index }))}
      rowKey={({ category }) => category}
    />
  );
}

/** A score and where it is going: a triangle up or down, and the figure. */
export function Score({ quarters }: { quarters: QuarterScores }) {
  const trend = trendPercent(quarters);
  return (
    <span className="flex items-baseline gap-x-2 max-sm:flex-col">
      <b className="figures text-body font-[500]">{latestScore(quarters)}</b>
      <span className="inline-flex items-center gap-1 font-mono text-label text-ink-2">
        {trend !== 0 && (
          <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2 fill-current">
            <path d={trend > 0 ? "M4 1 8 7H0Z" : "M4 7 0 1H8Z"} />
          </svg>
        )}
        {trendText(quarters)}
      </span>
    </span>
  );
}
