import type { ProseHeading } from "./prose.ts";

/** Table of contents of a text, beside it where there is room. */
export function ProseContents({ contents }: { contents: ProseHeading[] }) {
  return (
    <nav aria-label="Contents" className="print:hidden">
      <h2 className="mb-3 label">Contents</h2>
      <ol className="text-small max-lg:columns-2 max-sm:columns-1">
        {contents.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? "pl-4 text-ink-2" : undefined}>
            <a href={`#${id}`} className="block py-1 leading-snug no-underline hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
