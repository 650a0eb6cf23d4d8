import { useRef } from "react";

import type { Correction } from "#analyzer/intake/recognition.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { LandedCostLegend } from "#app/sections/landed-cost-legend.tsx";
import { useReorderMotion } from "#app/ui/use-reorder-motion.ts";

import { moneyText } from "#app/tool/figure-text.ts";
import type { GroupView } from "#app/tool/worker/worker-messages.ts";
import { RankedHeads } from "#app/sections/ranked-columns.tsx";
import { OfferRow } from "./offer-row.tsx";

interface OfferTableProps {
  group: GroupView;
  currency: string;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** The ten best, each with its working. The order is the truth; the plot beside it only shows it. */
export function OfferTable({ group, currency, onAnswer }: OfferTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const { best } = group;
  useReorderMotion(table, best.map(({ id }) => id).join());
  const scale = {
    cost: Math.max(...best.map(({ cost }) => cost.total), 0),
    leadTimeDays: Math.max(...best.map(({ leadTimeDays }) => leadTimeDays ?? 0), 0),
  };
  if (best.length === 0) {
    return (
      <p className="px-pad py-8 text-ink-2">
        No offer of this part can be ranked. The reasons are below.
      </p>
    );
  }
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-hair px-3 py-2 font-mono text-label text-ink-3">
        {group.rankedCount > best.length
          ? `Best ${best.length} of ${groupDigits(group.rankedCount)}`
          : `All ${best.length} that can be ranked`}
        <LandedCostLegend />
      </div>
      <table ref={table} className="relative w-full border-collapse text-small max-md:block">
        <caption className="sr-only">Offers for {group.title}, ranked by score</caption>
        <RankedHeads
          cost={`Landed, 0 to ${moneyText(scale.cost, currency)}`}
          leadTimeDays={scale.leadTimeDays}
        />
        {best.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            scale={scale}
            currency={currency}
            onAnswer={onAnswer}
          />
        ))}
      </table>
    </div>
  );
}
