import { formatPrice } from "#app/format/format-price.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";

import type { awards, Basket } from "./bom-cost.ts";

const legend = [
  { name: "used", hatch: "hatch-parts" },
  { name: "freight, duty", hatch: "hatch-freight" },
  { name: "not needed", hatch: "" },
];

/** One distributor for everything, best first, and the split by line under them on the same scale. */
export function AwardList({ award }: { award: ReturnType<typeof awards> }) {
  const { ranked, incomplete, split } = award;
  const totals = [...ranked.map(({ quote }) => quote), split];
  const scale = Math.max(...totals.map(({ landedCost }) => landedCost ?? 0));
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
            note={`Score ${score.toFixed(1)}, ${quote.leadTimeDays} d`}
            basket={quote}
            scale={scale}
            won={rank === 1}
          />
        ))}
        {incomplete.map((quote) => (
          <AwardRow
            key={quote.id}
            mark="–"
            name={quote.supplier}
            note={`${quote.missingLines} ${quote.missingLines === 1 ? "line" : "lines"} without an offer`}
            basket={quote}
            scale={scale}
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
          basket={split}
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
  basket: Basket;
  scale: number;
  won?: boolean;
}

function AwardRow(props: AwardRowProps) {
  const { mark, name, note, basket, scale, won = false } = props;
  const { landedCost, overbuyCost, cost } = basket;
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
              parts: cost.parts - overbuyCost,
              tooling: 0,
              freight: cost.freight + cost.duty,
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
        {landedCost !== null && (
          <span className="block note">{formatPrice(overbuyCost)} unused</span>
        )}
      </p>
    </li>
  );
}
