import { useCurrentSection } from "#app/page/use-current-section.ts";

import type { ProseHeading } from "./prose.ts";

/** Table of contents of a text, beside it where there is room. */
export function ProseContents({ contents }: { contents: ProseHeading[] }) {
  const current = useCurrentSection(contents.map(({ id }) => id));
  return (
    <nav aria-label="Contents" className="print:hidden">
      <h2 className="mb-3 label">Contents</h2>
      <ol className="text-small max-lg:columns-2 max-sm:columns-1">
        {contents.map(({ id, text, depth }) => (
          <li key={id} className={depth === 3 ? "pl-4 text-ink-2" : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="contents-mark block py-1 leading-snug no-underline hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
