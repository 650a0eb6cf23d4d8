import { evtolSample } from "#app/samples/evtol-sample.ts";
import { formatMoney } from "#app/format/format-money.ts";
import { type LadderStep, shipsetsCost } from "./ladder-costs.ts";
import { LandedCostBar } from "#app/sections/landed-cost-bar.tsx";
import { LandedCostLegend } from "#app/sections/landed-cost-legend.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The whole order at the quantity looked at, on one scale, and what each process has to show first. */
export function ChosenRung({
  step: { ranked, late },
  shipsets,
}: {
  step: LadderStep;
  shipsets: number;
}) {
  const { piecesPerShipset } = evtolSample;
  const lines = [
    ...ranked.map(({ quote, rank }) => ({ ...quote, rank, daysLate: 0 })),
    ...late.map(({ quote, daysLate }) => {
      const cost = shipsetsCost(quote, { shipsets, piecesPerShipset });
      const landedCost = cost.parts + cost.tooling + cost.freight + cost.duty;
      return { ...quote, cost, landedCost, rank: null, daysLate };
    }),
  ];
  const scale = Math.max(...lines.map(({ landedCost }) => landedCost));
  return (
    <div className="flex flex-col border-line max-lg:border-t lg:col-span-5 lg:border-l">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-pad pt-4 pb-3">
        <h3 className="label">
          The order at {shipsets} {shipsets === 1 ? "shipset" : "shipsets"}
        </h3>
        <LandedCostLegend />
      </div>
      <ol className="flex-1">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[3rem_minmax(0,1fr)] border-t border-hair px-pad py-3.5"
          >
            <Balloon won={line.rank === 1}>
              {line.rank ?? <Icon name="close" className="size-4" />}
            </Balloon>
            <div className="grid gap-1.5">
              <p className="flex items-baseline justify-between gap-x-3">
                <b className="font-[540]">{line.process}</b>
                <span className="figures font-[500]">{formatMoney(line.landedCost)}</span>
              </p>
              <div className="max-w-md">
                <LandedCostBar cost={line.cost} scale={scale} won={line.rank === 1} />
              </div>
              <p className="note">
                First article in {line.leadTimeDays} d
                {line.daysLate > 0 && `, ${line.daysLate} d late`}
              </p>
              <p className="text-small text-ink-2">{line.certification}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
