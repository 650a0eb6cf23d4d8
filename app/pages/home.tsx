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
const CustomersAndTrust = whenTouched(
  async () => (await import("./home/customers-and-trust.tsx")).CustomersAndTrust,
);
// Below the fold: their code waits for the first touch or scroll.
const HowItWorks = whenSeen(async () => (await import("./home/how-it-works.tsx")).HowItWorks);
const WhyTeamsChoose = whenSeen(
  async () => (await import("./home/why-teams-choose.tsx")).WhyTeamsChoose,
);
const Modules = whenSeen(async () => (await import("./home/modules.tsx")).Modules);
const Integrations = whenSeen(async () => (await import("./home/integrations.tsx")).Integrations);
const Security = whenSeen(async () => (await import("./home/security.tsx")).Security);
const PricingTeaser = whenSeen(
  async () => (await import("./home/pricing-teaser.tsx")).PricingTeaser,
);
const Closing = whenSeen(async () => (await import("./home/closing.tsx")).Closing);

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
