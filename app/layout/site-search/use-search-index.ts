import { useEffect, useState } from "react";

import { fetchJson } from "#app/search/fetch-with-retry.ts";
import { type Searchable, searchable } from "#app/search/search.ts";
import { type SearchIndex, searchIndexPath } from "#app/search/search-index.ts";

export type IndexState =
  /** `retry` is 0 for the first request. */
  | { status: "loading"; retry: number }
  | { status: "ready"; index: Searchable }
  | { status: "failed" };

/** Fetches the index as long as the dialog is open. */
export function useSearchIndex(): IndexState & { tryAgain: () => void } {
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
