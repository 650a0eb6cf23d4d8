import type { ReactNode } from "react";

import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

interface NumberedNotesProps {
  title: string;
  notes: Readonly<Record<string, ReactNode>>;
  /** The figures of the block, under its title. */
  children: ReactNode;
}

/** General notes, as a drawing has them: the title and its figures on one side, the notes numbered on the other. */
export function NumberedNotes({ title, notes, children }: NumberedNotesProps) {
  return (
    <Zone space="bare" tone="blueprint" className="grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div className="flex flex-col justify-between gap-10 border-line-2 gridded px-pad pt-zone pb-10 max-lg:border-b lg:border-r">
        <div>
          <SectionMark />
          <h2 className="mt-5 text-h2">{title}</h2>
        </div>
        {children}
      </div>
      <ol className="grid">
        {Object.entries(notes).map(([name, text], index) => (
          <li
            key={name}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-2 border-b border-hair px-pad py-5 last:border-b-0 md:grid-cols-[2.5rem_11rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="figures text-note text-ink-3">
              {index + 1}.
            </span>
            <h3 className="text-h4 font-medium tracking-snug">{name}</h3>
            <p className="max-w-[35em] text-ink-2 max-md:col-start-2">{text}</p>
          </li>
        ))}
      </ol>
    </Zone>
  );
}
