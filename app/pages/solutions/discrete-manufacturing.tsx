import housing from "drawing:housing";

import { Drawing } from "#app/art/drawing.tsx";
import { brand } from "#app/site/brand.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { IndustryHero } from "#app/sections/industry/industry-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/solutions/discrete-manufacturing",
  name: "Discrete manufacturing",
  title: "RFQ analysis for discrete manufacturing",
  description:
    "Compare quotes for castings, machined and bought-out parts by landed cost, tooling included: from forwarded email to ERP or PDF export.",
};
export const meta = () => pageMeta(handle);

const CastingWorksheet = whenTouched(
  () => import("./discrete-manufacturing/casting-worksheet.tsx"),
);
const Story = whenSeen(async () => (await import("./discrete-manufacturing/story.tsx")).Story);
// With its words in the page, the first load would be over its budget.
const Closing = whenSeen(async () => (await import("./discrete-manufacturing/story.tsx")).Closing);

export default function DiscreteManufacturingPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <IndustryHero
          title="Casting quotes, compared by the piece."
          lead={`For buyers of castings, machined and bought-out parts. Forward the quotes you get. ${brand.name} reads them, ranks them by landed cost, lead time and reliability, and keeps the record.`}
          actions={
            <DemoOr to="#inspection-sheet" icon="down">
              Work out a piece cost
            </DemoOr>
          }
          figure={<Drawing of={housing} lead className="max-w-136" />}
          caption="Single-stage gearbox housing, front elevation"
        />
      </FirstZone>
      <CastingWorksheet />
      <Story />
      <RelatedSheets
        paths={["/solutions/multi-plant", "/solutions/aerospace", "/solutions/evtol"]}
      />
      <Closing />
    </>
  );
}
