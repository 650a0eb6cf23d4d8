import { rebalanceShares } from "#analyzer/rank/shares.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import type { ScorecardCategory, ScoredSupplier } from "./scorecards.ts";
import {
  type CategoryWeights,
  defaultCategoryWeights,
  scorecardFromQuery,
  type ScorecardView,
  withScorecard,
} from "./scorecard.ts";

interface State extends ScorecardView {
  /** The weight being moved, and the weights before it was: going to 100 and back restores the others. */
  moving: ScorecardCategory | null;
  before: CategoryWeights;
}

const restAt = (view: ScorecardView): State => ({ ...view, moving: null, before: view.weights });

const scorecardCodec: AddressCodec<State> = {
  read: (query) => restAt(scorecardFromQuery(query)),
  write: withScorecard,
};

/** Who is compared and what counts, kept in the address so that it can be sent to a colleague. */
export function useScorecard() {
  const { state, setState, link } = useAddressState(scorecardCodec);
  return {
    compared: state.compared,
    weights: state.weights,
    link,
    compare(supplier: ScoredSupplier, isCompared: boolean) {
      setState((last) => {
        const others = last.compared.filter((id) => id !== supplier);
        return { ...last, compared: isCompared ? [...others, supplier] : others };
      }, "settle");
    },
    setWeight(category: ScorecardCategory, percent: number) {
      setState((last) => {
        const before = last.moving === category ? last.before : last.weights;
        return {
          ...last,
          weights: rebalanceShares(before, category, percent),
          moving: category,
          before,
        };
      }, "settle");
    },
    resetWeights() {
      setState((last) => restAt({ ...last, weights: defaultCategoryWeights }), "settle");
    },
  };
}
