import { formatDrawingNumber } from "#app/page/drawing-number.ts";
import { type AskedWord, highlight } from "#app/search/word-match.ts";
import type { SearchEntry } from "#app/search/search-index.ts";
import { classNames } from "#app/ui/class-names.ts";
import { type SiteAddress, SiteLink } from "#app/ui/site-link.tsx";

export type Line = Pick<SearchEntry, "path" | "sheet" | "name" | "description">;

export interface ShownLine {
  line: Line;
  /** Words to mark. */
  asked?: AskedWord[];
  /** The heading that answers, when nothing else does. */
  heading?: string | undefined;
  /** Opened by Enter from the field. */
  isBest?: boolean;
}

/** A line of the drawing index: number, name, and what is there. */
export function SearchLine(props: ShownLine & { onChoose: () => void }) {
  const { line, asked = [], heading, isBest = false, onChoose } = props;
  const [sheet, detail] = line.sheet.split(".").map(Number);
  const shown = [line.name, heading ?? line.description];
  const isInText = asked.length > 0 && !shown.some((text) => isMarked(text, asked));
  return (
    <li className="border-t border-hair">
      <SiteLink
        // The index is made from the built pages, and a check holds it to them.
        to={line.path as SiteAddress}
        data-stop
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onChoose();
        }}
        className={classNames(
          "group/line grid grid-cols-[5.5rem_minmax(0,1fr)] border-l-[5px] no-underline hover:bg-ink/4 focus-visible:bg-ink focus-visible:text-ink-inverse focus-visible:-outline-offset-2",
          isBest ? "border-signal" : "border-transparent",
        )}
      >
        <span className="px-3 py-3 figures text-note text-ink-3 group-focus-visible/line:text-inherit">
          {formatDrawingNumber(sheet!, detail)}
        </span>
        <span className="border-l border-hair px-3 py-2.5">
          <span className="block leading-snug font-medium tracking-snug [overflow-wrap:anywhere]">
            <Marked text={line.name} asked={asked} />
          </span>
          <span className="line-clamp-2 text-small leading-snug text-ink-2 group-focus-visible/line:text-inherit">
            {heading ? (
              <>
                Under{" "}
                <q>
                  <Marked text={heading} asked={asked} />
                </q>
              </>
            ) : (
              <Marked text={line.description} asked={asked} />
            )}
          </span>
          {isInText && (
            <span className="note group-focus-visible/line:text-inherit">Found in the text</span>
          )}
        </span>
      </SiteLink>
    </li>
  );
}

function isMarked(text: string, asked: AskedWord[]): boolean {
  return highlight(text, asked).some(({ isMatch }) => isMatch);
}

function Marked({ text, asked }: { text: string; asked: AskedWord[] }) {
  if (asked.length === 0) return text;
  return highlight(text, asked).map((stretch, index) =>
    stretch.isMatch ? (
      <mark
        key={index}
        className="bg-transparent font-strong text-inherit underline decoration-signal decoration-2 underline-offset-[0.18em]"
      >
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  );
}
