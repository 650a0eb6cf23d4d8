import { useId } from "react";

import { type Line, SearchLine, type ShownLine } from "./search-line.tsx";

interface SearchGroupProps {
  title: string;
  /** Beside the title, such as how many there are. */
  note?: string;
  lines: readonly ShownLine[];
  onChoose: (line: Line) => void;
}

/** Lines of one kind, under their name. */
export function SearchGroup({ title, note, lines, onChoose }: SearchGroupProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="border-line not-first:border-t max-md:last:border-b"
    >
      <div className="flex items-baseline justify-between gap-4 border-l-[5px] border-transparent bg-ground px-3 py-2">
        <h2 id={titleId} className="label">
          {title}
        </h2>
        {note && <p className="font-mono text-label text-ink-3">{note}</p>}
      </div>
      <ul>
        {lines.map((shown) => (
          <SearchLine key={shown.line.path} {...shown} onChoose={() => onChoose(shown.line)} />
        ))}
      </ul>
    </section>
  );
}
