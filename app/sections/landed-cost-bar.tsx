import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import { classNames } from "#app/ui/class-names.ts";

const height = 11;
/** Solid parts, 45° tooling, vertical freight, open duty: a thick stroke, cut into the hatches of the legend. */
const hatches = [
  { part: "parts", stroke: { strokeDasharray: "none" } },
  { part: "tooling", stroke: { strokeDasharray: "1.4 3.6", transform: "skewX(-45)" } },
  { part: "freight", stroke: { strokeDasharray: "1 2", strokeDashoffset: 2 } },
  { part: "duty", stroke: null },
] as const;

interface LandedCostBarProps {
  cost: CostParts;
  /** Cost at the right end of the box, the same for every bar beside it. */
  scale: number;
  won?: boolean;
}

/** Landed cost as one bar on a shared scale, each part with its own hatch. */
export function LandedCostBar({ cost, scale, won = false }: LandedCostBarProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "block w-full overflow-visible stroke-current",
        won ? "text-signal" : "text-line",
      )}
      height={height}
    >
      {segments(cost, scale).map(({ part, stroke, x, width }) => (
        <g key={part}>
          {stroke && (
            <svg x={x} width={width} height={height} className="redraws">
              <path d={`M0 ${height / 2}H4000`} strokeWidth={height} {...stroke} />
            </svg>
          )}
          <rect x={x} y="0.5" width={width} height={height - 1} className="fill-none redraws" />
        </g>
      ))}
    </svg>
  );
}

/** The parts that cost anything, each beginning where the one before it ends. */
function segments(cost: CostParts, scale: number) {
  const percent = (amount: number) => `${((amount / scale) * 100).toFixed(2)}%`;
  return hatches
    .map((hatch, index) => ({
      ...hatch,
      x: percent(hatches.slice(0, index).reduce((sum, { part }) => sum + cost[part], 0)),
      width: percent(cost[hatch.part]),
    }))
    .filter(({ part }) => cost[part] > 0);
}
