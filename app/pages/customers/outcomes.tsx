import micrometer from "drawing:micrometer";

import { trial } from "#app/site/facts/trial.ts";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/customers",
  name: "Customers",
  title: "Customer outcomes in three figures",
  description: `${claims.cycleTime.figure} cycle time reduction, ${claims.approvals.figure} faster approvals and ${claims.landedCost.figure} landed cost savings: what each figure compares, and two customer stories.`,
};
export const meta = () => pageMeta(handle);

const MegaFigures = whenTouched(() => import("./outcomes/mega-figures.tsx"));
const Stories = whenSeen(() => import("./outcomes/stories.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function OutcomesPage() {
  return (
    <>
      <PageStart
        page={handle}
        title="Customer outcomes in three figures."
        lead={
          <>
            <p>
              Shorter RFQ cycles, faster approvals and lower landed cost. Under each figure: what
              was compared, and one customer's numbers before and after.
            </p>
            <p className="mt-3 note">{brand.illustrativeNotice}</p>
          </>
        }
      >
        <MegaFigures />
      </PageStart>
      <Stories />
      <Zone space="bare" label="Customers in figures">
        <FigureStrip
          figures={[claims.customers, claims.satisfaction, claims.rating, claims.rfqsAnalyzed]}
          className="grid-cols-2 border-t-0! lg:grid-cols-4"
        />
      </Zone>
      <RelatedSheets
        paths={["/customers/case-studies", "/customers/testimonials", "/solutions/aerospace"]}
      />
      <Closing
        title="Measure it on your own RFQs."
        lead={`${trial.begin} You need no credit card.`}
        drawing={micrometer}
      />
    </>
  );
}
