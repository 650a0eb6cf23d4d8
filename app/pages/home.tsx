import { SalesWidget } from "#app/layout/sales-widget.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { whenNear } from "#app/ui/deferred.tsx";

import { Hero } from "./home/hero.tsx";

export const handle: Page = {
  path: "/",
  name: "Every quote, drawn to the same scale",
  title: "The AI RFQ analyzer for manufacturers",
  description:
    "Quotewright reads every supplier response, normalizes units, currencies and terms, and names the 10 best by landed cost, lead time and reliability.",
  sheet: 1,
};
export const meta = () => pageMeta(handle);

// Below the fold: their code is fetched as the visitor comes near.
const CustomersAndTrust = whenNear(
  "customers-and-trust",
  async () => (await import("./home/customers-and-trust.tsx")).CustomersAndTrust,
);
const HowItWorks = whenNear(
  "how-it-works",
  async () => (await import("./home/how-it-works.tsx")).HowItWorks,
);
const WhyTeamsChoose = whenNear(
  "why-teams-choose",
  async () => (await import("./home/why-teams-choose.tsx")).WhyTeamsChoose,
);
const Modules = whenNear("modules", async () => (await import("./home/modules.tsx")).Modules);
const Integrations = whenNear(
  "integrations",
  async () => (await import("./home/integrations.tsx")).Integrations,
);
const Security = whenNear("security", async () => (await import("./home/security.tsx")).Security);
const PricingTeaser = whenNear(
  "pricing-teaser",
  async () => (await import("./home/pricing-teaser.tsx")).PricingTeaser,
);
const Closing = whenNear("closing", async () => (await import("./home/closing.tsx")).Closing);

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
