import { useEffect, useRef, useState } from "react";

import type { ScorecardCategory, ScoredSupplier } from "./scorecards.ts";
import {
  type CategoryWeights,
  defaultCategoryWeights,
  moveWeight,
  scorecardFromQuery,
  type ScorecardView,
  withScorecard,
} from "./scorecard.ts";
import { useQuery } from "#app/page/use-query.ts";

/** Long enough that a drag writes one address, not one for each step. */
const settleAfterMs = 400;

interface State extends ScorecardView {
  /** The weight being moved, and the weights before it was: going to 100 and back restores the others. */
  moving: ScorecardCategory | null;
  before: CategoryWeights;
}

const restAt = (view: ScorecardView): State => ({ ...view, moving: null, before: view.weights });
const keyOf = (view: ScorecardView) => withScorecard(new URLSearchParams(), view).toString();
const defaultView = scorecardFromQuery(new URLSearchParams());

/** Who is compared and what counts, kept in the address so that it can be sent to a colleague. */
export function useScorecard() {
  const [state, setState] = useState(() => restAt(defaultView));
  const { query, setQuery } = useQuery();
  const sharedKey = useRef(keyOf(defaultView));
  const key = keyOf(state);

  // After hydration, and again when the address changes by itself.
  useEffect(() => {
    if (!query) return;
    const shared = scorecardFromQuery(query);
    if (keyOf(shared) === sharedKey.current) return;
    sharedKey.current = keyOf(shared);
    setState(restAt(shared));
  }, [query]);

  useEffect(() => {
    if (!query || key === sharedKey.current) return;
    const timer = setTimeout(() => {
      sharedKey.current = key;
      setQuery(withScorecard(query, state), "replace");
    }, settleAfterMs);
    return () => clearTimeout(timer);
  }, [key, state, query, setQuery]);

  return {
    compared: state.compared,
    weights: state.weights,
    link: () => `${location.origin}${location.pathname}${key && `?${key}`}`,
    compare(supplier: ScoredSupplier, isCompared: boolean) {
      setState((current) => {
        const others = current.compared.filter((id) => id !== supplier);
        return { ...current, compared: isCompared ? [...others, supplier] : others };
      });
    },
    setWeight(category: ScorecardCategory, percent: number) {
      setState((current) => {
        const before = current.moving === category ? current.before : current.weights;
        const weights = moveWeight(before, category, percent);
        return { ...current, weights, moving: category, before };
      });
    },
    resetWeights() {
      setState((current) => restAt({ ...current, weights: defaultCategoryWeights }));
    },
  };
}
