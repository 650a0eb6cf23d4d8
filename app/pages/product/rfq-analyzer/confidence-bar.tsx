import { balloonedQuote } from "./ballooned-quote-records.ts";

const percentOfScale = (confidence: number) => `${((confidence - 90) * 10).toFixed(1)}%`;

/** Confidence from 90 to 100 percent, with a mark where a human is asked. */
export function ConfidenceBar({ confidence }: { confidence: number }) {
  const asksBelow = percentOfScale(balloonedQuote.asksBelow);
  return (
    <svg aria-hidden="true" className="block h-2 w-full overflow-visible stroke-current">
      <rect width="100%" height="8" className="fill-none" />
      <rect width={percentOfScale(confidence)} height="8" className="fill-current" />
      <line x1={asksBelow} x2={asksBelow} y1="-3" y2="11" />
    </svg>
  );
}
