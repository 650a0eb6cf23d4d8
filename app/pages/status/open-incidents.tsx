import { brand } from "#app/content/brand.ts";
import { incidents } from "#app/content/incidents.ts";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Zone } from "#app/ui/zone.tsx";

import { IncidentLog } from "./incident-log.tsx";

export function OpenIncidents({ sheet }: { sheet: number }) {
  return (
    <Zone letter="C" space="flush" tone="blueprint">
      <SectionHead letter="C" sheet={sheet} title="Open incidents.">
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
