import type { GuidePage } from "#app/prose/guides.server.ts";
import { inventedExamples } from "#app/prose/invented-examples.ts";
import { Prose } from "#app/prose/prose-body.tsx";
import { ProseContents } from "#app/prose/prose-contents.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";

import { Checklist } from "./checklist.tsx";

/** The text at reading width, its contents and its file beside it. */
export function GuideBody({ guide }: { guide: GuidePage }) {
  const { page, kind, contents, body, pdfHref, pdfFileName, sizeBytes } = guide;
  return (
    // Longer than a page, so unlike other zones it may break across several when printed.
    <div className="border-t border-line-2">
      <Zone
        space="bare"
        className="grid grid-cols-1 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] print:block"
      >
        <div className="border-line-2 max-lg:border-b lg:border-r print:hidden">
          <div className="top-bar flex flex-col gap-8 px-pad py-8 lg:sticky lg:max-h-[calc(100dvh-var(--spacing-bar))] lg:overflow-y-auto">
            <ProseContents contents={contents} />
            <div className="flex flex-col items-start gap-3">
              <DownloadLink
                href={pdfHref}
                fileName={pdfFileName}
                size="small"
                className="max-lg:hidden"
              >
                Save the PDF
              </DownloadLink>
              <p className="note max-lg:hidden">PDF, {Math.round(sizeBytes / 1000)} KB</p>
              <a href={`${page.path}.md`} className="note text-link">
                This guide as Markdown
              </a>
            </div>
          </div>
        </div>
        <div className="px-pad py-10 lg:px-10">
          {kind === "checklist" ? <Checklist body={body} /> : <Prose body={body} />}
          <div className="mt-14 max-w-[47.25rem] border-t border-hair pt-4">
            <p className="note">{inventedExamples} Rating and downloads are illustrative.</p>
          </div>
        </div>
      </Zone>
    </div>
  );
}
