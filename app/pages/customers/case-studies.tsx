import { brand } from "#app/site/brand.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/customers/case-studies",
  name: "Case studies",
  title: "Case studies from three shop floors",
  description:
    "Three manufacturers in aerospace, electronics and eVTOL: the challenge on the desk, the solution, what their team says, and results with the improvement.",
};
export const meta = () => pageMeta(handle);

// Read before they are touched, or below the fold: their code comes when it is wanted.
const CaseIndex = whenTouched(
  async () => (await import("./case-studies/case-index.tsx")).CaseIndex,
);
const FirstCase = whenTouched(async () => (await import("./case-studies/cases.tsx")).FirstCase);
const FurtherCases = whenSeen(async () => (await import("./case-studies/cases.tsx")).FurtherCases);
const Closing = whenSeen(async () => (await import("./case-studies/closing.tsx")).Closing);

export default function CaseStudiesPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Before and after, at one scale."
          lead={
            <>
              <p>
                Rev A is how they bought. Rev B is how they buy now. What changed is clouded, as a
                checker would mark it, and every pair of lines shares a scale.
              </p>
              <p className="mt-3 note">{brand.illustrativeNotice}</p>
            </>
          }
        />
        <CaseIndex />
      </FirstZone>
      <FirstCase />
      <FurtherCases />
      <RelatedSheets
        note="The industries behind the cases, and shorter opinions."
        paths={[
          "/customers",
          "/customers/testimonials",
          "/solutions/aerospace",
          "/solutions/electronics",
          "/solutions/evtol",
        ]}
      />
      <Closing />
    </>
  );
}
