import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { incidents } from "./status/incidents.ts";
import { services } from "#app/site/status/services.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { overallStatus } from "#app/site/status/overall-status.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { combinedUptime, daysShown, downMinutesFor } from "./status/uptime-days.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { OverallState, overallTitles } from "./status/overall-state.tsx";

export const handle: Page = {
  path: "/status",
  name: "System status",
  title: "System status and 90-day uptime",
  description: `Status and uptime of every ${brand.name} service over 90 days, against a ${claims.uptime.figure} target. Our target for the first incident notice is ${claims.incidentNotice.figure}.`,
};
export const meta = () => pageMeta(handle);

// In view, and nothing in them moves by itself.
const UptimeRule = whenTouched(async () => (await import("./status/uptime-rule.tsx")).UptimeRule);
const ByService = whenTouched(async () => (await import("./status/by-service.tsx")).ByService);
// Below the fold.
const OpenIncidents = whenSeen(
  async () => (await import("./status/open-incidents.tsx")).OpenIncidents,
);

export default function StatusPage() {
  const overall = overallStatus(services);
  const uptime = combinedUptime(services);
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero title={overallTitles[overall]} lead={<OverallState status={overall} />} />
        <UptimeRule downMinutes={downMinutesFor(uptime)} />
        <FigureStrip
          className="grid-cols-2 lg:grid-cols-4"
          figures={[
            { label: `${daysShown}-day availability`, figure: `${uptime.toFixed(2)}%` },
            { label: "SLA target", figure: claims.uptime.figure },
            {
              label: "Open incidents",
              figure: String(incidents.filter(({ completed }) => completed === null).length),
            },
            { label: claims.incidentNotice.label, figure: claims.incidentNotice.figure },
          ]}
        />
      </FirstZone>
      <ByService />
      <OpenIncidents />
      <RelatedSheets paths={["/security", "/resources/docs", "/legal/terms"]} />
    </>
  );
}
