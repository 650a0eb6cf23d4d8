import { classNames } from "../class-names.ts";
import { percentOf } from "./percent-of.ts";

export interface DimensionProps {
  /** Length on the shared scale, 0 to 1 of the box. */
  share: number;
  children: string;
  /** The label breaks the line; below this share of the scale the line is too short for it, and it stands beside. */
  holdsLabelFrom?: number;
  className?: string;
}

const arrow = "M0 3.5 9 1.7v3.6z";
const pointsLeft = "translate(0 4.500)";
const pointsRight = "matrix(-1 0 0 1 0 4.500)";

/** A line shorter than this has its arrows outside. */
const holdsArrowsFrom = 0.1;

/**
 * A dimension line as a bar chart: its length is the value, on a scale stated beside it. What moves with it is a
 * rectangle or has an `x`: browsers do not move to another width of an svg within an svg.
 */
export function Dimension({ share, children, holdsLabelFrom = 0, className }: DimensionProps) {
  const beside = share < holdsLabelFrom;
  const isTight = share < holdsArrowsFrom;
  return (
    <svg
      className={classNames(
        "block h-4 w-full overflow-visible fill-current stroke-current font-mono text-note font-[450]",
        className,
      )}
    >
      <path d="M.5 0V16" />
      <rect y="7.5" width={percentOf(share)} height="1" stroke="none" className="redraws" />
      <path d={arrow} transform={isTight ? pointsRight : pointsLeft} stroke="none" />
      <svg x={percentOf(share)} className="overflow-visible redraws">
        {/* On the first mark of a line that follows. */}
        <path d="M.5 0V16" />
        <path d={arrow} transform={isTight ? pointsLeft : pointsRight} stroke="none" />
        {beside && (
          <text x="14" y="12.5" stroke="none">
            {children}
          </text>
        )}
      </svg>
      {!beside && (
        <svg x={percentOf(share / 2)} className="overflow-visible redraws">
          <text
            y="12.5"
            textAnchor="middle"
            className="stroke-(--fill) [stroke-width:10px] [paint-order:stroke]"
          >
            {children}
          </text>
        </svg>
      )}
    </svg>
  );
}
