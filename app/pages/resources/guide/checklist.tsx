import { useRef, useState } from "react";

import { checklistParts } from "#app/prose/checklist-parts.ts";
import { Prose, ProseNodes } from "#app/prose/prose-body.tsx";
import type { ProseNode } from "#app/prose/prose.ts";
import { SettledAnnouncement } from "#app/ui/settled-announcement.tsx";
import { TickLabel } from "#app/ui/tick-label.tsx";
import { useAtHydration } from "#app/ui/use-at-hydration.ts";

/**
 * The checklist as one sheet: numbered groups in ruled columns, each with its total, and under them the score. The browser
 * ticks the boxes; where scripts run, the ticks are counted and the text's own table says what their number means.
 */
export function Checklist({ body }: { body: ProseNode[] }) {
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
