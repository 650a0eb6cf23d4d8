import ballScrew from "drawing:ball-screw";

import { claims } from "#app/site/claims.ts";
import { trial } from "#app/site/facts/trial.ts";
import { brand } from "#app/site/brand.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/customers/case-studies",
  name: "Case studies",
  title: "Case studies from three manufacturers",
  description:
    "How three manufacturers in aerospace, electronics and eVTOL compare quotes: challenge, solution, what their team says, and results before and after.",
};
export const meta = () => pageMeta(handle);

const CaseIndex = whenTouched(async () => (await import("./case-studies/cases.tsx")).CaseIndex);
const FirstCase = whenTouched(async () => (await import("./case-studies/cases.tsx")).FirstCase);
const FurtherCases = whenSeen(async () => (await import("./case-studies/cases.tsx")).FurtherCases);
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function CaseStudiesPage() {
  return (
    <>
      <PageStart
        page={handle}
        title="Three customers, before and after."
        lead={
          <>
            <p>
              An aerospace, an electronics and an eVTOL company: what slowed their purchasing, what
              they changed, and the results.
            </p>
            <p className="mt-3 note">{brand.illustrativeNotice}</p>
          </>
        }
      >
        <CaseIndex />
      </PageStart>
      <FirstCase />
      <FurtherCases />
      <RelatedSheets
        tone="paper"
        paths={["/customers", "/customers/testimonials", "/solutions/aerospace"]}
      />
      <Closing
        title="Try it on your own RFQs."
        lead={`${trial.now} ${trial.begin} A ${claims.demoLength.figure} demo comes with a proposal within ${claims.demoProposal.figure}.`}
        drawing={ballScrew}
      >
        <DemoOr to={trial.tool}>Start a free trial</DemoOr>
      </Closing>
    </>
  );
}
