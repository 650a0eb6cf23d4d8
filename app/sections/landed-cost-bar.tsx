import type { CostParts } from "#analyzer/landed-cost.ts";
import { classNames } from "#app/ui/class-names.ts";

const height = 11;
const lines = Array.from({ length: 60 }, (_, index) => index);
/** Solid parts, 45° tooling, vertical freight, open duty: the hatches of the legend. */
const hatches = [
  { part: "parts", path: `M0 0H2000V${height}H0Z`, isSolid: true },
  {
    part: "tooling",
    path: lines.map((i) => `M${i * 5 - height} ${height}L${i * 5} 0`).join(""),
    isSolid: false,
  },
  {
    part: "freight",
    path: lines.map((i) => `M${i * 3 + 1.5} 0V${height}`).join(""),
    isSolid: false,
  },
  { part: "duty", path: "", isSolid: false },
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
      className={classNames("block w-full stroke-current", won ? "text-signal" : "text-line")}
      height={height}
    >
      {segments(cost, scale).map(({ part, path, isSolid, x, width }) => (
        <g key={part}>
          <svg x={x} width={width} height={height}>
            <path d={path} className={isSolid ? "fill-current" : "fill-none"} />
          </svg>
          <rect x={x} y="0.5" width={width} height={height - 1} className="fill-none" />
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
