import { SalesWidget } from "#app/layout/sales-widget.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/",
  name: "Every quote, drawn to the same scale",
  title: "The AI RFQ analyzer for manufacturers",
  description: `${brand.name} reads every supplier response, normalizes units, currencies and terms, and names the 10 best by landed cost, lead time and reliability.`,
};
export const meta = () => pageMeta(handle);

// Nothing in it is worked, and on a desktop its upper edge is in view at once.
const CustomersAndTrust = whenTouched(() => import("./home/customers-and-trust.tsx"));
const HowItWorks = whenSeen(() => import("./home/how-it-works.tsx"));
const WhyTeamsChoose = whenSeen(() => import("./home/why-teams-choose.tsx"));
const Modules = whenSeen(() => import("./home/modules.tsx"));
const Integrations = whenSeen(() => import("./home/integrations.tsx"));
const Security = whenSeen(() => import("./home/security.tsx"));
const PricingTeaser = whenSeen(() => import("./home/pricing-teaser.tsx"));
const Closing = whenSeen(() => import("./home/closing.tsx"));

export default function HomePage() {
  return (
    <>
      <Hero />
      <CustomersAndTrust />
      <HowItWorks />
      <WhyTeamsChoose />
      <Modules />
      <Integrations />
      <Security />
      <PricingTeaser />
      <Closing />
      <SalesWidget />
    </>
  );
}

const RankPanel = whenTouched(() => import("./home/rank-panel.tsx"));

function Hero() {
  return (
    <FirstZone space="bare" label="Introduction">
      <div className="grid items-end gap-y-8 px-pad pt-[clamp(2rem,1rem+2.6vw,3.25rem)] pb-[clamp(1.75rem,1rem+2vw,2.5rem)] lg:grid-cols-12 laptop:pt-5 laptop:pb-7">
        <div className="lg:col-span-8">
          <p className="mb-3 text-lede font-medium">
            An AI RFQ analyzer for procurement teams at mid-sized manufacturers.
          </p>
          <h1 className="text-h1 tracking-display max-[24.75rem]:text-[min(2.7rem,12vw)]">
            Every quote, drawn{" "}
            <span className="md:inline-block">
              to{" "}
              <span className="dimensioned" data-scale="1:1">
                the same scale.
              </span>
            </span>
          </h1>
        </div>
        <div className="max-w-160 max-lg:mt-4 lg:col-span-4 lg:col-start-9">
          <p className="text-ink-2">
            {brand.name} reads every supplier quote, converts units, currencies and terms, and names
            the {claims.bestResponses.figure} best responses in {claims.clicks.figure}.
          </p>
          <div className="mt-6 button-row">
            <DemoOr to="#how-it-works" icon="down">
              See How It Works
            </DemoOr>
          </div>
        </div>
      </div>
      <RankPanel />
    </FirstZone>
  );
}
