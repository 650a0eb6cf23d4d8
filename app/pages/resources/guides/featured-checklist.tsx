import type { featuredChecklist } from "#app/prose/guides.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

interface FeaturedChecklistProps {
  checklist: ReturnType<typeof featuredChecklist>;
}

/** The page's lead, in the cells of its grid: what the checklist is, and one box from each of its sections, large. */
export function FeaturedChecklist({ checklist }: FeaturedChecklistProps) {
  const { title, description, path, pages, boxCount, boxes, pdfHref, pdfFileName } = checklist;
  return (
    <article className="contents">
      <div className="flex flex-col gap-4 border-t border-line px-pad py-7 lg:col-start-2 lg:border-l">
        <p className="flex flex-wrap *:not-first:-ml-px">
          <FeatureFrame>Featured</FeatureFrame>
          <FeatureFrame>Checklist</FeatureFrame>
          <FeatureFrame>{pages} pages</FeatureFrame>
        </p>
        <h2 className="text-h3">{title}</h2>
        <p className="max-w-[29em] text-ink-2">{description}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <DownloadLink href={pdfHref} fileName={pdfFileName} tone="go">
            Download the checklist
          </DownloadLink>
          <ArrowLink to={path}>All {boxCount} boxes</ArrowLink>
        </div>
      </div>
      <ul className="flex flex-col blueprint lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {boxes.map(({ section, text }) => (
          <li
            key={section}
            className="grid flex-1 grid-cols-[1.5rem_minmax(0,1fr)] content-center gap-x-4 gap-y-1 border-hair px-pad py-4 text-h4 not-first:border-t"
          >
            <span className="col-start-2 label">{section}</span>
            <span aria-hidden="true" className="mt-0.5 size-6 border-[1.5px] border-line" />
            {text}
          </li>
        ))}
      </ul>
    </article>
  );
}
