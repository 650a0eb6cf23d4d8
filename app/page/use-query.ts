import { startTransition, useCallback, useMemo, useOptimistic, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

const subscribe = () => () => {};

/** The address's query, and how to change it. Null until hydration: the prerendered page is the same for every query. */
export function useQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [shownSearch, showSearch] = useOptimistic(search);
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const query = useMemo(
    () => (isHydrated ? new URLSearchParams(shownSearch) : null),
    [isHydrated, shownSearch],
  );
  /** Shown at once. `push` lets Back return to the query before, with `replace` Back leaves the page. */
  const setQuery = useCallback(
    (next: URLSearchParams, history: "push" | "replace") => {
      startTransition(async () => {
        showSearch(next.toString());
        await navigate(
          { search: next.toString(), hash },
          { replace: history === "replace", preventScrollReset: true },
        );
      });
    },
    [navigate, hash, showSearch],
  );
  return { query, setQuery };
}
