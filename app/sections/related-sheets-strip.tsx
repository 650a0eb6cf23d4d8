import { type IndexedPath, relatedSheets } from "#app/page/related-sheets.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { SectionMark } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

export interface RelatedSheetsProps {
  /** The sheets one would turn to next, in that order. */
  paths: IndexedPath[];
  title?: string;
  /** Why a visitor would turn to these. */
  note?: string;
}

const columnHead = "px-3 py-2.5 text-left font-mono text-label font-[450] text-ink-3";
const cell = "px-3 py-4 align-top md:border-l md:border-hair";

/** A drawing set's index, reduced to the sheets one would turn to next. */
export function RelatedSheetsTable({ paths, title = "Related pages.", note }: RelatedSheetsProps) {
  return (
    <Zone space="flush" tone="raised">
      <div className="grid lg:grid-cols-12">
        <header className="flex flex-col gap-5 px-pad pb-10 lg:col-span-4">
          <SectionMark />
          <h2 className="text-h3">{title}</h2>
          {note && <p className="max-w-[40ch] text-ink-2">{note}</p>}
        </header>
        <table className="w-full border-collapse border-t-[1.5px] border-line text-small max-md:block lg:col-span-8 lg:border-l lg:border-l-hair">
          <thead className="max-md:sr-only">
            <tr className="border-b border-line">
              <th scope="col" className={`${columnHead} w-32 pl-pad`}>
                Sheet no.
              </th>
              <th scope="col" className={`${columnHead} w-1/3 border-l border-hair`}>
                Page
              </th>
              <th scope="col" className={`${columnHead} border-l border-hair`}>
                Content
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {relatedSheets(...paths).map((line) => (
              <tr
                key={line.to}
                className="border-hair not-last:border-b hover:bg-ink/4 max-md:grid max-md:grid-cols-[5.5rem_minmax(0,1fr)]"
              >
                <td className="px-3 py-4 pl-pad align-top figures text-note leading-6 text-ink-3 max-md:pb-0">
                  {line.drawingNumber}
                </td>
                <th scope="row" className={`${cell} text-left font-text max-md:pb-0`}>
                  <ArrowLink to={line.to}>{line.title}</ArrowLink>
                </th>
                <td className={`${cell} text-ink-2 max-md:col-start-2 max-md:pt-2`}>
                  {line.shows}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Zone>
  );
}
