import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import { featuredChecklist, guideSummaries } from "#app/prose/guides.server.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";

import type { Route } from "./+types/guides";

export const handle: Page = {
  path: "/resources/guides",
  name: "Guides",
  title: "Guides for purchasing teams",
  description:
    "Field guides on vendor management, analytics, risk, compliance and technology, from beginner to advanced. To read here or as PDF, without a sign-up.",
};
export const meta = () => pageMeta(handle);
export const loader = () => ({ guides: guideSummaries(), checklist: featuredChecklist() });

const FeaturedChecklist = whenTouched(() => import("./guides/featured-checklist.tsx"));
const GuideShelf = whenTouched(() => import("./guides/guide-shelf.tsx"));
const HouseRules = whenSeen(() => import("./guides/house-rules.tsx"));

export default function GuidesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageStart
        page={handle}
        isLow
        title="Guides for purchasing teams."
        lead={`Six guides and a checklist, to read here or to save as PDF. Customers get ${claims.guides.figure}. ${claims.downloads.figure} downloads, and no form to fill in.`}
        actions={
          <>
            <ButtonLink to="#library" icon="down">
              See the guides
            </ButtonLink>
            <ButtonLink to="/resources/webinars">Webinars</ButtonLink>
          </>
        }
      >
        <FeaturedChecklist checklist={loaderData.checklist} />
      </PageStart>
      <GuideShelf guides={loaderData.guides} />
      <HouseRules />
      <RelatedSheets paths={["/resources", "/resources/blog", "/resources/webinars"]} />
    </>
  );
}
