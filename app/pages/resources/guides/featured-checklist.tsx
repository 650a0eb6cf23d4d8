import { Drawing } from "#app/art/drawing.tsx";
import type { featuredChecklist } from "#app/prose/guides.server.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { FeatureFrame } from "#app/ui/drafting/feature-frame.tsx";

interface FeaturedChecklistProps {
  checklist: ReturnType<typeof featuredChecklist>;
}

/** The page's lead, in the cells of its grid: the checklist's own drawing, large, and one box from each of its sections. */
export function FeaturedChecklist({ checklist }: FeaturedChecklistProps) {
  const { title, description, path, pages, boxCount, boxes, cover, pdfHref, pdfFileName } =
    checklist;
  return (
    <article className="contents">
      <div className="overflow-hidden blueprint max-lg:max-h-[62vw] lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Drawing
          of={cover}
          lead
          decorative
          preserveAspectRatio="xMidYMid slice"
          className="h-full"
        />
      </div>
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
        <ul className="border-t border-hair text-small">
          {boxes.map((box) => (
            <li key={box} className="flex gap-3 border-b border-hair py-2">
              <span aria-hidden="true" className="mt-1 size-3.5 flex-none border border-line" />
              {box}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
