import { type ReactNode, useId } from "react";

interface SearchGroupProps {
  title: string;
  /** Beside the title, such as how many there are. */
  note?: string;
  children: ReactNode;
}

/** Lines of one kind, under their name. */
export function SearchGroup({ title, note, children }: SearchGroupProps) {
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
      <ul>{children}</ul>
    </section>
  );
}
