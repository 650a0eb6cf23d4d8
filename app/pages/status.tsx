import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { overallStatus, services } from "#app/site/status/services.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { OverallState } from "./status/overall-state.tsx";

export const handle: Page = {
  path: "/status",
  name: "System status",
  title: "System status and 90-day uptime",
  description: `What the ${brand.name} status page shows, with sample data: six services, 90 days of uptime against a ${claims.uptime.figure} target. First notice of an incident: ${claims.incidentNotice.figure}.`,
};
export const meta = () => pageMeta(handle);

// In view, and nothing in them moves by itself.
const Uptime = whenTouched(() => import("./status/uptime.tsx"));
const ByService = whenTouched(() => import("./status/by-service.tsx"));
// Below the fold.
const OpenIncidents = whenSeen(() => import("./status/open-incidents.tsx"));

export default function StatusPage() {
  const overall = overallStatus(services);
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          title="System status, with sample data."
          lead={<OverallState status={overall} />}
        />
        <Uptime />
      </FirstZone>
      <ByService />
      <OpenIncidents />
      <RelatedSheets paths={["/security", "/resources/docs", "/legal/terms"]} />
    </>
  );
}
