import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/vendor-scorecards",
  name: "Supplier 360",
  title: "Supplier 360: supplier scorecards",
  description:
    "Supplier 360 puts performance tracking, document storage and risk monitoring on one vendor scorecard: six categories out of 100, each with its trend.",
};
export const meta = () => pageMeta(handle);

const ScorecardPanel = whenTouched(
  async () => (await import("./vendor-scorecards/scorecard-panel.tsx")).ScorecardPanel,
);
// Below the fold: their code waits for the first touch or scroll.
const PerformanceTracking = whenSeen(
  async () => (await import("./vendor-scorecards/performance-tracking.tsx")).PerformanceTracking,
);
const DocumentStorage = whenSeen(
  async () => (await import("./vendor-scorecards/document-storage.tsx")).DocumentStorage,
);
const RiskMonitoring = whenSeen(
  async () => (await import("./vendor-scorecards/risk-monitoring.tsx")).RiskMonitoring,
);
const Closing = whenSeen(async () => (await import("./vendor-scorecards/closing.tsx")).Closing);

export default function VendorScorecardsPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          outcome="Know which suppliers deliver before you award."
          title="One scorecard per supplier."
          lead="For buyers and quality teams. Supplier 360 tracks performance, stores documents and monitors risk. It scores each supplier from 0 to 100 in six categories, with the trend over a year."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="#risk" icon="down">
            See the risks
          </ButtonLink>
        </PageHero>
        <ScorecardPanel />
      </FirstZone>
      <PerformanceTracking />
      <DocumentStorage />
      <RiskMonitoring />
      <RelatedSheets
        paths={["/product/rfq-analyzer", "/product/analytics", "/product/spend-intelligence"]}
      />
      <Closing />
    </>
  );
}
