import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { markdownAlternate } from "#app/page/alternates.ts";
import { guideAt } from "#app/prose/guides.server.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import type { Route } from "./+types/guide";

export const loader = ({ params }: Route.LoaderArgs) => guideAt(params.slug);
export const meta: Route.MetaFunction = ({ loaderData: { page } }) => [
  ...pageMeta(page),
  markdownAlternate(page),
];

const GuideHead = whenTouched(() => import("./guide/guide-head.tsx"));
const GuideBody = whenTouched(() => import("./guide/guide-body.tsx"));
const OtherGuides = whenSeen(() => import("./guide/other-guides.tsx"));

export default function GuidePage({ loaderData: guide }: Route.ComponentProps) {
  const { page } = guide;
  return (
    <>
      <FirstZone space="bare" tone="blueprint">
        <Breadcrumbs page={page} />
        <GuideHead guide={guide} />
      </FirstZone>
      <GuideBody key={page.path} guide={guide} />
      <div className="print:hidden">
        <OtherGuides guides={guide.others} />
        <RelatedSheets paths={["/product/rfq-analyzer", "/resources", "/resources/blog"]} />
      </div>
    </>
  );
}
