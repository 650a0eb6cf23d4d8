import { brand } from "#app/site/brand.ts";
import { incidents } from "./incidents.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { IncidentLog } from "./incident-log.tsx";

export function OpenIncidents() {
  return (
    <Zone space="flush" tone="blueprint">
      <SectionHead title="Open incidents.">
        <p>
          Each incident lists what happened, when, and what we did. Have you found a problem that is
          not listed?{" "}
          <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
            Report it
          </a>
          . What changed in the product is in the{" "}
          <SiteLink to="/resources/docs/limits#change-log" className="text-link">
            change log
          </SiteLink>
          .
        </p>
      </SectionHead>
      <IncidentLog incidents={incidents} />
    </Zone>
  );
}
