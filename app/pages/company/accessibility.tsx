import { brand } from "#app/site/brand.ts";
import { claims } from "#app/site/claims.ts";
import { PageStart } from "#app/layout/page-start.tsx";
import type { Page } from "#app/page/page.ts";
import { pageMeta } from "#app/page/page-meta.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import { RelatedSheets } from "#app/sections/related-sheets.tsx";
import { whenTouched } from "#app/page/loading/deferred.tsx";

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
      <PageStart
        page={handle}
        title="Accessibility statement"
        lead={
          <p>
            This website aims to meet {accessibility.standard}. If something does not work for you,
            write to{" "}
            <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
              {brand.mailboxes.support}
            </a>{" "}
            and name the page. We reply within {claims.contactReply.figure}.
          </p>
        }
      >
        <FigureStrip figures={accessibility.figures} className="grid-cols-2 lg:grid-cols-4" />
        <TestedWindows />
        <div className="border-t border-line lg:grid lg:grid-cols-2">
          <Notes heading="What we tested" notes={accessibility.tested} />
          <Notes heading="Known limitations" notes={accessibility.shortfalls} />
        </div>
      </PageStart>
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
