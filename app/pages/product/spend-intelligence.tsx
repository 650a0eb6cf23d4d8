import nestedPlate from "drawing:nested-plate";

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
import { whenSeen, whenTouched } from "#app/page/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/product/spend-intelligence",
  name: "Spend analytics",
  title: "Spend analytics: where the money went",
  description:
    "Spend analytics by supplier and category, built on the same normalized quotes as the ranking, so that freight, duty and tooling are in the total.",
};
export const meta = () => pageMeta(handle);

// In view, but only to be read until somebody touches it.
const SpendCube = whenTouched(
  async () => (await import("./spend-intelligence/spend-cube.tsx")).SpendCube,
);
const Carriers = whenSeen(async () => (await import("./spend-intelligence/carriers.tsx")).Carriers);
const FourCuts = whenSeen(
  async () => (await import("./spend-intelligence/four-cuts.tsx")).FourCuts,
);
const WhatTheSheetSays = whenSeen(
  async () => (await import("./spend-intelligence/what-the-sheet-says.tsx")).WhatTheSheetSays,
);

export default function SpendIntelligencePage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Your spend, nested like blanks on a sheet."
          lead="The large cuts are easy to see. Money is lost between them. Spend analytics lays every award out by supplier and category, on the same normalized quotes the ranking used, so the totals agree."
        >
          <ButtonLink to="#sheet" tone="go" icon="down">
            Open the sheet
          </ButtonLink>
          <ButtonLink to="/product/analytics">See analytics</ButtonLink>
        </PageHero>
        <p className="border-t border-hair px-pad py-3 note">{brand.illustrativeNotice}</p>
      </FirstZone>
      <SpendCube />
      <Carriers />
      <FourCuts />
      <WhatTheSheetSays />
      <RelatedSheets
        note="What to do with an offcut once you have found it."
        paths={[
          "/product/analytics",
          "/product/vendor-scorecards",
          "/product/copilot",
          "/solutions/multi-plant",
        ]}
      />
      <CallToAction
        title="Find the offcut."
        lead={`One export, one ${claims.demoLength.figure} demo, and the money nobody was watching.`}
        drawing={<Drawing of={nestedPlate} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">See Pricing</ButtonLink>
      </CallToAction>
    </>
  );
}
