import { Icon } from "#app/ui/icon.tsx";

import type { RankedResponse } from "./ten-best-table.tsx";

/** Those that were not named. They are ranked too, and a weight can bring them back. */
export function OtherResponses({ responses }: { responses: readonly RankedResponse[] }) {
  return (
    <details className="border-t border-hair">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 px-3.5 font-mono text-note hover:bg-ground [&::-webkit-details-marker]:hidden">
        The other {responses.length} responses
        <Icon
          name="plus"
          className="size-3.5 transition-[rotate] duration-240 ease-draw in-[[open]>summary]:rotate-45"
        />
      </summary>
      <ol
        start={responses[0]?.rank}
        className="border-t border-hair py-2 font-mono text-note md:columns-2 md:gap-0"
      >
        {responses.map(({ rank, quote, score, missing }) => (
          <li
            key={quote.id}
            className="grid break-inside-avoid grid-cols-[2rem_minmax(0,1fr)_auto] gap-x-2 px-3.5 py-1.5"
          >
            <span className="text-ink-3">{rank}</span>
            <span>
              {quote.supplier}
              {missing.includes("leadTime") && (
                <span className="block text-label text-signal-ink">no lead time given</span>
              )}
            </span>
            <span>{score.toFixed(1)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
