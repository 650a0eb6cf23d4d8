import { moneyText } from "#app/tool/figure-text.ts";
import type { OfferView } from "#app/tool/worker/worker-messages.ts";

const field = { width: 320, height: 200 };
const frame = { left: 12, right: 308, top: 20, bottom: 172 };

/** Landed cost against lead time. Lower left is better; the table says the same in words. */
export function CostPlot({ offers, currency }: { offers: readonly OfferView[]; currency: string }) {
  const plot = plotPoints(offers, {
    left: frame.left + 12,
    right: frame.right - 12,
    top: frame.top + 12,
    bottom: frame.bottom - 12,
  });
  if (!plot) return null;
  const { cost, leadTimeDays, points } = plot;
  return (
    <figure aria-hidden="true" className="m-auto w-full px-pad py-4">
      <svg
        viewBox={`0 0 ${field.width} ${field.height}`}
        className="mx-auto block w-full max-w-md overflow-visible fill-ink-3 font-mono text-[11px]"
      >
        <path
          d={`M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}`}
          className="fill-none stroke-line"
        />
        <text x={frame.left} y="11">
          landed {moneyText(cost.least, currency)} to {moneyText(cost.most, currency)}
        </text>
        <text x={frame.right} y={field.height - 10} textAnchor="end">
          lead time {leadTimeDays.least} to {leadTimeDays.most} d
        </text>
        {points.toReversed().map(({ id, rank, x, y }) => (
          <g key={id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <circle
              r="9"
              className={rank === 1 ? "fill-signal stroke-signal" : "fill-raised stroke-line"}
            />
            <text y="4" textAnchor="middle" className={rank === 1 ? "fill-on-signal" : "fill-ink"}>
              {rank}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type PlottedOffer = Pick<OfferView, "id" | "rank" | "leadTimeDays"> & {
  readonly cost: { readonly total: number };
};

/** Where each offer stands in the box, lead time to the right and cost upward; `null` when there is nothing to compare. */
export function plotPoints(offers: readonly PlottedOffer[], box: Box) {
  const placed = offers.flatMap(({ id, rank, cost, leadTimeDays }) =>
    leadTimeDays === null ? [] : [{ id, rank, cost: cost.total, leadTimeDays }],
  );
  if (placed.length < 2) return null;
  const cost = ends(placed.map(({ cost }) => cost));
  const leadTimeDays = ends(placed.map(({ leadTimeDays }) => leadTimeDays));
  return {
    cost,
    leadTimeDays,
    points: placed.map(({ id, rank, ...offer }) => ({
      id,
      rank,
      x: box.left + share(offer.leadTimeDays, leadTimeDays) * (box.right - box.left),
      y: box.bottom - share(offer.cost, cost) * (box.bottom - box.top),
    })),
  };
}

function ends(values: readonly number[]) {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** In the middle when all are the same. */
function share(value: number, { least, most }: { least: number; most: number }): number {
  return most === least ? 0.5 : (value - least) / (most - least);
}
