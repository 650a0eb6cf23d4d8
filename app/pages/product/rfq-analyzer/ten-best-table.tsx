import { useRef } from "react";

import type { RankedQuote } from "#analyzer/rank.ts";
import { formatMoney } from "#app/lib/format-money.ts";
import type { NormalizedResponse } from "#app/lib/normalized-response.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { LandedCostLegend } from "#app/sections/landed-cost-legend.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Dimension } from "#app/ui/dimension.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";

export type RankedResponse = RankedQuote<NormalizedResponse>;
interface Scale {
  cost: number;
  leadTimeDays: number;
}

const columnHead = "px-3 py-2 text-left font-mono text-label font-[450] text-ink-3";
const cell = "md:border-l md:border-hair md:px-3 md:py-2.5";

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
        <thead className="max-md:sr-only">
          <tr className="border-b border-line *:not-first:border-l *:not-first:border-l-hair">
            <th scope="col" className={`${columnHead} w-12`}>
              #
            </th>
            <th scope="col" className={columnHead}>
              Supplier
            </th>
            <th scope="col" className={`${columnHead} w-[26%]`}>
              Price landed, 0 to {scale.cost / 1000}k
            </th>
            <th scope="col" className={`${columnHead} w-[22%]`}>
              Lead time, 0 to {scale.leadTimeDays} d
            </th>
            <th scope="col" className={columnHead}>
              Reliability
            </th>
            <th scope="col" className={columnHead}>
              Score of 100
            </th>
          </tr>
        </thead>
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
    <tr
      className={classNames(
        "border-b border-hair bg-raised max-md:grid max-md:grid-cols-[2rem_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:gap-y-2 max-md:px-3 max-md:py-3 md:*:align-middle",
        won && "shadow-[inset_5px_0_var(--color-signal)]",
      )}
    >
      <td className="figures md:px-3">{rank}</td>
      <th scope="row" className={`${cell} text-left leading-tight font-medium`}>
        {quote.supplier}
        <small className="block font-mono text-label font-[400] text-ink-3">
          {quote.place} · {quote.format}, {quote.currency}
        </small>
      </th>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-2`}>
        <span className="mb-1 block figures leading-none font-[500]">
          {formatMoney(quote.landedCost)}
        </span>
        <LandedCostBar cost={quote.cost} scale={scale.cost} won={won} />
      </td>
      <td className={`${cell} max-md:col-start-2 max-md:row-start-3`}>
        <LeadTime days={quote.leadTimeDays} scaleDays={scale.leadTimeDays} />
      </td>
      <td
        className={`${cell} figures max-md:col-start-3 max-md:row-start-2 max-md:text-right max-md:text-note`}
      >
        <span className="block text-label text-ink-3 md:hidden">Reliability</span>
        {quote.reliability}
      </td>
      <td
        className={classNames(
          cell,
          "text-right figures text-h4 font-[500] max-md:col-start-3 max-md:row-start-1",
          won && "text-signal-ink",
        )}
      >
        {score.toFixed(1)}
      </td>
    </tr>
  );
}

function LeadTime({ days, scaleDays }: { days: number | null; scaleDays: number }) {
  if (days === null) return <span className="note">none given</span>;
  return (
    <>
      <span className="sr-only">{days} days</span>
      <span aria-hidden="true">
        <Dimension share={days / scaleDays}>{`${days} d`}</Dimension>
      </span>
    </>
  );
}
