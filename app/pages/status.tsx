import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import {
  overallStatus,
  type OverallStatus,
  overallStatusTexts,
  services,
  statusNames,
} from "#app/site/status/services.ts";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { classNames } from "#app/ui/class-names.ts";

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
const OpenIncidents = whenSeen(
  async () => (await import("./status/open-incidents.tsx")).OpenIncidents,
);

export default function StatusPage() {
  const overall = overallStatus(services);
  return (
    <>
      <PageStart
        page={handle}
        title={`${overallStatusTexts[overall]}.`}
        lead={<OverallState status={overall} />}
      >
        <Uptime />
      </PageStart>
      <ByService />
      <OpenIncidents />
      <RelatedSheets paths={["/security", "/resources/docs", "/legal/terms"]} />
    </>
  );
}

const lamps: Record<OverallStatus, string> = {
  operational: "bg-ok outline-ok ring-ok-wash",
  degraded: "bg-warn outline-warn ring-warn-wash",
  outage: "bg-err outline-err ring-err-wash",
};

/** The lamp, and the status in words. */
function OverallState({ status }: { status: OverallStatus }) {
  return (
    <div className="flex items-center gap-6">
      <i
        className={classNames(
          "m-2 size-6 flex-none rounded-full ring-6 outline-[1.5px] outline-offset-6",
          lamps[status],
        )}
      />
      <p>
        <b className="block text-ink" data-overall-status={status}>
          {statusNames[status]}
        </b>
        <span className="note">Sample data. Illustrative, not measured.</span>
      </p>
    </div>
  );
}
