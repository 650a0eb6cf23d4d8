import type { FocusEventHandler, KeyboardEventHandler } from "react";

import { SiteLink } from "#app/ui/site-link.tsx";

import { type DocsEntry, docsCountText } from "./topics/docs-search.ts";

interface SearchResultsProps {
  results: readonly DocsEntry[];
  /** What every stop of the search does with keys, and on leaving it. */
  stop: { onKeyDown: KeyboardEventHandler; onBlur: FocusEventHandler };
  onChoose: () => void;
}

/** Hangs from the search field. Pressing the mouse in it leaves the focus where it is. */
export function SearchResults({ results, stop, onChoose }: SearchResultsProps) {
  return (
    <div
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 border-[1.5px] border-line bg-raised shadow-lift"
    >
      <p aria-hidden="true" className="flex justify-between gap-4 px-pad py-2 note">
        {docsCountText(results.length)}
        <span className="max-md:hidden">Arrow keys move, Enter opens, Escape closes</span>
      </p>
      {results.length === 0 && (
        <p className="border-t border-hair px-pad py-4 text-small text-ink-2">
          No part of the documentation has all of these words. Try fewer words, or{" "}
          <a {...stop} href="#support" className="text-link" onClick={onChoose}>
            ask support
          </a>
          .
        </p>
      )}
      <ul className="max-h-[min(24rem,50vh)] overflow-y-auto overscroll-contain">
        {results.map(({ place, title, part }) => (
          <li key={place} className="border-t border-hair">
            <SiteLink
              {...stop}
              to={place}
              onClick={onChoose}
              className="grid min-h-11 grid-cols-[7rem_minmax(0,1fr)] items-center px-pad no-underline hover:bg-ink/4 focus-visible:bg-ink focus-visible:text-ink-inverse focus-visible:-outline-offset-2"
            >
              <span className="font-mono text-note">{part}</span>
              <span className="py-2 text-small font-medium [overflow-wrap:anywhere]">{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
