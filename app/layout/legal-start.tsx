import { formatDate } from "#app/format/format-date.ts";
import type { Page } from "#app/page/page.ts";
import { FigureStrip } from "#app/sections/figure-strip.tsx";
import type { LegalDocument } from "#app/sections/legal/legal.ts";
import { Button } from "#app/ui/button.tsx";

import { PageStart } from "./page-start.tsx";

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
    <PageStart
      page={page}
      title={title}
      lead={
        <>
          <p>{lead}</p>
          <p className="mt-4 note">
            Last updated January 15, 2024
            {newest.isClarification && `; clarified ${formatDate(newest.date)}`}
          </p>
        </>
      }
      actions={
        <Button icon={null} onClick={() => print()} className="print:hidden noscript:hidden">
          Print this document
        </Button>
      }
    >
      <FigureStrip figures={figures} className="grid-cols-2 lg:grid-cols-4" />
    </PageStart>
  );
}
