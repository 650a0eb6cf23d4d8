import { listOf } from "#analyzer/text/list-of.ts";
import { poolRfq, poolSettings } from "./records.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { cheapestPool, rankPools } from "./pooled-volume.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";

import { BreakLadder } from "./break-ladder.tsx";
import { type RankedPool, ShipToTable } from "./ship-to-table.tsx";

const { shipTos, quotes, weights } = poolRfq;

/** Which plants pool their volume, what price that reaches, and what each of them pays at its own dock. */
export function ShipToSplit() {
  const tool = useToolSettings(poolSettings);
  const { pool: pooled, ...piecesPerYear } = tool.worked;
  const ranked = rankPools(quotes, shipTos, { piecesPerYear, pooled }, weights);
  return (
    <InspectionSheet
      label="Ship-to split"
      title="What each plant pays in a pool."
      lead="Tick the plants that buy together and enter their volumes. The total volume sets the price; freight and duty depend on the plant. Bolts that originate in the US or Mexico cross the border duty-free under the USMCA."
      tool={tool}
      entriesClassName="grid-cols-2 lg:grid-cols-[auto_auto_1fr_1fr_1fr]"
      entries={{
        RFQ: poolRfq.rfq,
        "P/N": poolRfq.partNumber,
        Part: poolRfq.partName,
        Grade: poolRfq.material,
        Weights: `cost ${weights.landedCost}, lead ${weights.leadTime}, reliability ${weights.reliability}`,
      }}
      verdict={verdict(ranked[0], piecesPerYear)}
    >
      <div className="grid border-t border-line lg:grid-cols-12">
        {ranked[0] && (
          <ShipToTable
            best={ranked[0]}
            settings={tool.settings}
            hasResult={tool.missing.length === 0}
          />
        )}
        <ResultRoom
          missing={tool.missing}
          className="border-line max-lg:border-t lg:col-span-4 lg:border-l"
        >
          <BreakLadder ranked={ranked} />
        </ResultRoom>
      </div>
    </InspectionSheet>
  );
}

function verdict(
  best: RankedPool | undefined,
  piecesPerYear: Readonly<Record<string, number>>,
): string {
  if (!best?.quote.offer.lines.some(({ isPooled }) => isPooled))
    return "No plant is in the pool. Tick at least one plant.";
  const { supplier, offer } = best.quote;
  if (offer.pieces === 0) return "The plants in the pool buy 0 pieces. Enter a quantity.";
  const place = `${supplier} at ${groupDigits(offer.pieces)} pieces: the company saves ${formatMoney(offer.saving)} a year`;
  const cheapest = cheapestPool(best.quote, shipTos, piecesPerYear);
  const gain = offer.landedCost - cheapest.landedCost;
  if (gain <= 0) return `${place}, and no other choice of plants saves more with them.`;
  const names = shipTos.filter(({ id }) => cheapest.pooled.includes(id)).map(({ plant }) => plant);
  const choice = listOf(names.map((name) => name.split(",")[0] ?? ""));
  return `${place}. With only ${choice} in the pool it would save ${formatMoney(gain)} more.`;
}
