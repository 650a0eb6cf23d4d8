import type { ReactNode } from "react";

interface DrawingWithNotesProps {
  drawing: ReactNode;
  /** Part name and revision, as a drawing's view is captioned. */
  caption: string;
  title: string;
  notes: { heading: string; text: ReactNode }[];
}

/** A view on graph paper, and the general notes that belong to it. */
export function DrawingWithNotes({ drawing, caption, title, notes }: DrawingWithNotesProps) {
  return (
    <div className="grid border-t border-line lg:grid-cols-12">
      <figure className="flex flex-col gridded lg:col-span-7">
        <figcaption className="border-b border-hair bg-ground px-pad py-2.5 note">
          {caption}
        </figcaption>
        <div className="grid flex-1 place-items-center p-pad">{drawing}</div>
      </figure>
      <div className="flex flex-col border-line px-pad pt-8 pb-4 max-lg:border-t lg:col-span-5 lg:border-l">
        <h2 className="mb-6 text-h3">{title}</h2>
        <ol className="grid flex-1 lg:auto-rows-fr">
          {notes.map(({ heading, text }, index) => (
            <li
              key={heading}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-t border-hair py-4"
            >
              <span aria-hidden="true" className="pt-1 figures text-note text-ink-3">
                {index + 1}.
              </span>
              <div>
                <h3 className="font-medium tracking-snug lg:text-h4">{heading}</h3>
                <p className="text-small text-ink-2 lg:text-body">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
