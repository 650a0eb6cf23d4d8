import { useEffect, useRef, useState } from "react";

import type { Criterion } from "#analyzer/criteria.ts";
import { rebalance, type Weights } from "#analyzer/weights.ts";
import { weightsFromQuery, weightsToQuery } from "#app/lib/weights-query.ts";

/** Long enough that a drag writes one address, not one for each step. */
const settleAfterMs = 400;

interface Balance {
  weights: Weights;
  /** The criterion being moved, and the weights before it was: going to 100 and back restores the others. */
  moving: Criterion | null;
  before: Weights;
}

function restAt(weights: Weights): Balance {
  return { weights, moving: null, before: weights };
}

/** The three weights, kept in the address so that a ranking can be sent to a colleague. */
export function useSharedWeights(defaults: Weights) {
  const [balance, setBalance] = useState(() => restAt(defaults));
  const hasChosen = useRef(false);
  const { weights } = balance;

  // After hydration: the prerendered page is the same for every query.
  useEffect(() => {
    const shared = weightsFromQuery(location.search);
    if (shared) setBalance(restAt(shared));
  }, []);

  useEffect(() => {
    if (!hasChosen.current) return;
    const timer = setTimeout(() => {
      const query = weights === defaults ? "" : `?${weightsToQuery(weights)}`;
      history.replaceState(history.state, "", location.pathname + query + location.hash);
    }, settleAfterMs);
    return () => clearTimeout(timer);
  }, [weights, defaults]);

  return {
    weights,
    setWeight(criterion: Criterion, percent: number) {
      hasChosen.current = true;
      setBalance((current) => {
        const before = current.moving === criterion ? current.before : current.weights;
        return { weights: rebalance(before, criterion, percent), moving: criterion, before };
      });
    },
    resetWeights() {
      hasChosen.current = true;
      setBalance(restAt(defaults));
    },
  };
}
