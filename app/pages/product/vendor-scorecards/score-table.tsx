import { type QuarterScores, scorecardCategories, scorecards } from "./scorecards.ts";
import {
  categories,
  type CategoryWeights,
  latestScore,
  totalScore,
  trendPercent,
  trendText,
  wholeCategoryWeights,
} from "./scorecard.ts";
import { ScrollArea } from "#app/ui/scroll-area.tsx";

import { supplierMarks } from "./supplier-marks.ts";

const cell = "border-l border-hair px-3 py-2 align-middle max-sm:px-2";

/** The plot in figures: score out of 100 and trend, a column for each supplier compared. */
export function ScoreTable({ weights }: { weights: CategoryWeights }) {
  const shown = wholeCategoryWeights(weights);
  return (
    <ScrollArea label="Scores by category" className="flex-1">
      <table className="h-full w-full border-collapse text-small">
        <caption className="sr-only">
          Score out of 100 and change within a year, by category and supplier
        </caption>
        <thead className="text-left font-mono text-label text-ink-3">
          <tr className="border-y border-line *:px-3 *:py-2 *:font-[450] max-sm:*:px-2">
            <th scope="col" className="pl-pad!">
              Category
            </th>
            <th scope="col" className="border-l border-hair max-sm:hidden">
              Weight
            </th>
            {scorecards.map(({ id, supplier }) => (
              <th
                key={id}
                scope="col"
                className={`border-l border-hair ${supplierMarks[id].hiddenUnlessCompared}`}
              >
                {supplier}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category} className="border-b border-hair">
              <th scope="row" className="py-2 pr-2 pl-pad text-left font-text">
                <span aria-hidden="true" className="mr-2 figures text-note text-ink-3">
                  {index + 1}
                </span>
                {scorecardCategories[category].name}
              </th>
              <td className={`${cell} figures max-sm:hidden`}>{shown[category]}%</td>
              {scorecards.map(({ id, quarters }) => (
                <td key={id} className={`${cell} ${supplierMarks[id].hiddenUnlessCompared}`}>
                  <Score quarters={quarters[category]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="py-2.5 pl-pad text-left font-medium">
              Total
            </th>
            <td className={`${cell} figures max-sm:hidden`}>100%</td>
            {scorecards.map((card) => (
              <td
                key={card.id}
                className={`${cell} figures text-body font-[500] ${supplierMarks[card.id].hiddenUnlessCompared}`}
              >
                {totalScore(card, weights).toFixed(1)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollArea>
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
