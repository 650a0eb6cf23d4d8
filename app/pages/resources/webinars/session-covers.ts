import flowDowns from "drawing:cover/flow-downs-without-tears?category=Risk %26 Compliance&format=webinar";
import landedCost from "drawing:cover/landed-cost-line-by-line?category=Cost Optimization&format=webinar";
import readingQuotes from "drawing:cover/reading-quotes-with-a-machine?category=AI %26 Automation&format=webinar";

import type { SessionSlug } from "#app/site/webinars/webinars.ts";

/** The image of each upcoming session, by its slug. Apart from the records, which the build reads without Vite. */
export const sessionCovers: Record<SessionSlug, typeof readingQuotes> = {
  "reading-quotes-with-a-machine": readingQuotes,
  "landed-cost-line-by-line": landedCost,
  "flow-downs-without-tears": flowDowns,
};
