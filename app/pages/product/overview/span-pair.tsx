import type { TimeSpan } from "./rfq-timeline.ts";

interface SpanPairProps {
  before: TimeSpan;
  after: TimeSpan;
  /** Hours at the right end of the box, the same for every pair. */
  scaleHours: number;
}

/** Shorter spans have their arrows outside, pointing in. */
const arrowsFitFromHours = 8;

/** Two dimension lines on one scale: before above, after below. */
export function SpanPair({ before, after, scaleHours }: SpanPairProps) {
  const percent = (hours: number) => `${Number(((hours / scaleHours) * 100).toFixed(2))}%`;
  const line = (span: TimeSpan, y: number, className: string) => (
    <svg
      x={percent(span.fromHours)}
      y={y}
      width={percent(span.toHours - span.fromHours)}
      height="16"
      className={`overflow-visible fill-current stroke-current ${className}`}
    >
      <Span isShort={span.toHours - span.fromHours < arrowsFitFromHours} />
    </svg>
  );
  return (
    <svg aria-hidden="true" className="block h-14 w-full overflow-visible">
      {line(before, 8, "text-ink-3")}
      {line(after, 32, "text-signal-ink")}
    </svg>
  );
}

function Span({ isShort }: { isShort: boolean }) {
  return (
    <>
      <path d="M0 0V16" />
      <svg x="100%" className="overflow-visible">
        <path d="M0 0V16" />
        {isShort && <path d="M0 8H18" />}
        <path d={isShort ? "M0 8 9 6.2v3.6z" : "M0 8-9 6.2v3.6z"} stroke="none" />
      </svg>
      {isShort ? <path d="M-18 8H0" /> : <line x1="0" x2="100%" y1="8" y2="8" />}
      <path d={isShort ? "M0 8-9 6.2v3.6z" : "M0 8 9 6.2v3.6z"} stroke="none" />
    </>
  );
}
