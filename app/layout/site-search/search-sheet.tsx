import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";

import { fetchDefaults, fetchJson } from "#app/search/fetch-with-retry.ts";
import { countByKind, groupResults, resultCountText } from "#app/search/group-results.ts";
import { type SearchIndex, searchIndexPath, searchKinds } from "#app/search/search-index.ts";
import { search, type Searchable, searchable } from "#app/search/search.ts";
import { Button } from "#app/ui/button.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";

import { NothingFound } from "./nothing-found.tsx";
import type { Line } from "./search-line.tsx";
import { kindNames, SearchResults } from "./search-results.tsx";
import { keepOpenedLine, StartingPoints } from "./starting-points.tsx";
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

/** The sheet's title block: how much there is of each kind, and which keys work. */
function LookedThrough({ index }: { index: Searchable | null }) {
  const counts = index && countByKind(index);
  return (
    <TitleBlock
      className="flex-none grid-cols-[repeat(5,auto)] *:px-3 md:grid-cols-[repeat(5,auto)_minmax(0,1fr)] max-md:[&>:last-child]:hidden"
      entries={[
        ...searchKinds.map((kind) => ({
          label: kindNames[kind],
          value: counts ? (counts.get(kind) ?? 0) : "–",
        })),
        { label: "Keys", value: "Arrows move, Enter opens, Escape closes" },
      ]}
    />
  );
}

/** The index is on its way. A try that failed is owned up to. */
function IndexLoading({ retry }: { retry: number }) {
  return (
    <p role="status" className="flex items-center gap-3 border-b border-line px-pad py-4 note">
      <i className="size-4 flex-none rounded-full border-[1.5px] border-dashed border-current" />
      {retry === 0
        ? "Loading the search index…"
        : `The search index did not load. Trying again, ${retry} of ${fetchDefaults.retries}…`}
    </p>
  );
}

function IndexFailed({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-4 border-b border-line bg-err-wash px-pad py-5"
    >
      <Icon name="warning" className="size-6 flex-none text-err" />
      <p className="min-w-60 flex-1 text-small">
        <b className="block">The search index could not be fetched.</b>
        We tried {fetchDefaults.retries + 1} times. Search does not work now. Check your connection
        and try again, or use the links below and in the footer.
      </p>
      <Button size="small" icon="reset" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}

type IndexState =
  /** `retry` is 0 for the first request. */
  | { status: "loading"; retry: number }
  | { status: "ready"; index: Searchable }
  | { status: "failed" };

/** Fetches the index as long as the dialog is open. */
function useSearchIndex(): IndexState & { tryAgain: () => void } {
  const [state, setState] = useState<IndexState>({ status: "loading", retry: 0 });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const closed = new AbortController();
    const set = (next: IndexState) => {
      if (!closed.signal.aborted) setState(next);
    };
    set({ status: "loading", retry: 0 });
    fetchJson<SearchIndex>(searchIndexPath, {
      signal: closed.signal,
      onRetry: (retry) => set({ status: "loading", retry }),
    }).then(
      (index) => set({ status: "ready", index: searchable(index) }),
      () => set({ status: "failed" }),
    );
    return () => closed.abort();
  }, [tries]);

  return { ...state, tryAgain: () => setTries(tries + 1) };
}
