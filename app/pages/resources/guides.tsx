import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { featuredChecklist, guideSummaries } from "#app/prose/guides.server.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
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
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <header className="border-line px-pad pt-6 pb-7 lg:col-start-2 lg:row-start-1 lg:border-l">
            <h1 className="text-h2 tracking-head wrap-break-word">Guides for purchasing teams.</h1>
            <p className="mt-4 text-pretty text-ink-2">
              Six guides and a checklist, to read here or to save as PDF. Customers get{" "}
              {claims.guides.figure} guides; {claims.downloads.figure} downloads so far, and no form
              to fill in.
            </p>
            <div className="mt-6 button-row">
              <ButtonLink to="#library" icon="down" size="small">
                See the guides
              </ButtonLink>
              <ButtonLink to="/resources/webinars" size="small">
                Webinars
              </ButtonLink>
            </div>
          </header>
          <FeaturedChecklist checklist={loaderData.checklist} />
        </div>
      </FirstZone>
      <GuideShelf guides={loaderData.guides} />
      <HouseRules />
      <RelatedSheets paths={["/resources", "/resources/blog", "/resources/webinars"]} />
    </>
  );
}
