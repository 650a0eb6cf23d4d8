import { SalesWidget } from "#app/layout/sales-widget.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

import { brand } from "#app/site/brand.ts";
import { Hero } from "./home/hero.tsx";

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
