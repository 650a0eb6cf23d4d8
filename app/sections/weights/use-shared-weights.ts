import { useEffect, useRef, useState } from "react";

import type { Criterion } from "#analyzer/criteria.ts";
import { rebalance, type Weights } from "#analyzer/weights.ts";
import { weightsFromQuery, withWeights } from "./weights-query.ts";

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

/**
 * The three weights, kept in the address so that a ranking can be sent to a colleague. A second set on a page has a
 * prefix; what else the address holds stays.
 */
export function useSharedWeights(defaults: Weights, prefix = "") {
  const [balance, setBalance] = useState(() => restAt(defaults));
  const hasChosen = useRef(false);
  const { weights } = balance;

  // After hydration: the prerendered page is the same for every query.
  useEffect(() => {
    const shared = weightsFromQuery(location.search, prefix);
    if (shared) setBalance(restAt(shared));
  }, [prefix]);

  useEffect(() => {
    if (!hasChosen.current) return;
    const timer = setTimeout(() => {
      const address = new URL(location.href);
      const shared = weights === defaults ? null : weights;
      address.search = withWeights(address.searchParams, shared, prefix).toString();
      history.replaceState(history.state, "", address);
    }, settleAfterMs);
    return () => clearTimeout(timer);
  }, [weights, defaults, prefix]);

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
