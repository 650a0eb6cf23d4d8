import { formatMoney } from "#app/format/format-money.ts";
import { groupDigits } from "#app/format/group-digits.ts";
import { breakAt } from "#app/samples/price-breaks.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { classNames } from "#app/ui/class-names.ts";

import type { RankedPool } from "./ship-to-table.tsx";

/** Each supplier's price breaks, with the one that the pool reaches. */
export function BreakLadder({ ranked }: { ranked: readonly RankedPool[] }) {
  return (
    <>
      <h3 className="px-pad pt-4 pb-2 label">Pooled price breaks, by rank</h3>
      <ol>
        {ranked.map((place) => (
          <Supplier key={place.quote.id} place={place} />
        ))}
      </ol>
    </>
  );
}

function Supplier({ place: { quote, rank, score } }: { place: RankedPool }) {
  const { offer, breaks } = quote;
  const reached = breakAt<(typeof breaks)[number]>(breaks, offer.pieces);
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
      <ol className="mt-3 grid auto-cols-fr grid-flow-col pr-px font-mono text-label">
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
                  "block border border-line-2 px-2 py-1.5",
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
