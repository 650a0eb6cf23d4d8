import { formatDate } from "#app/format/format-date.ts";
import type { LegalDocument } from "./legal.ts";
import { FigureStrip } from "../figure-strip.tsx";
import { PageHero } from "../page-hero.tsx";
import { Button } from "#app/ui/button.tsx";

interface LegalHeroProps {
  title: string;
  lead: string;
  revisions: LegalDocument["revisions"];
  /** The constants that the document sets. */
  figures: readonly { figure: string; label: string }[];
}

/** Head of a legal sheet: what it says in one line, when it was last changed, and its figures. */
export function LegalHero({ title, lead, revisions, figures }: LegalHeroProps) {
  const [newest] = revisions;
  return (
    <>
      <PageHero
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
      >
        <Button icon={null} onClick={() => print()} className="print:hidden noscript:hidden">
          Print this document
        </Button>
      </PageHero>
      <FigureStrip figures={figures} className="grid-cols-2 lg:grid-cols-4" />
    </>
  );
}
