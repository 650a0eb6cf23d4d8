import { formatPrice } from "#app/format/format-price.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";

import type { awards } from "./bom-cost.ts";

const legend = [
  { name: "used", hatch: "hatch-parts" },
  { name: "freight", hatch: "hatch-freight" },
  { name: "not needed", hatch: "" },
];

/** One distributor for everything, best first, and the split by line under them on the same scale. */
export function AwardList({ award: { ranked, split } }: { award: ReturnType<typeof awards> }) {
  const totals = [...ranked.map(({ quote }) => quote.landedCost), split.landedCost];
  const scale = Math.max(...totals.map((total) => total ?? 0));
  return (
    <div className="border-t-[1.5px] border-line">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-pad pt-4 pb-3">
        <h3 className="label">The whole bill, landed</h3>
        <ul aria-hidden="true" className="flex gap-x-4 text-label text-ink-3">
          {legend.map(({ name, hatch }) => (
            <li key={name} className="flex items-center gap-1.5 font-mono">
              <i className={`h-[9px] w-[18px] border border-current ${hatch}`} />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <ol>
        {ranked.map(({ quote, rank, score }) => (
          <AwardRow
            key={quote.id}
            mark={String(rank)}
            name={quote.supplier}
            note={
              quote.missingLines > 0
                ? `${quote.missingLines} lines without an offer`
                : `Score ${score.toFixed(1)}, ${quote.leadTimeDays} d`
            }
            landedCost={quote.landedCost}
            overbuyCost={quote.overbuyCost}
            freight={quote.freight}
            scale={scale}
            won={rank === 1 && quote.landedCost !== null}
          />
        ))}
        <AwardRow
          mark="S"
          name="Split by line"
          note={
            split.leadTimeDays === null
              ? "A line has no offer"
              : `Lowest order for each line, ${split.leadTimeDays} d`
          }
          landedCost={split.landedCost}
          overbuyCost={split.overbuyCost}
          freight={split.freight}
          scale={scale}
        />
      </ol>
    </div>
  );
}

interface AwardRowProps {
  mark: string;
  name: string;
  note: string;
  landedCost: number | null;
  overbuyCost: number;
  freight: number;
  scale: number;
  won?: boolean;
}

function AwardRow(props: AwardRowProps) {
  const { mark, name, note, landedCost, overbuyCost, freight, scale, won = false } = props;
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-hair px-pad py-3 md:grid-cols-[3rem_14rem_minmax(0,1fr)_8rem]">
      <Balloon won={won}>{mark}</Balloon>
      <p>
        <b className="block font-[540]">{name}</b>
        <span className="note">{note}</span>
      </p>
      <div className="max-md:col-span-3 max-md:row-start-2">
        {landedCost !== null && (
          <LandedCostBar
            cost={{
              parts: landedCost - overbuyCost - freight,
              tooling: 0,
              freight,
              duty: overbuyCost,
            }}
            scale={scale}
            won={won}
          />
        )}
      </div>
      <p className="text-right">
        <span className="block figures font-[500]">
          {landedCost === null ? "–" : formatPrice(landedCost)}
        </span>
        <span className="block note">{formatPrice(overbuyCost)} unused</span>
      </p>
    </li>
  );
}
