import blade from "drawing:blade";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/content/brand.ts";
import { caseStudies } from "#app/content/case-studies.ts";
import { claims } from "#app/content/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Zone } from "#app/ui/zone.tsx";

import { CaseIndex } from "./case-studies/case-index.tsx";
import { CaseStudyZone } from "./case-studies/case-study-zone.tsx";

export const handle: Page = {
  path: "/customers/case-studies",
  name: "Case studies",
  title: "Case studies from three shop floors",
  description:
    "Three manufacturers in aerospace, electronics and eVTOL: the challenge on the desk, the solution, what their team says, and results with the improvement.",
  sheet: 15,
};
export const meta = () => pageMeta(handle);

/** Each on its own ground, so that three of a kind do not read as one. */
const looks = [
  { letter: "B", tone: "paper", drawingSide: "left" },
  { letter: "C", tone: "blueprint", drawingSide: "right" },
  { letter: "D", tone: "raised", drawingSide: "left" },
] as const;

export default function CaseStudiesPage() {
  return (
    <>
      <Zone letter="A" space="bare">
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
        <CaseIndex studies={caseStudies} />
      </Zone>
      {caseStudies.map((study, index) => (
        <CaseStudyZone key={study.id} sheet={handle.sheet} study={study} {...looks[index % 3]!} />
      ))}
      <RelatedSheets
        letter="E"
        sheet={handle.sheet}
        note="The industries behind the cases, and shorter opinions."
        paths={[
          "/customers",
          "/customers/testimonials",
          "/solutions/aerospace",
          "/solutions/electronics",
          "/solutions/evtol",
        ]}
      />
      <CallToAction
        letter="F"
        sheet={handle.sheet}
        title="Be the fourth sheet."
        lead={`A ${claims.trial.figure} ${claims.trial.label} on your own RFQs, no credit card. Or a ${claims.demoLength.figure} demo, with a proposal within ${claims.demoProposal.figure}.`}
        drawing={<Drawing of={blade} decorative />}
      >
        <ButtonLink to="/demo" tone="go">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/pricing">Start a free trial</ButtonLink>
      </CallToAction>
    </>
  );
}
