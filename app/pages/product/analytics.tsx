import dialIndicator from "drawing:dial-indicator";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/product/analytics",
  name: "Analytics",
  title: "Procurement analytics with control limits",
  description:
    "Cycle time, approval speed, landed cost and supplier performance, charted from the decisions that your procurement team already logs in the product.",
};
export const meta = () => pageMeta(handle);

// In view, but only to be read until somebody touches it.
const MetricStrip = whenTouched(() => import("./analytics/metric-strip.tsx"));
const ControlRoom = whenTouched(() => import("./analytics/control-room.tsx"));
const HowLimitsAreSet = whenSeen(() => import("./analytics/how-limits-are-set.tsx"));
const WhereItComesFrom = whenSeen(() => import("./analytics/where-it-comes-from.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function AnalyticsPage() {
  return (
    <>
      <PageStart
        page={handle}
        outcome="Find out where your RFQs lose time and money."
        title="Control charts for purchasing."
        lead="For procurement managers. Analytics charts cycle time, approvals, landed cost and supplier response from your logged decisions. Control limits show which changes are real and which are normal variation."
        actions={
          <DemoOr to="#charts" icon="down">
            See the charts
          </DemoOr>
        }
      >
        <MetricStrip />
        <p className="border-t border-hair px-pad py-3 note">
          Weeks 1 to 26, by hand up to the upright line. {brand.illustrativeNotice}
        </p>
      </PageStart>
      <ControlRoom />
      <HowLimitsAreSet />
      <WhereItComesFrom />
      <RelatedSheets
        paths={["/product/spend-intelligence", "/product/copilot", "/product/vendor-scorecards"]}
      />
      <Closing
        title="See your own numbers charted."
        lead={`Bring last quarter's figures. We chart them with their limits in a ${claims.demoLength.figure} demo.`}
        drawing={dialIndicator}
      />
    </>
  );
}
