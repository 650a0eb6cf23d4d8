import { formatDate } from "#app/format/format-date.ts";
import type { Page } from "#app/page/page.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import type { LegalDocument } from "#app/sections/legal/legal.ts";
import { Button } from "#app/ui/button.tsx";
import { FirstZone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { Breadcrumbs } from "./breadcrumbs.tsx";

interface LegalStartProps {
  page: Page;
  title: string;
  lead: string;
  revisions: LegalDocument["revisions"];
  /** The constants that the document sets. */
  figures: readonly { figure: string; label: string }[];
}

/** Head of a legal sheet: what it says in one line, when it was last changed, and its figures. */
export function LegalStart({ page, title, lead, revisions, figures }: LegalStartProps) {
  const [newest] = revisions;
  return (
    <FirstZone space="bare">
      <Breadcrumbs page={page} />
      <div className="grid nav:grid-cols-[minmax(0,1fr)_19rem]">
        <header className="px-pad pt-5 pb-6">
          <h1 className="text-h2 tracking-head wrap-break-word">{title}</h1>
          <p className="mt-3 max-w-[42em] text-balance text-ink-2">{unbroken(lead)}</p>
        </header>
        <div className="flex flex-wrap items-center justify-between gap-4 border-hair px-pad pb-6 nav:border-l nav:pt-9 nav:pb-8">
          <p className="note">
            Last updated January 15, 2024
            {newest.isClarification && `; clarified ${formatDate(newest.date)}`}
          </p>
          <Button
            size="small"
            icon={null}
            onClick={() => print()}
            className="print:hidden noscript:hidden"
          >
            Print this document
          </Button>
        </div>
      </div>
      <FigureStrip figures={figures} className="grid-cols-2 lg:grid-cols-4" />
    </FirstZone>
  );
}
