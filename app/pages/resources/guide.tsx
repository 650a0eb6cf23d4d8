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

// Text is read, not worked, and a file is a link: the code comes with the first touch.
const GuideHead = whenTouched(async () => (await import("./guide/guide-head.tsx")).GuideHead);
const GuideBody = whenTouched(async () => (await import("./guide/guide-body.tsx")).GuideBody);
const OtherGuides = whenSeen(async () => (await import("./guide/other-guides.tsx")).OtherGuides);

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
