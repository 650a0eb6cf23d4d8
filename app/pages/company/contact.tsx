import { claims } from "#app/site/claims.ts";
import { salesHours } from "#app/site/facts/sales-hours.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen } from "#app/page/loading/deferred.tsx";

import { ReachUs } from "./contact/reach-us.tsx";

export const handle: Page = {
  path: "/company/contact",
  name: "Contact",
  title: "Contact sales and support",
  description: `Write to sales or support. Sales responds within ${claims.salesResponse.figure}, all other messages get a reply within ${claims.contactReply.figure}. Offices in San Francisco, Austin and London.`,
};
export const meta = () => pageMeta(handle);

const OfficePlans = whenSeen(() => import("./contact/office-plans.tsx"));

export default function ContactPage() {
  return (
    <>
      <PageStart
        page={handle}
        title="Contact sales and support."
        lead={`Sales responds within ${claims.salesResponse.figure}, ${salesHours}. All other messages get a reply within ${claims.contactReply.figure}. Phone numbers are below.`}
      >
        <ReachUs />
      </PageStart>
      <OfficePlans />
      <RelatedSheets paths={["/demo", "/pricing", "/resources/docs"]} />
    </>
  );
}
