import { percentOf } from "#app/ui/drafting/percent-of.ts";
import { Span } from "#app/ui/drafting/span.tsx";

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
  const place = ({ fromHours, toHours }: TimeSpan) => ({
    x: percentOf(fromHours, scaleHours),
    width: percentOf(toHours - fromHours, scaleHours),
    isShort: toHours - fromHours < arrowsFitFromHours,
  });
  return (
    <svg aria-hidden="true" className="block h-14 w-full overflow-visible">
      <Span {...place(before)} y={8} className="text-ink-3" />
      <Span {...place(after)} y={32} className="text-signal-ink" />
    </svg>
  );
}
