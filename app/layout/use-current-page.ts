import { useMatches } from "react-router";

import type { Page } from "#app/page/page.ts";
import { pageOfMatch } from "#app/page/page-of-match.ts";

/** What the page being shown says of itself; null on the error screen. */
export function useCurrentPage(): Page | null {
  return pageOfMatch(useMatches().at(-1));
}
