import { type IndexedPath, relatedSheets } from "#app/page/related-sheets.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

export interface RelatedSheetsProps {
  /** The sheets one would turn to next, in that order. */
  paths: readonly [IndexedPath, IndexedPath, IndexedPath];
  title?: string;
  /** Another than that of the zone above it. */
  tone?: "paper" | "raised";
}

/** The three sheets one would turn to next, in one strip. */
export function RelatedSheetsStrip(props: RelatedSheetsProps) {
  const { paths, title = "Related pages.", tone = "raised" } = props;
  return (
    <Zone space="bare" tone={tone}>
      <h2 className="border-b border-hair px-pad py-3 text-h4">{title}</h2>
      <ul className="ruled-cells text-small md:grid-cols-3">
        {relatedSheets(...paths).map((line) => (
          <li
            key={line.to}
            className="grid grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-4 gap-y-1.5 px-pad py-3 md:pb-6 md:max-lg:grid-cols-1"
          >
            <ArrowLink to={line.to} className="justify-self-start">
              <span>{unbroken(line.title)}</span>
            </ArrowLink>
            <span className="figures text-note text-ink-3 md:max-lg:order-first">
              {line.drawingNumber}
            </span>
            <p className="col-span-full text-ink-2 max-md:hidden">{line.shows}</p>
          </li>
        ))}
      </ul>
    </Zone>
  );
}
