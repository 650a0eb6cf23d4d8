import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";

import { groupResults, resultCountText } from "#app/search/group-results.ts";
import { search } from "#app/search/search.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";

import { IndexFailed, IndexLoading } from "./index-trouble.tsx";
import { LookedThrough } from "./looked-through.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { keepOpenedLine } from "./opened-lines.ts";
import { SearchResults } from "./search-results.tsx";
import type { Line } from "./search-line.tsx";
import { StartingPoints } from "./starting-points.tsx";
import { useSearchIndex } from "./use-search-index.ts";
import { useStops } from "./use-stops.ts";

const mostOfAKind = 6;

/** What stands in the search dialog while it is open. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const { box, field, onKeyDown } = useStops();
  const state = useSearchIndex();
  const index = state.status === "ready" ? state.index : null;
  const asked = useDeferredValue(query).trim();
  const found = useMemo(() => (index && asked ? search(index, asked) : null), [index, asked]);
  const groups = useMemo(() => found && groupResults(found.results, mostOfAKind), [found]);

  useEffect(() => field.current!.focus(), [field]);
  useCloseOnNavigation(onClose);

  const choose = (line: Line) => {
    keepOpenedLine(line);
    onClose();
  };

  // The button goes with the error; the focus must have a place to stay.
  const tryAgain = () => {
    field.current!.focus();
    state.tryAgain();
  };

  return (
    <div
      ref={box}
      role="presentation"
      onKeyDown={onKeyDown}
      className="flex h-full max-h-[inherit] flex-col"
    >
      <div className="flex items-stretch border-b-[1.5px] border-line">
        <label htmlFor="site-search-field" className="grid w-12 flex-none place-items-center">
          <span className="sr-only">Search pages, guides, articles, docs and open roles</span>
          <Icon name="search" className="size-5" />
        </label>
        <input
          ref={field}
          id="site-search-field"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Search the site"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          className="min-h-16 min-w-0 flex-1 bg-transparent px-3 text-lede placeholder:text-ink-3 focus-visible:-outline-offset-2"
        />
        <button
          type="button"
          onClick={onClose}
          aria-label="Close search"
          className="grid w-14 flex-none place-items-center border-l border-line hover:bg-ink hover:text-ink-inverse focus-visible:-outline-offset-4"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <SettledAnnouncement
        state={groups ? asked : ""}
        text={groups ? resultCountText(groups) : ""}
      />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {state.status === "failed" && <IndexFailed onTryAgain={tryAgain} />}
        {state.status === "loading" && asked !== "" && <IndexLoading retry={state.retry} />}
        {groups && groups.length > 0 && (
          <SearchResults groups={groups} asked={found!.asked} onChoose={choose} />
        )}
        {groups?.length === 0 && <NothingFound index={index!} query={asked} onChoose={choose} />}
        {!groups && <StartingPoints onChoose={choose} />}
      </div>
      <LookedThrough index={index} />
    </div>
  );
}

/** Back and forward lead to another page; the search does not stay in front of it. */
function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation();
  const openedAt = useRef(key);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (key !== openedAt.current) close();
  }, [key]);
}
