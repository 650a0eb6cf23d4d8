import { brand } from "#app/content/brand.ts";
import { claims } from "#app/content/claims.ts";
import { incidents } from "#app/content/incidents.ts";
import { services, serviceStatuses } from "#app/content/services.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import { overallStatus } from "#app/lib/overall-status.ts";
import type { Page } from "#app/lib/page.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { combinedUptime, daysShown, downMinutesFor } from "#app/lib/uptime-days.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Zone } from "#app/ui/zone.tsx";

import { IncidentLog } from "./status/incident-log.tsx";
import { OverallState, overallTitles } from "./status/overall-state.tsx";
import { ServiceTable } from "./status/service-table.tsx";
import { StatusFrame } from "./status/status-frame.tsx";
import { UptimeRule } from "./status/uptime-rule.tsx";

export const handle: Page = {
  path: "/status",
  name: "System status",
  title: "System status and 90-day uptime",
  description: `Status and uptime of every Quotewright service over 90 days, against a ${claims.uptime.figure} target. If something breaks, notice goes out within ${claims.incidentNotice.figure}.`,
  sheet: 30,
};
export const meta = () => pageMeta(handle);

export default function StatusPage() {
  const overall = overallStatus(services);
  const uptime = combinedUptime(services);
  return (
    <>
      <Zone letter="A" space="bare">
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
      </Zone>
      <Zone letter="B" space="flush">
        <SectionHead letter="B" sheet={handle.sheet} title="By service.">
          <p>
            Ninety-day uptime on one scale, 99.80 to 100.00. The dashed line is the lower limit we
            sign for. The whole is operational when every service is, in outage when any is, and
            degraded otherwise.
          </p>
        </SectionHead>
        <ServiceTable services={services} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line-2 px-pad py-5">
          <h3 className="label">Symbols</h3>
          {serviceStatuses.map((status) => (
            <StatusFrame key={status} status={status} />
          ))}
        </div>
      </Zone>
      <Zone letter="C" space="flush" tone="blueprint">
        <SectionHead letter="C" sheet={handle.sheet} title="Open incidents.">
          <p>
            Logged like drawing changes: what, when, and what we did about it. Seen something we
            have not?{" "}
            <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
              Report a fault
            </a>
            .
          </p>
        </SectionHead>
        <IncidentLog incidents={incidents} />
      </Zone>
      <RelatedSheets
        letter="D"
        sheet={handle.sheet}
        note="What we sign for, and who to call."
        paths={["/security", "/resources/docs", "/legal/terms", "/company/contact"]}
      />
    </>
  );
}
