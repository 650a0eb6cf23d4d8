import type { Criterion } from "#analyzer/rank/criteria.ts";
import { rebalance, type Weights } from "#analyzer/rank/weights.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import { weightsFromQuery, weightsToQuery, withWeights } from "./weights-query.ts";

export interface Balance {
  weights: Weights;
  /** The criterion being moved, and the weights before it was: going to 100 and back restores the others. */
  moving: Criterion | null;
  before: Weights;
}

export function restAt(weights: Weights): Balance {
  return { weights, moving: null, before: weights };
}

export function moveWeight(last: Balance, criterion: Criterion, percent: number): Balance {
  const before = last.moving === criterion ? last.before : last.weights;
  return { weights: rebalance(before, criterion, percent), moving: criterion, before };
}

function balanceCodec(defaults: Weights, prefix: string): AddressCodec<Balance> {
  return {
    read: (query) => restAt(weightsFromQuery(query.toString(), prefix) ?? defaults),
    write(query, { weights }) {
      const isDefault = weightsToQuery(weights) === weightsToQuery(defaults);
      return withWeights(query, isDefault ? null : weights, prefix);
    },
  };
}

/**
 * The three weights, kept in the address so that a ranking can be sent to a colleague. A second set on a page has a
 * prefix; what else the address holds stays.
 */
export function useSharedWeights(defaults: Weights, prefix = "") {
  const { state, setState } = useAddressState(balanceCodec(defaults, prefix));
  return {
    weights: state.weights,
    setWeight(criterion: Criterion, percent: number) {
      setState((last) => moveWeight(last, criterion, percent), "settle");
    },
    resetWeights: () => setState(() => restAt(defaults), "settle"),
  };
}
