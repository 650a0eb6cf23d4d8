import type { PagePart } from "./page-part.ts";

interface NoteListProps {
  /** A title, and a text under each of its headings. */
  part: PagePart;
  /** How many stand beside each other. */
  columns: string;
}

/** The general notes that belong to the view beside or above them. */
export function NoteList({ part: { title, items }, columns }: NoteListProps) {
  return (
    <div className="border-t border-line">
      <h2 className="px-pad pt-7 pb-5 text-h3">{title}</h2>
      <ol className={`ruled-cells ${columns}`}>
        {Object.entries(items).map(([heading, [text]], index) => (
          <li key={heading} className="grid grid-cols-[2rem_minmax(0,1fr)] px-pad pt-4 pb-5">
            <span aria-hidden="true" className="pt-1 figures text-note text-ink-3">
              {index + 1}.
            </span>
            <div>
              <h3 className="font-medium tracking-snug lg:text-h4">{heading}</h3>
              <p className="mt-1 text-small text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
