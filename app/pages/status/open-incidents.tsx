import { brand } from "#app/site/brand.ts";
import { incidents } from "./incidents.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { IncidentLog } from "./incident-log.tsx";

export function OpenIncidents() {
  return (
    <Zone space="flush" tone="blueprint">
      <SectionHead title="Open incidents.">
        <p>
          Logged like drawing changes: what, when, and what we did about it. Seen something we have
          not?{" "}
          <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
            Report a fault
          </a>
          .
        </p>
      </SectionHead>
      <IncidentLog incidents={incidents} />
    </Zone>
  );
}
