import flowDowns from "drawing:cover/flow-downs-without-tears?subject=bolted-flange&format=webinar";
import landedCost from "drawing:cover/landed-cost-line-by-line?subject=tolerance-stack&format=webinar";
import readingQuotes from "drawing:cover/reading-quotes-with-a-machine?subject=pocket-toolpath&format=webinar";

import type { SessionSlug } from "#app/site/webinars/webinars.ts";

/** The image of each upcoming session, by its slug. Apart from the records, which the build reads without Vite. */
export const sessionCovers: Record<SessionSlug, typeof readingQuotes> = {
  "reading-quotes-with-a-machine": readingQuotes,
  "landed-cost-line-by-line": landedCost,
  "flow-downs-without-tears": flowDowns,
};
