import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen } from "#app/page/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { ReachUs } from "./contact/reach-us.tsx";

export const handle: Page = {
  path: "/company/contact",
  name: "Contact",
  title: "Contact sales and support",
  description: `Write to sales or support. Sales responds within ${claims.salesResponse.figure}, every message is answered within ${claims.contactReply.figure}. Offices in San Francisco, Austin and London.`,
};
export const meta = () => pageMeta(handle);

const OfficePlans = whenSeen(async () => (await import("./contact/office-plans.tsx")).OfficePlans);

export default function ContactPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="Write to a person."
          lead={`Sales responds within ${claims.salesResponse.figure}. Everything else is answered within ${claims.contactReply.figure}, by someone with a name and a desk.`}
        />
        <ReachUs />
      </FirstZone>
      <OfficePlans />
      <RelatedSheets
        note="The answer may already be on file."
        paths={["/demo", "/pricing", "/resources/docs", "/status", "/security"]}
      />
    </>
  );
}
