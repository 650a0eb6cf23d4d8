import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import { spendLines } from "./spend-figures.ts";
import { type SpendView, spendViewFromQuery, withSpendView } from "./spend-view.ts";

const viewCodec: AddressCodec<SpendView> = {
  read: (query) => spendViewFromQuery(spendLines, query),
  write: (query, view) => withSpendView(spendLines, query, view),
};

/** What is shown and how it is grouped: the map changes it, the list reads it. */
export const useSpendView = () => useAddressState(viewCodec);
