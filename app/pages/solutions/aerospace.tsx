import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { brand } from "#app/site/brand.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

export const handle: Page = {
  path: "/solutions/aerospace",
  name: "Aerospace",
  title: "RFQ analysis for aerospace procurement",
  description:
    "Aerospace quotes ranked by total landed cost, delivery lead time and supplier reliability, with compliance beside the price and every decision logged.",
};
export const meta = () => pageMeta(handle);

// In view, but nothing in it changes: its code can wait for a touch.
const BladeNotes = whenTouched(
  async () => (await import("./aerospace/blade-notes.tsx")).BladeNotes,
);
// A tool that may stand in view: as HTML it is a worked example, its code waits for a touch.
const ComplianceMatrix = whenTouched(
  async () => (await import("./aerospace/compliance-matrix.tsx")).ComplianceMatrix,
);
// Below the fold: their code waits for the first touch or scroll.
const Story = whenSeen(async () => (await import("./aerospace/story.tsx")).Story);
const Closing = whenSeen(async () => (await import("./aerospace/closing.tsx")).Closing);

export default function AerospacePage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <PageHero
          isLow
          title="Aerospace quotes, compliance first."
          lead={`For aerospace and defense buyers. ${brand.name} compares each supplier's answers with your flow-down clauses. Those who miss no clause are ranked by total landed cost, delivery lead time and supplier reliability.`}
        >
          <ButtonLink to="/demo" tone="go">
            Book a Demo
          </ButtonLink>
          <ButtonLink to="#inspection-sheet" icon="down">
            See the matrix
          </ButtonLink>
        </PageHero>
        <BladeNotes />
      </FirstZone>
      <ComplianceMatrix />
      <Story />
      <RelatedSheets
        paths={["/solutions/evtol", "/solutions/electronics", "/solutions/discrete-manufacturing"]}
      />
      <Closing />
    </>
  );
}
