import bevelGears from "drawing:bevel-gears";
import { useRef } from "react";

import { explainLead, leadSentence } from "#analyzer/rank/explain.ts";
import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { useSharedWeights } from "#app/sections/weights/use-shared-weights.ts";
import { WeightControls } from "#app/sections/weights/weight-controls.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { SideHead } from "#app/ui/drafting/headed-zone.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { RankedQuote } from "#analyzer/rank/rank.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { LandedCostBar, LandedCostLegend } from "#app/sections/landed-cost-bar.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { unbrokenParts } from "#app/ui/unbroken.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";
import { JudgedCells, rankedCell, RankedHeads, rankedRow } from "#app/sections/ranked-columns.tsx";

import {
  gearboxPackage,
  type NormalizedResponse,
  packageMix,
  rankPackage,
} from "./gearbox-package.ts";

const gearboxSet = {
  ...bevelGears,
  notes: false,
  label: "Gear pair of the gearbox set, in section",
};

const { scale } = gearboxPackage;

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
        <TenBestTable best={best} />
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

type RankedResponse = RankedQuote<NormalizedResponse>;

/** Suppliers, best first. When the order changes the rows travel, and the first three are spoken. */
function TenBestTable({ best }: { best: readonly RankedResponse[] }) {
  const rows = useRef<HTMLTableSectionElement>(null);
  const order = best.map(({ quote }) => quote.id).join();
  useReorderMotion(rows, order);

  return (
    <>
      <div className="flex justify-end border-b border-hair px-3 py-2 font-mono">
        <LandedCostLegend />
      </div>
      <table className="relative w-full flex-1 border-collapse text-small max-md:block">
        <caption className="sr-only">The ten best responses, ranked by score</caption>
        <RankedHeads
          cost={`Price landed, 0 to ${scale.cost / 1000}k`}
          leadTimeDays={scale.leadTimeDays}
        />
        <tbody ref={rows} className="max-md:block">
          {best.map((response) => (
            <ResponseRow key={response.quote.id} {...response} />
          ))}
        </tbody>
      </table>
      <SettledAnnouncement
        state={order}
        text={best
          .slice(0, 3)
          .map(({ rank, quote, score }) => `${rank}, ${quote.supplier}, score ${score.toFixed(1)}`)
          .join(". ")}
      />
    </>
  );
}

function ResponseRow({ quote, rank, score }: RankedResponse) {
  const won = rank === 1;
  return (
    <tr className={rankedRow(won)}>
      <td className="figures md:px-3">{rank}</td>
      <th scope="row" className={`${rankedCell} text-left leading-tight font-medium`}>
        {quote.supplier}{" "}
        <small className="block font-mono text-label font-[400] text-ink-3">
          {unbrokenParts(quote.place, `${quote.format}, ${quote.currency}`)}
        </small>
      </th>
      <td className={`${rankedCell} max-md:col-start-2 max-md:row-start-2`}>
        <span className="mb-1 block figures leading-none font-[500]">
          {formatMoney(quote.landedCost)}
        </span>
        <LandedCostBar cost={quote.cost} scale={scale.cost} won={won} />
      </td>
      <JudgedCells {...quote} scaleDays={scale.leadTimeDays} score={score} won={won} />
    </tr>
  );
}
