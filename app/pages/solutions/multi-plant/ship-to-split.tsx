import { listOf } from "#analyzer/text/list-of.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { InspectionSheet } from "#app/sections/industry/inspection-sheet.tsx";
import { ResultRoom } from "#app/sections/result-room.tsx";
import { useToolSettings } from "#app/page/state/use-tool-settings.ts";
import { breakAt } from "#app/samples/price-breaks.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { cheapestPool, poolRfq, poolSettings, rankPools } from "./pooled-volume.ts";
import { type RankedPool, ShipToTable } from "./ship-to-table.tsx";

const { shipTos, weights } = poolRfq;

/** Which plants pool their volume, what price that reaches, and what each of them pays at its own dock. */
export function ShipToSplit() {
  const tool = useToolSettings(poolSettings);
  const { pool: pooled, ...piecesPerYear } = tool.worked;
  const ranked = rankPools({ piecesPerYear, pooled });
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
          {/* Each supplier's price breaks, with the one that the pool reaches. */}
          <h3 className="px-pad pt-4 pb-2 label">Pooled price breaks, by rank</h3>
          <ol>
            {ranked.map((place) => (
              <Supplier key={place.quote.id} place={place} />
            ))}
          </ol>
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
  const cheapest = cheapestPool(best.quote, piecesPerYear);
  const gain = offer.landedCost - cheapest.landedCost;
  if (gain <= 0) return `${place}, and no other choice of plants saves more with them.`;
  const names = shipTos.filter(({ id }) => cheapest.pooled.includes(id)).map(({ plant }) => plant);
  const choice = listOf(names.map((name) => name.split(",")[0] ?? ""));
  return `${place}. With only ${choice} in the pool it would save ${formatMoney(gain)} more.`;
}

function Supplier({ place: { quote, rank, score } }: { place: RankedPool }) {
  const { offer, breaks } = quote;
  const reached = breakAt(breaks, offer.pieces);
  return (
    <li
      className={classNames(
        "border-t border-hair px-pad py-3.5",
        rank === 1 && "shadow-[inset_5px_0_var(--color-signal)]",
      )}
    >
      <div className="flex items-center gap-3">
        <Balloon won={rank === 1}>{rank}</Balloon>
        <p className="min-w-0 flex-1">
          <b className="block font-[540]">{quote.supplier}</b>
          <span className="note">
            {quote.place} · {quote.leadTimeDays} d
          </span>
        </p>
        <p className="text-right figures">
          {score.toFixed(1)}
          <span className="block text-note text-ink-3">{formatMoney(offer.landedCost)}</span>
        </p>
      </div>
      <ol className="mt-3 grid auto-cols-fr grid-flow-col pr-px font-mono text-note">
        {breaks.map((step) => {
          const isReached = step === reached && offer.pieces > 0;
          return (
            <li key={step.from} className="-mr-px">
              {isReached && <span className="sr-only">Reached: </span>}
              <span className="block pb-1 text-ink-3">
                {step.from === 1 ? "1" : `${step.from / 1000}k`}+
              </span>{" "}
              <span
                className={classNames(
                  "block border border-line-2 px-1.5 py-1.5",
                  isReached && "bg-ink text-ink-inverse",
                )}
              >
                ${step.unitPrice.toFixed(3)}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-1.5 note">
        {offer.toNextBreak === null
          ? "Lowest price reached"
          : `${groupDigits(offer.toNextBreak)} short of the next price`}
      </p>
    </li>
  );
}
