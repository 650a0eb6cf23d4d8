import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenTouched } from "#app/page/loading/deferred.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";

import { accessibility } from "./accessibility/accessibility-records.ts";

export const handle: Page = {
  path: "/company/accessibility",
  name: "Accessibility",
  title: "Accessibility statement",
  description: `How accessible the ${brand.name} website is: the standard it aims to meet, what was tested, known limitations, and how to report a problem with a page.`,
  detail: { number: 1, parent: { label: "About", to: "/company/about" } },
};
export const meta = () => pageMeta(handle);

const TestedWindows = whenTouched(() => import("./accessibility/tested-windows.tsx"));

export default function AccessibilityPage() {
  return (
    <>
      <FirstZone space="bare">
        <Breadcrumbs page={handle} />
        <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className="flex min-w-0 flex-col gap-8">
            <header className="px-pad pt-7">
              <h1 className="text-h1 tracking-display">Accessibility statement</h1>
              <p className="mt-5 max-w-160 text-pretty text-ink-2">
                This website aims to meet {accessibility.standard}. If something does not work for
                you, write to{" "}
                <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
                  {brand.mailboxes.support}
                </a>{" "}
                and name the page. We reply within {claims.contactReply.figure}.
              </p>
            </header>
            <FigureStrip figures={accessibility.figures} className="grid-cols-2" />
          </div>
          <TestedWindows />
        </div>
        <div className="border-t border-line lg:grid lg:grid-cols-2">
          <Notes heading="What we tested" notes={accessibility.tested} />
          <Notes heading="Known limitations" notes={accessibility.shortfalls} />
        </div>
      </FirstZone>
      <RelatedSheets paths={["/company/about", "/company/contact", "/legal/privacy"]} />
    </>
  );
}

function Notes({ heading, notes }: { heading: string; notes: readonly string[] }) {
  return (
    <div className="border-hair px-pad py-8 max-lg:not-first:border-t lg:py-12 lg:not-first:border-l">
      <h2 className="mb-4 text-h3">{heading}</h2>
      <ol>
        {notes.map((note, index) => (
          <li
            key={note}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair py-3"
          >
            <span aria-hidden="true" className="figures text-note leading-6 text-ink-3">
              {index + 1}.
            </span>
            <p>{note}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
