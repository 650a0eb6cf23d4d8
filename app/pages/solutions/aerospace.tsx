import blade from "drawing:blade";
import turbineDisc from "drawing:turbine-disc";

import { Drawing } from "#app/art/drawing.tsx";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { brand } from "#app/site/brand.ts";
import { whenSeen, whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { DemoOr } from "#app/ui/button.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

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
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
          <header className="grid gap-6 px-pad py-8">
            <h1 className="text-h1 tracking-display wrap-break-word">
              {unbroken("Aerospace quotes, compliance first.")}
            </h1>
            <p className="max-w-[47em] text-pretty text-ink-2">
              {unbroken(
                `For aerospace and defense buyers. ${brand.name} compares each supplier's answers with your flow-down clauses. Those who miss no clause are ranked by total landed cost, delivery lead time and supplier reliability.`,
              )}
            </p>
            <div className="button-row">
              <DemoOr to="#inspection-sheet" icon="down">
                See the matrix
              </DemoOr>
            </div>
          </header>
          <figure className="flex flex-col border-line gridded max-lg:border-t lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-r">
            <div className="flex-1 p-pad">
              <Drawing of={blade} lead className="mx-auto max-w-108" />
            </div>
            <figcaption className="border-t border-hair bg-ground px-pad py-2.5 note">
              Cast turbine blade, section A-A through its hollow airfoil
            </figcaption>
          </figure>
          <BladeNotes />
        </div>
      </FirstZone>
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
