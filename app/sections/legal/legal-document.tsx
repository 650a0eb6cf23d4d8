import { formatDate } from "#app/format/format-date.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useCurrentSection } from "#app/page/use-current-section.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { PhoneFold } from "#app/ui/phone-fold.tsx";
import { Table } from "#app/ui/table.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import type { LegalClause, LegalDocument as Document } from "./legal.ts";

/** General notes of a drawing: numbered clauses in parts, each with the same in plain words, and the revision table. */
export function LegalDocument({ clauses, revisions }: Document) {
  return (
    // Longer than a page, so unlike other zones they may break across two when printed.
    <div className="border-t border-line-2">
      <Zone
        space="bare"
        tone="raised"
        className="grid lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] print:block"
      >
        <Contents clauses={clauses} />
        <ol>
          {clauses.map((clause, index) => (
            <li key={clause.id} className="border-hair laid-out-piece not-last:border-b">
              {clause.part && (
                <p
                  className={classNames(
                    "border-line bg-vellum px-pad py-3 label",
                    index === 0 ? "border-b-[1.5px]" : "border-y-[1.5px]",
                  )}
                >
                  {clause.part}
                </p>
              )}
              <NumberedClause number={index + 1} clause={clause} />
            </li>
          ))}
        </ol>
      </Zone>
      <Zone space="flush">
        <div className="flex items-center gap-8 px-pad pb-8">
          <SectionMark />
          <h2 className="text-h3">Revisions</h2>
        </div>
        <Table
          caption="Revisions"
          columns={[
            { head: "Rev", width: "w-16", cellClassName: "font-mono text-note", render: "letter" },
            {
              head: "Date",
              width: "w-44 max-sm:w-28",
              cellClassName: "font-mono text-note",
              render: ({ date }) => <time dateTime={date}>{formatDate(date)}</time>,
            },
            { head: "Description", render: "text" },
          ]}
          rows={revisions}
          rowKey={({ letter }) => letter}
        />
      </Zone>
    </div>
  );
}

function Contents({ clauses }: Pick<Document, "clauses">) {
  const current = useCurrentSection(clauses.map(({ id }) => id));
  return (
    <div className="border-line-2 max-lg:border-b lg:border-r print:border-0">
      <nav
        aria-label="Contents"
        className="top-bar px-pad pt-8 pb-8 max-md:py-0 lg:sticky lg:max-h-[calc(100dvh-var(--spacing-bar))] lg:overflow-y-auto"
      >
        <h2 className="mb-3 label max-md:hidden">Contents</h2>
        <PhoneFold summary="Contents" className="max-md:-mx-pad">
          <ol className="text-small max-lg:columns-2 max-md:px-pad max-sm:columns-1 print:columns-2">
            {clauses.map(({ id, title }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-current={id === current ? "location" : undefined}
                  className="contents-mark grid min-h-7 break-inside-avoid grid-cols-[2rem_minmax(0,1fr)] py-1 leading-snug no-underline hover:underline"
                >
                  <span className="figures text-note text-ink-3">{index + 1}.</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </PhoneFold>
      </nav>
    </div>
  );
}

function NumberedClause({ number, clause }: { number: number; clause: LegalClause }) {
  const { id, title, summary, text } = clause;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid break-inside-avoid target:bg-vellum nav:grid-cols-[minmax(0,1fr)_19rem] nav:grid-rows-[auto_1fr]"
    >
      <h2
        id={`${id}-title`}
        className="flex gap-3 px-pad pt-8 pb-4 text-h4 font-medium tracking-snug max-md:pt-5"
      >
        <a
          href={`#${id}`}
          aria-label={`Link to clause ${number}`}
          className="min-w-8 figures text-ink-3 no-underline hover:text-signal-ink md:min-w-11"
        >
          {number}.
        </a>{" "}
        {title}
      </h2>
      <div className="border-hair px-pad pb-6 max-md:pb-3 max-nav:md:pl-[calc(var(--spacing-pad)+3.5rem)] nav:col-start-2 nav:row-span-2 nav:row-start-1 nav:border-l nav:pt-9 nav:pb-8">
        <div className="border-l-[1.5px] border-line pl-4 text-small">
          <h3 className="mb-1 label">In plain words</h3>
          <p className="max-w-[42em]">{unbroken(summary)}</p>
        </div>
      </div>
      <div className="px-pad pb-8 max-md:pb-2 lg:pb-10 nav:col-start-1">
        <PhoneFold summary={`Read clause ${number}`} className="max-md:-mx-pad">
          <div className="grid max-w-[42em] gap-4 text-ink-2 max-md:px-pad max-md:pb-4 md:pl-14">
            {text.map((block, index) =>
              typeof block === "string" ? (
                <p key={index}>
                  <WithMailboxes text={block} />
                </p>
              ) : (
                <ul key={index} className="grid list-[square] gap-2 pl-5 marker:text-ink-3">
                  {block.map((item) => (
                    <li key={item}>
                      <WithMailboxes text={item} />
                    </li>
                  ))}
                </ul>
              ),
            )}
          </div>
        </PhoneFold>
      </div>
    </section>
  );
}

/** The text with its email addresses as links. */
function WithMailboxes({ text }: { text: string }) {
  return text.split(/(\S+@[\w.]+\w)/).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={`mailto:${part}`} className="[overflow-wrap:anywhere] text-link">
        {part}
      </a>
    ) : (
      unbroken(part)
    ),
  );
}
