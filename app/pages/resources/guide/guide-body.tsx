import { useRef, useState } from "react";

import type { GuidePage } from "#app/prose/guides.server.ts";
import { inventedExamples } from "#app/prose/invented-examples.ts";
import { Prose, ProseNodes } from "#app/prose/prose-body.tsx";
import { ProseContents } from "#app/prose/prose-contents.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { checklistParts } from "#app/prose/checklist-parts.ts";
import type { ProseNode } from "#app/prose/prose.ts";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

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

/**
 * The checklist as one sheet: numbered groups in ruled columns, each with its total, and under them the score. The browser
 * ticks the boxes; where scripts run, the ticks are counted and the text's own table says what their number means.
 */
function Checklist({ body }: { body: ProseNode[] }) {
  const { before, groups, after, bands } = checklistParts(body);
  const sheet = useRef<HTMLDivElement>(null);
  const [ticks, setTicks] = useState<readonly number[]>([]);
  useAtHydration(() => setTicks(ticksByList(sheet.current!)));

  const total = ticks.reduce((sum, count) => sum + count, 0);
  const boxCount = groups.reduce((sum, { tasks }) => sum + tasks.length, 0);
  const meaning =
    total === 0
      ? "Tick what is done. The score is counted here."
      : `${bands.find(({ least }) => total >= least)?.text}.`;
  return (
    <>
      <Prose body={before} isAtTop />
      <div
        ref={sheet}
        role="group"
        aria-label="Checklist"
        onInput={(event) => setTicks(ticksByList(event.currentTarget))}
        className="mt-8 border border-line [&_input]:scroll-mb-40"
      >
        <div className="ruled-cells [--cell-rule:var(--color-line-2)] lg:grid-cols-2">
          {groups.map(({ id, heading, tasks }, index) => (
            <section key={id} className="break-inside-avoid p-4">
              <div className="flex items-baseline gap-3 border-b border-line pb-2">
                <span className="w-5 flex-none text-center figures text-note text-ink-3">
                  {index + 1}
                </span>
                <h2 id={id} className="text-h4 font-medium tracking-snug">
                  <ProseNodes nodes={heading} />
                </h2>
                <span className="ml-auto flex-none figures text-note">
                  <span className="noscript:hidden">{ticks[index] ?? 0} / </span>
                  {tasks.length}
                </span>
              </div>
              <ul aria-labelledby={id}>
                {tasks.map((task, place) => (
                  <li key={place} className="border-hair not-first:border-t">
                    <TickLabel className="gap-3 py-2">
                      <span className="w-8 flex-none figures text-note leading-[1.7] text-ink-3">
                        {index + 1}.{place + 1}
                      </span>{" "}
                      <span>
                        <ProseNodes nodes={task.children} />
                      </span>
                    </TickLabel>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div
          data-screen-only
          className="sticky bottom-0 z-1 flex items-baseline gap-x-6 border-t border-line bg-ground px-4 py-3 noscript:hidden"
        >
          <p className="flex-none figures text-h4">
            {total} / {boxCount}
          </p>
          <p>{meaning}</p>
        </div>
      </div>
      <SettledAnnouncement state={String(total)} text={`${total} of ${boxCount}. ${meaning}`} />
      <div className="mt-14">
        <Prose body={after} />
      </div>
    </>
  );
}

function ticksByList(sheet: HTMLElement): number[] {
  return [...sheet.querySelectorAll("ul")].map((list) => list.querySelectorAll(":checked").length);
}
