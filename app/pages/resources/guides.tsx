import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { featuredChecklist, guideSummaries } from "#app/prose/guides.server.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import type { Route } from "./+types/guides";

export const handle: Page = {
  path: "/resources/guides",
  name: "Guides",
  title: "Guides for purchasing teams",
  description: `Field guides on vendor management, analytics, risk, compliance and technology, from beginner to advanced. ${claims.guides.figure} guides, ${claims.downloads.figure} downloads, no sign-up wall.`,
};
export const meta = () => pageMeta(handle);
export const loader = () => ({ guides: guideSummaries(), checklist: featuredChecklist() });

// Filters are links, and so are files: both work as they are read until they are touched.
const FeaturedChecklist = whenTouched(
  async () => (await import("./guides/featured-checklist.tsx")).FeaturedChecklist,
);
const GuideShelf = whenTouched(async () => (await import("./guides/guide-shelf.tsx")).GuideShelf);
const HouseRules = whenSeen(async () => (await import("./guides/house-rules.tsx")).HouseRules);

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          isLow
          title="Guides for purchasing teams."
          lead={`Six guides and a checklist, to read here or to save as PDF. Customers get ${claims.guides.figure}. ${claims.downloads.figure} downloads, and no form to fill in.`}
        >
          <ButtonLink to="#library" icon="down">
            See the guides
          </ButtonLink>
          <ButtonLink to="/resources/webinars">Webinars</ButtonLink>
        </PageHero>
        <FeaturedChecklist checklist={loaderData.checklist} />
      </FirstZone>
      <GuideShelf guides={loaderData.guides} />
      <HouseRules />
      <RelatedSheets paths={["/resources", "/resources/blog", "/resources/webinars"]} />
    </>
  );
}
