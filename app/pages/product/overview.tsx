import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen } from "#app/page/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { Assembly } from "./overview/assembly.tsx";

export const handle: Page = {
  path: "/product",
  name: "Platform overview",
  title: "Platform overview: four modules, one record",
  description:
    "RFQ Analyzer, Approval Routing, Supplier 360 and Procurement Co-pilot: one platform from the supplier's email to the award, with every decision logged.",
};
export const meta = () => pageMeta(handle);

// Below the fold: their code waits for the first touch or scroll.
const PartsList = whenSeen(async () => (await import("./overview/parts-list.tsx")).PartsList);
const BeforeAndAfter = whenSeen(
  async () => (await import("./overview/before-and-after.tsx")).BeforeAndAfter,
);
const SecurityAndCompliance = whenSeen(
  async () => (await import("./overview/security-and-compliance.tsx")).SecurityAndCompliance,
);
const Industries = whenSeen(async () => (await import("./overview/industries.tsx")).Industries);
const Closing = whenSeen(async () => (await import("./overview/closing.tsx")).Closing);

export default function PlatformOverviewPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Four modules on one shaft."
          lead="RFQ Analyzer reads and ranks. Approval Routing carries the decision. Supplier 360 keeps the history. Procurement Co-pilot answers for all three. They turn together, or you start with one and bolt on the rest."
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="/product/rfq-analyzer">See the analyzer</ButtonLink>
        </PageHero>
        <Assembly />
      </FirstZone>
      <PartsList />
      <BeforeAndAfter />
      <SecurityAndCompliance />
      <Industries />
      <RelatedSheets
        note="What it did elsewhere, what it costs, and how it connects."
        paths={["/customers", "/customers/case-studies", "/pricing", "/resources/docs"]}
      />
      <Closing />
    </>
  );
}
