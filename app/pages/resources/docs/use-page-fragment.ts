import { useLocation } from "react-router";

import { useScrollToFragment } from "#app/ui/use-scroll-to-fragment.ts";

/** For every part of the page: whichever comes last goes to the place that the address names, wherever it has moved. */
export function usePageFragment() {
  useScrollToFragment(useLocation().hash.slice(1));
}
