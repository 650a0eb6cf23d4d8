import { accessibility } from "./accessibility-records.ts";
import { brand } from "#app/site/brand.ts";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

/** The statement: what was tested, what falls short, and who to tell. */
export function Accessibility() {
  return (
    <Zone id="accessibility" tone="raised" space="bare" className="lg:grid lg:grid-cols-12">
      <header className="flex flex-col gap-5 px-pad py-zone lg:col-span-4">
        <SectionMark />
        <h2 className="max-w-[14ch] text-h3">Accessibility, with its deviations.</h2>
        <p className="max-w-[38ch] text-ink-2">
          The site is made to {accessibility.standard}. Found a barrier? Write to{" "}
          <a href={`mailto:${brand.mailboxes.support}`} className="text-link">
            {brand.mailboxes.support}
          </a>{" "}
          and say which sheet. A person answers.
        </p>
      </header>
      <Notes heading="Inspected" notes={accessibility.tested} />
      <Notes heading="Known to fall short" notes={accessibility.shortfalls} />
    </Zone>
  );
}

function Notes({ heading, notes }: { heading: string; notes: readonly string[] }) {
  return (
    <div className="border-hair px-pad py-8 max-lg:border-t lg:col-span-4 lg:border-l lg:py-zone">
      <h3 className="mb-4 label">{heading}</h3>
      <ol>
        {notes.map((note, index) => (
          <li
            key={note}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair py-3"
          >
            <span aria-hidden="true" className="figures text-note leading-6 text-ink-3">
              {index + 1}.
            </span>
            <p className="text-small">{note}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
