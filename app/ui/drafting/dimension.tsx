import { classNames } from "../class-names.ts";

interface DimensionProps {
  /** Length on the shared scale, 0 to 1 of the box. */
  share: number;
  children: string;
  /** Where the label stands: breaking the line, or beside a line too short to hold it. */
  label?: "inside" | "beside";
  className?: string;
}

const arrow = "M0 3.5 9 1.7v3.6z";

/** A dimension line as a bar chart: its length is the value, on a scale stated beside it. */
export function Dimension({ share, children, label = "inside", className }: DimensionProps) {
  const length = `${Number((share * 100).toFixed(2))}%`;
  const beside = label === "beside";
  return (
    <svg
      className={classNames(
        "block h-4 w-full overflow-visible fill-current stroke-current font-mono text-note font-[450]",
        className,
      )}
    >
      <svg width={length} height="16" className="overflow-visible redraws">
        <path d="M.5 0V16" />
        <svg x="100%" className="overflow-visible">
          <path d="M-.5 0V16" />
        </svg>
        {beside ? (
          <>
            <g stroke="none">
              <path d={arrow} transform="matrix(-1 0 0 1 0 4.500)" />
              <svg x="100%" y="4.5" className="overflow-visible">
                <path d={arrow} />
              </svg>
            </g>
            <path d="M-18 8H0" />
            <svg x="100%" className="overflow-visible">
              <path d="M0 8H18" />
              <text x="22" y="12.5" stroke="none">
                {children}
              </text>
            </svg>
          </>
        ) : (
          <>
            <line x1="0" x2="100%" y1="8" y2="8" />
            <g stroke="none">
              <path d={arrow} transform="translate(0 4.500)" />
              <svg x="100%" y="4.5" className="overflow-visible">
                <path d={arrow} transform="scale(-1 1)" />
              </svg>
            </g>
            <text
              x="50%"
              y="12.5"
              textAnchor="middle"
              className="stroke-(--fill) [stroke-width:10px] [paint-order:stroke]"
            >
              {children}
            </text>
          </>
        )}
      </svg>
    </svg>
  );
}
