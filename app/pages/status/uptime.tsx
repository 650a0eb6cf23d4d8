import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { claims } from "#app/site/claims.ts";
import { services } from "#app/site/status/services.ts";

import { incidents } from "./incidents.ts";
import { combinedUptime, daysShown, downMinutesFor } from "./uptime-days.ts";
import { UptimeRule } from "./uptime-rule.tsx";

/** Ninety days as a rule, and the figures that follow from them. */
export function Uptime() {
  const uptime = combinedUptime(services);
  return (
    <div>
      <UptimeRule downMinutes={downMinutesFor(uptime)} />
      <FigureStrip
        className="grid-cols-2 lg:grid-cols-4"
        figures={[
          { label: `All services up, ${daysShown} days`, figure: `${uptime.toFixed(2)}%` },
          { label: "SLA target", figure: claims.uptime.figure },
          {
            label: "Open incidents",
            figure: String(incidents.filter(({ completed }) => completed === null).length),
          },
          { label: claims.incidentNotice.label, figure: claims.incidentNotice.figure },
        ]}
      />
    </div>
  );
}
