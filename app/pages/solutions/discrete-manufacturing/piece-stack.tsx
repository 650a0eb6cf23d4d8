import type { CostParts } from "#analyzer/quote/landed-cost.ts";
import { classNames } from "#app/ui/class-names.ts";

const lines = Array.from({ length: 60 }, (_, index) => index);
/** From the floor up: solid parts, 45° tooling, vertical freight, open duty. */
const hatches = [
  { part: "parts", path: "M0 0H400V400H0Z", isSolid: true },
  {
    part: "tooling",
    path: lines.map((i) => `M${i * 6 - 260} 260L${i * 6} 0`).join(""),
    isSolid: false,
  },
  { part: "freight", path: lines.map((i) => `M${i * 4 + 2} 0V260`).join(""), isSolid: false },
  { part: "duty", path: "", isSolid: false },
] as const;

interface PieceStackProps {
  cost: CostParts;
  /** Cost at the top of the box, the same for every stack beside it. */
  scale: number;
  won: boolean;
}

/** Landed cost of a piece as a column standing on the floor. The figures stand beside it. */
export function PieceStack({ cost, scale, won }: PieceStackProps) {
  const percent = (amount: number) => `${((amount / scale) * 100).toFixed(2)}%`;
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "block h-32 w-full max-w-32 overflow-visible stroke-current md:h-48",
        won ? "text-signal" : "text-line",
      )}
    >
      {hatches.map(({ part, path, isSolid }, index) => {
        const top = hatches.slice(0, index + 1).reduce((sum, hatch) => sum + cost[hatch.part], 0);
        const box = { y: percent(scale - top), height: percent(cost[part]), width: "100%" };
        return (
          <g key={part}>
            <svg {...box} className="redraws">
              <path d={path} className={isSolid ? "fill-current" : "fill-none"} />
            </svg>
            <rect {...box} className="fill-none redraws" />
          </g>
        );
      })}
    </svg>
  );
}
