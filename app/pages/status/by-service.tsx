import { services, serviceStatuses } from "#app/site/status/services.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { ServiceTable } from "./service-table.tsx";
import { StatusFrame } from "./status-frame.tsx";

export function ByService() {
  return (
    <Zone space="flush">
      <SectionHead title="By service.">
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
  );
}
