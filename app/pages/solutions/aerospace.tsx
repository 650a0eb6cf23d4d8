import turbineDisc from "drawing:turbine-disc";

import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { brand } from "#app/site/brand.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { DemoOr } from "#app/ui/button.tsx";

export const handle: Page = {
  path: "/solutions/aerospace",
  name: "Aerospace",
  title: "RFQ analysis for aerospace procurement",
  description:
    "Aerospace quotes ranked by total landed cost, delivery lead time and supplier reliability, with compliance beside the price and every decision logged.",
};
export const meta = () => pageMeta(handle);

// In view, but nothing in it changes: its code can wait for a touch.
const BladeNotes = whenTouched(() => import("./aerospace/blade-notes.tsx"));
// A tool that may stand in view: as HTML it is a worked example, its code waits for a touch.
const ComplianceMatrix = whenTouched(() => import("./aerospace/compliance-matrix.tsx"));
// Below the fold: their code waits for the first touch or scroll.
const Story = whenSeen(() => import("./aerospace/story.tsx"));
const Closing = whenSeen(() => import("#app/sections/call-to-action.tsx"));

export default function AerospacePage() {
  return (
    <>
      <PageStart
        page={handle}
        isLow
        title="Aerospace quotes, compliance first."
        lead={`For aerospace and defense buyers. ${brand.name} compares each supplier's answers with your flow-down clauses. Those who miss no clause are ranked by total landed cost, delivery lead time and supplier reliability.`}
        actions={
          <DemoOr to="#inspection-sheet" icon="down">
            See the matrix
          </DemoOr>
        }
      >
        <BladeNotes />
      </PageStart>
      <ComplianceMatrix />
      <Story />
      <RelatedSheets
        paths={["/solutions/evtol", "/solutions/electronics", "/solutions/discrete-manufacturing"]}
      />
      <Closing
        title="Bring an RFQ with long flow-downs."
        lead={`In a ${claims.demoLength.figure} demo you see each clause compared with each supplier's answer.`}
        drawing={turbineDisc}
      />
    </>
  );
}
