import blade from "drawing:blade";
import pcb from "drawing:pcb";
import rotor from "drawing:rotor";

import { Drawing } from "#app/art/drawing.tsx";
import { FoundSheet } from "#app/tool/found/found-sheet.tsx";
import { countText } from "#app/tool/figure-text.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

import type { OwnRanking } from "./use-own-ranking.ts";

const drawings = { aerospace: blade, electronics: pcb, evtol: rotor };

/** The sample's part; of the visitor's own, which we have no drawing of, the files that were read. */
export function OwnFigure({ ranking }: { ranking: OwnRanking }) {
  const { sampleId, files, excluded } = ranking.brought;
  const view = ranking.step === "ranked" ? ranking.view : null;
  return (
    <figure className="flex flex-1 flex-col">
      <figcaption className="flex justify-between gap-4 border-b border-hair bg-raised px-3.5 py-2.5 font-mono text-note text-ink-3">
        <b className="min-w-0 truncate font-[500] text-ink">
          {view?.group ? `P/N ${view.group.title}` : "Files"}
        </b>
      </figcaption>
      <div className="relative flex-1">
        {ranking.step === "reading" && ranking.found ? (
          <FoundSheet found={ranking.found} className="absolute inset-0" />
        ) : sampleId ? (
          <div className="absolute inset-0 flex flex-col">
            <div className="min-h-0 flex-1 p-3">
              <Drawing of={drawings[sampleId]} eager className="size-full!" />
            </div>
            {excluded && (
              <p className="border-t border-hair bg-raised px-3.5 py-2 text-small">
                {excluded.text}{" "}
                <SiteLink to={excluded.page} className="text-link">
                  {excluded.link}
                </SiteLink>
              </p>
            )}
          </div>
        ) : (
          <ul className="absolute inset-0 overflow-y-auto font-mono text-note">
            {(view?.sources ?? []).map(({ sourceId, name, kind, lineCount }) => (
              <li
                key={sourceId}
                className="flex justify-between gap-4 border-b border-hair bg-raised px-3.5 py-2"
              >
                <span className="min-w-0 truncate">{name}</span>
                <span className="flex-none text-ink-3">
                  {kind ? countText(lineCount, "line") : "not read"}
                </span>
              </li>
            ))}
            {!view &&
              files.map(({ name }, index) => (
                <li key={index} className="truncate border-b border-hair bg-raised px-3.5 py-2">
                  {name}
                </li>
              ))}
          </ul>
        )}
      </div>
    </figure>
  );
}
