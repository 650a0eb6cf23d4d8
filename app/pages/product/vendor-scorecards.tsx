import inspectionFixture from "drawing:inspection-fixture";

import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product/vendor-scorecards",
  name: "Supplier 360",
  title: "Supplier 360: supplier scorecards",
  description:
    "Supplier 360 puts performance tracking, document storage and risk monitoring on one vendor scorecard: six categories out of 100, each with its trend.",
};
export const meta = () => pageMeta(handle);

const ScorecardPanel = whenTouched(() => import("./vendor-scorecards/scorecard-panel.tsx"));
const PerformanceTracking = whenSeen(() => import("./vendor-scorecards/performance-tracking.tsx"));
const DocumentStorage = whenSeen(() => import("./vendor-scorecards/document-storage.tsx"));
const RiskMonitoring = whenSeen(() => import("./vendor-scorecards/risk-monitoring.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function VendorScorecardsPage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="Know which suppliers deliver before you award."
        title="One scorecard per supplier."
        lead="For buyers and quality teams. Supplier 360 tracks performance, stores documents and monitors risk. It scores each supplier from 0 to 100 in six categories, with the trend over a year."
        actions={
          <DemoOr to="#risk" icon="down">
            See the risks
          </DemoOr>
        }
      >
        <ScorecardPanel />
      </PageStart>
      <PerformanceTracking />
      <DocumentStorage />
      <RiskMonitoring />
      <RelatedSheets
        paths={["/product/rfq-analyzer", "/product/analytics", "/product/spend-intelligence"]}
      />
      <Closing
        title="Score a supplier you know."
        lead="Start with a supplier whose record you know well, and compare it with the scorecard."
        drawing={inspectionFixture}
      />
    </>
  );
}
