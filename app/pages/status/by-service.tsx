import { services, serviceStatuses } from "#app/site/status/services.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { ServiceTable } from "./service-table.tsx";
import { StatusFrame } from "./status-frame.tsx";

export function ByService() {
  return (
    <Zone space="flush">
      <SectionHead title="Status by service.">
        <p>
          Uptime over 90 days, on a scale from 99.80 to 100.00. The dashed line is the SLA. All
          downtime of the sample falls on one day, at the same time. The overall status is
          operational when every service is, outage when any service is in outage, and degraded
          otherwise.
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
  );
}
