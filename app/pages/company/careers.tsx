import inspectionFixture from "drawing:inspection-fixture";

import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone, Zone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/company/careers",
  name: "Careers",
  title: "Careers: open roles with salary ranges",
  description: `Open roles at ${brand.name}, each with department, location, type and salary range. Benefits include a ${claims.learningBudget.figure} learning budget. Apply by a short message.`,
};
export const meta = () => pageMeta(handle);

const OpenRoles = whenTouched(() => import("./careers/open-roles.tsx"));
const Benefits = whenSeen(() => import("./careers/benefits.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function CareersPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <header className="px-pad pt-6 pb-6">
          <h1 className="text-h2 tracking-head wrap-break-word">Open roles, with salary ranges.</h1>
          <p className="mt-3 text-pretty text-ink-2">
            Every role states its salary range. We do not ask what you earned before.
          </p>
        </header>
      </FirstZone>
      <OpenRoles />
      <Benefits />
      <Zone space="bare" label="The company in figures">
        <FigureStrip
          figures={[claims.founded, claims.team, claims.funding, claims.rfqsAnalyzed]}
          className="grid-cols-2 border-t-0! lg:grid-cols-4"
        />
      </Zone>
      <RelatedSheets paths={["/company/about", "/product", "/resources/blog"]} />
      <Closing
        title="Your role is not listed?"
        lead={
          <>
            Tell us what you would like to do here. We reply within {claims.contactReply.figure}.
            You can also write to{" "}
            <a
              href={`mailto:${brand.mailboxes.careers}`}
              className="[overflow-wrap:anywhere] text-link"
            >
              {brand.mailboxes.careers}
            </a>
          </>
        }
        drawing={inspectionFixture}
      >
        <ButtonLink to="/company/contact" tone="go">
          Write to us
        </ButtonLink>
      </Closing>
    </>
  );
}
