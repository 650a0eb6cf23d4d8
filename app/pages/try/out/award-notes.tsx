import type { TrailEntry } from "#analyzer/package/export/audit-trail.ts";
import type { BeforeOrder } from "#analyzer/package/export/before-order.ts";

/** What is open, what is assumed and what was read with less than full confidence, above the order. */
export function BeforeOrdering({ before }: { before: BeforeOrder }) {
  const { open, assumptions, unsure } = before;
  return (
    <>
      {open.length > 0 && (
        <section className="border-t border-line bg-warn-wash px-pad py-4">
          <h4 className="text-body font-medium">Do not order from this sheet yet</h4>
          <ul className="mt-1.5 grid gap-1 text-small">
            {open.map((each, index) => (
              <li key={index}>{each}</li>
            ))}
          </ul>
        </section>
      )}
      <AwardNotes title="Assumptions" notes={assumptions} />
      <AwardNotes title="Below full confidence" notes={unsure} />
    </>
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

export function AuditTrail({ trail }: { trail: readonly TrailEntry[] }) {
  return (
    <section className="border-t border-line px-pad py-4">
      <h4 className="label">Corrected by the visitor</h4>
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
