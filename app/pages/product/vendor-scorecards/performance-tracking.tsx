import {
  categories,
  type QuarterScores,
  scorecardCategories,
  scorecardQuarters,
  scorecards,
} from "./scorecards.ts";
import { erp } from "#app/site/facts/erp.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { Score } from "./score-table.tsx";

/** The one whose year moved most. */
const tracked = scorecards[1]!;

/** What each category is measured from, and how one supplier ran through five quarters. */
export function PerformanceTracking() {
  return (
    <Zone>
      <div className="grid gap-y-8 px-pad lg:grid-cols-12">
        <header className="flex flex-col gap-5 lg:sticky lg:top-[calc(var(--spacing-bar)+2rem)] lg:col-span-4 lg:self-start lg:pr-pad">
          <SectionMark />
          <h2 className="text-h2">Performance tracking over five quarters.</h2>
          <p className="max-w-[25em] text-ink-2">
            The score is the result of the last quarter. The trend is the change over a year, in
            percent. Example: at {tracked.supplier}, cost improved and delivery got worse.
          </p>
          <p className="max-w-[25em] text-ink-2">
            The mean of categories 1 and 2 is the reliability score in the RFQ ranking.{" "}
            {erp.receipts}
          </p>
        </header>
        <ol className="border-b border-hair lg:col-span-8">
          {categories.map((category, index) => {
            const { name, measuredFrom } = scorecardCategories[category];
            return (
              <li
                key={category}
                className="grid grid-cols-[3.25rem_minmax(0,1fr)] items-center gap-y-3 border-t border-hair py-4 md:grid-cols-[3.25rem_minmax(0,1fr)_11rem_7rem]"
              >
                <Balloon>{index + 1}</Balloon>
                <div className="md:pr-8">
                  <h3 className="font-medium tracking-snug">{name}</h3>
                  <p className="text-small text-ink-2">{measuredFrom}</p>
                </div>
                <div className="flex items-center gap-5 max-md:col-start-2 md:contents">
                  <div className="max-md:w-44">
                    <RunChart name={name} quarters={tracked.quarters[category]} />
                  </div>
                  <div className="md:justify-self-end">
                    <Score quarters={tracked.quarters[category]} />
                  </div>
                </div>
              </li>
            );
          })}
        </ol>
        <p className="note lg:col-span-8 lg:col-start-5">
          {tracked.supplier}, {scorecardQuarters[0]} to {scorecardQuarters[4]}, each chart from 60
          to 100. Sample data.
        </p>
      </div>
    </Zone>
  );
}

const stepPx = 36;
const heightPx = 56;
const lowest = 60;
const yOf = (score: number) =>
  Math.round((1 - (score - lowest) / (100 - lowest)) * heightPx * 10) / 10;

function RunChart({ name, quarters }: { name: string; quarters: QuarterScores }) {
  const points = quarters.map((score, quarter) => ({ x: quarter * stepPx, y: yOf(score) }));
  return (
    <svg
      role="img"
      aria-label={`${name}: ${quarters.join(", ")}`}
      viewBox={`-6 -6 ${4 * stepPx + 12} ${heightPx + 12}`}
      className="block w-full fill-none stroke-line"
    >
      <path d={`M0 ${heightPx}H${4 * stepPx}M0 0H${4 * stepPx}`} className="stroke-hair" />
      {points.map(({ x }) => (
        <path key={x} d={`M${x} 0V${heightPx}`} className="stroke-hair" />
      ))}
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} className="stroke-[1.5]" />
      {points.map(({ x, y }, quarter) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="3"
          className={quarter === points.length - 1 ? "fill-line" : "fill-ground"}
        />
      ))}
    </svg>
  );
}
