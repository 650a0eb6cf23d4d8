import { moneyText } from "#app/tool/figure-text.ts";
import type { OfferView } from "#app/tool/worker/worker-messages.ts";
import { plotPoints } from "./plot-points.ts";

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
