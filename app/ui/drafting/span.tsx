interface SpanProps {
  /** Where it is, as lengths of an svg. */
  x: string;
  y: number;
  width: string;
  /** Its arrows stand outside and point in. */
  isShort?: boolean;
  className?: string;
}

/** From one value of a scale to another: a dimension line of 16 pixels height, without a label. */
export function Span({ x, y, width, isShort = false, className = "" }: SpanProps) {
  const [atStart, atEnd] = isShort ? ["-9", "9"] : ["9", "-9"];
  return (
    <svg
      x={x}
      y={y}
      width={width}
      height="16"
      className={`overflow-visible fill-current stroke-current ${className}`}
    >
      <path d={isShort ? "M0 0V16M-18 8H0" : "M0 0V16"} />
      {!isShort && <line x2="100%" y1="8" y2="8" />}
      <path d={`M0 8 ${atStart} 6.2v3.6z`} stroke="none" />
      <svg x="100%" className="overflow-visible">
        <path d={isShort ? "M0 0V16M0 8H18" : "M0 0V16"} />
        <path d={`M0 8 ${atEnd} 6.2v3.6z`} stroke="none" />
      </svg>
    </svg>
  );
}
