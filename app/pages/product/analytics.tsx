import dialIndicator from "drawing:dial-indicator";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/analytics",
  name: "Analytics",
  title: "Procurement analytics with control limits",
  description:
    "Cycle time, approval speed, landed cost and supplier performance, charted from the decisions that your procurement team already logs in the product.",
};
export const meta = () => pageMeta(handle);

// In view, but only to be read until somebody touches it.
const MetricStrip = whenTouched(
  async () => (await import("./analytics/metric-strip.tsx")).MetricStrip,
);
const ControlRoom = whenTouched(
  async () => (await import("./analytics/control-room.tsx")).ControlRoom,
);
const HowLimitsAreSet = whenSeen(
  async () => (await import("./analytics/how-limits-are-set.tsx")).HowLimitsAreSet,
);
const WhereItComesFrom = whenSeen(
  async () => (await import("./analytics/where-it-comes-from.tsx")).WhereItComesFrom,
);

export default function AnalyticsPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          outcome="Find out where your RFQs lose time and money."
          title="Control charts for purchasing."
          lead="For procurement managers. Analytics charts cycle time, approvals, landed cost and supplier response from your logged decisions. Control limits show which changes are real and which are normal variation."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="#charts" icon="down">
            See the charts
          </ButtonLink>
        </PageHero>
        <MetricStrip />
        <p className="border-t border-hair px-pad py-3 note">
          Weeks 1 to 26, by hand up to the upright line. {brand.illustrativeNotice}
        </p>
      </FirstZone>
      <ControlRoom />
      <HowLimitsAreSet />
      <WhereItComesFrom />
      <RelatedSheets
        paths={["/product/spend-intelligence", "/product/copilot", "/product/vendor-scorecards"]}
      />
      <CallToAction
        title="See your own numbers charted."
        lead={`Bring last quarter's figures. We chart them with their limits in a ${claims.demoLength.figure} demo.`}
        drawing={<Drawing of={dialIndicator} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
