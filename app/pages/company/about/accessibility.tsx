import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** The statement has an address of its own; links to this place lead on to it. */
export function Accessibility() {
  return (
    <Zone id="accessibility" tone="raised">
      <SectionHead title="Accessibility.">
        <p>
          What we tested on this website, and its known limitations.{" "}
          <ArrowLink to="/company/accessibility">Accessibility statement</ArrowLink>
        </p>
      </SectionHead>
    </Zone>
  );
}
