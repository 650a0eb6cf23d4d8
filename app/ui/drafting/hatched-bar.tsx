import { classNames } from "../class-names.ts";
import { percentOf } from "./percent-of.ts";

const height = 11;
/** A thick stroke, cut into the hatch; open has none. */
const strokes = {
  solid: { strokeDasharray: "none" },
  slanted: { strokeDasharray: "1.4 3.6", transform: "skewX(-45)" },
  upright: { strokeDasharray: "1 2", strokeDashoffset: 2 },
  open: null,
} as const;

export interface BarPart {
  value: number;
  hatch: keyof typeof strokes;
}

interface HatchedBarProps {
  parts: readonly BarPart[];
  /** Value at the right end of the box, the same for every bar beside it. */
  scale: number;
  className: string;
}

/** Parts of a sum, end to end on a shared scale, each with its own hatch. */
export function HatchedBar({ parts, scale, className }: HatchedBarProps) {
  return (
    <svg
      aria-hidden="true"
      className={classNames("block w-full overflow-visible stroke-current", className)}
      height={height}
    >
      {parts.map(({ value, hatch }, index) => {
        if (value <= 0) return null;
        const before = parts.slice(0, index).reduce((sum, part) => sum + part.value, 0);
        const x = percentOf(before, scale);
        const width = percentOf(value, scale);
        const stroke = strokes[hatch];
        return (
          <g key={hatch}>
            {stroke && (
              <svg x={x} width={width} height={height} className="redraws">
                <path d={`M0 ${height / 2}H4000`} strokeWidth={height} {...stroke} />
              </svg>
            )}
            <rect x={x} y="0.5" width={width} height={height - 1} className="fill-none redraws" />
          </g>
        );
      })}
    </svg>
  );
}
