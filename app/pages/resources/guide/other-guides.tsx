import type { GuideSummary } from "#app/prose/guides.server.ts";
import { FurtherReading } from "#app/sections/further-reading.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** The next three on the shelf. */
export function OtherGuides({ guides }: { guides: GuideSummary[] }) {
  return (
    <Zone tone="blueprint" space="bare" className="grid lg:grid-cols-12">
      <FurtherReading
        title="Next on the shelf."
        texts={guides.map((guide) => ({
          ...guide,
          facts: `${guide.level} · ${guide.pages} pages · ${guide.readMinutes} min`,
        }))}
      />
    </Zone>
  );
}
