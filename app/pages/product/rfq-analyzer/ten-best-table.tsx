import { useRef } from "react";

import type { RankedQuote } from "#analyzer/rank/rank.ts";
import { formatMoney } from "#app/format/format-money.ts";
import type { NormalizedResponse } from "./normalized-response.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { LandedCostLegend } from "#app/sections/landed-cost-legend.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { unbrokenParts } from "#app/ui/unbroken.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";

import { JudgedCells, rankedCell, RankedHeads, rankedRow } from "#app/sections/ranked-columns.tsx";

export type RankedResponse = RankedQuote<NormalizedResponse>;
interface Scale {
  cost: number;
  leadTimeDays: number;
}

/** Suppliers, best first. When the order changes the rows travel, and the first three are spoken. */
export function TenBestTable({ best, scale }: { best: readonly RankedResponse[]; scale: Scale }) {
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
            <ResponseRow key={response.quote.id} response={response} scale={scale} />
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

function ResponseRow({ response, scale }: { response: RankedResponse; scale: Scale }) {
  const { quote, rank, score } = response;
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
      <JudgedCells
        leadTimeDays={quote.leadTimeDays}
        scaleDays={scale.leadTimeDays}
        reliability={quote.reliability}
        score={score}
        won={won}
      />
    </tr>
  );
}
