import type { ReactNode } from "react";
import { createPortal } from "react-dom";

import type { TrailEntry } from "#analyzer/package/export/audit-trail.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";

interface AwardPaperProps {
  title: string;
  recommendation: string;
  facts: readonly { readonly label: string; readonly value: string }[];
  trail: readonly TrailEntry[];
  onClose: () => void;
  children: ReactNode;
}

/** An award on one sheet, to read, print and sign. While it is open, it alone prints. */
export function AwardPaper(props: AwardPaperProps) {
  const { title, recommendation, facts, trail, onClose, children } = props;
  return createPortal(
    <Dialog title="Award sheet" closeLabel="Close the award sheet" onClose={onClose}>
      <article data-prints-alone aria-label={title}>
        <header className="flex flex-wrap items-start justify-between gap-4 px-pad py-5">
          <div>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-2 max-w-[43em]">{recommendation}</p>
          </div>
          <div data-screen-only>
            <Button tone="go" icon="right" onClick={() => print()}>
              Print
            </Button>
          </div>
        </header>
        <TitleBlock
          className="grid-cols-2 md:grid-cols-4"
          entries={facts.map(({ label, value }) => ({ label, value }))}
        />
        {children}
        <AuditTrail trail={trail} />
        <dl className="ruled-cells grid-cols-2 border-t border-line">
          {["Buyer, date", "Approved, date"].map((role) => (
            <div key={role} className="px-3 pt-2 pb-10">
              <dt className="font-mono text-label text-ink-3">{role}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </article>
    </Dialog>,
    document.body,
  );
}

export function AwardNotes({ title, notes }: { title: string; notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <section className="border-t border-line px-pad py-4">
      <h4 className="label">{title}</h4>
      <ul className="mt-1.5 grid gap-1 text-small">
        {notes.map((note, index) => (
          <li key={index}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function AuditTrail({ trail }: { trail: readonly TrailEntry[] }) {
  return (
    <section className="border-t border-line px-pad py-4">
      <h4 className="label">Audit trail</h4>
      {trail.length === 0 ? (
        <p className="mt-1.5 text-small">No correction: every value is as it was read.</p>
      ) : (
        <ol className="mt-1.5 grid gap-1 text-small">
          {trail.map(({ at, text }, index) => (
            <li key={index} className="grid gap-x-4 md:grid-cols-[12rem_minmax(0,1fr)]">
              <time dateTime={at} className="figures text-note leading-6 text-ink-3">
                {at.slice(0, 16).replace("T", " ")} UTC
              </time>
              {text}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
