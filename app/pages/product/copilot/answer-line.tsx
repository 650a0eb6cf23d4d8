import type { Answer } from "./answering/answer.ts";
import { listedRow, rowsToShow } from "./answering/answer-rows.ts";
import type { Line } from "./answering/compute.ts";
import { formatFigure } from "./answering/say.ts";
import { classNames } from "#app/ui/class-names.ts";

interface AnswerLineProps {
  line: Line;
  answer: Answer;
  /** Further rows are counted here and listed below. */
  mostRows: number;
  isFirst: boolean;
}

/** One figure, and leaders to the rows it was made of. */
export function AnswerLine({ line, answer, mostRows, isFirst }: AnswerLineProps) {
  const { reading, unit } = answer;
  const { shown, more } = rowsToShow(line, reading, mostRows);
  return (
    <li
      className={classNames(
        "border-b border-hair lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(4rem,1fr)_minmax(0,7fr)]",
        isFirst && "shadow-[inset_5px_0_var(--color-signal)]",
      )}
    >
      <div className="flex items-center gap-4 py-4 pl-pad">
        <div className="min-w-0">
          {line.label && <b className="block font-medium tracking-snug">{line.label}</b>}
          <span
            className={classNames(
              "text-h2 leading-none font-head tracking-figure [font-variant-numeric:tabular-nums]",
              isFirst && "text-signal-ink",
            )}
          >
            {formatFigure(line.value, unit, reading.currency)}
          </span>
        </div>
        <Shelf />
      </div>
      <LeaderLines rowCount={shown.length + (more.length > 0 ? 1 : 0)} />
      <ol
        aria-label={`Rows of ${line.label || "the figure"}`}
        className="grid auto-rows-fr border-hair max-lg:mb-3 max-lg:ml-pad max-lg:border-l lg:border-l"
      >
        {shown.map((row) => {
          const { id, name, details, adds } = listedRow(row, reading);
          return (
            <li
              key={row.id}
              className="flex items-center gap-x-3 border-hair pr-pad not-first:border-t lg:pl-3"
            >
              <i aria-hidden="true" className="leader-rule flex-none text-line-2 lg:hidden" />
              <span className="w-18 flex-none figures text-note text-ink-3 max-md:hidden">
                {id}
              </span>
              <span className="min-w-0 flex-1 py-1.5 text-small leading-tight">
                {name} <span className="note max-sm:block sm:ml-1.5">{details}</span>
              </span>
              <span className="flex-none figures text-small">{adds}</span>
            </li>
          );
        })}
        {more.length > 0 && (
          <li className="flex items-center gap-x-3 border-t border-hair py-1.5 lg:pl-3">
            <i aria-hidden="true" className="leader-rule flex-none text-line-2 lg:hidden" />
            <span className="note">{more.length} rows more, listed below</span>
          </li>
        )}
      </ol>
    </li>
  );
}

/** Leaders from one figure to each of the rows beside it: rows are equally high, so a share of the height is a place. */
function LeaderLines({ rowCount }: { rowCount: number }) {
  const rows = Array.from(
    { length: rowCount },
    (_, index) => `${((index + 0.5) / rowCount) * 100}%`,
  );
  return (
    <svg aria-hidden="true" className="size-full fill-line stroke-line max-lg:hidden">
      <line x1="0" y1="50%" x2="28%" y2="50%" />
      {rows.map((y) => (
        <g key={y}>
          <line x1="28%" y1="50%" x2="94%" y2={y} />
          <line x1="94%" y1={y} x2="100%" y2={y} />
          <circle cx="94%" cy={y} r="2.5" stroke="none" />
        </g>
      ))}
    </svg>
  );
}

/** The level part of a leader, as long as there is room beside the figure. */
function Shelf() {
  return (
    <svg aria-hidden="true" className="h-4 min-w-4 flex-1 stroke-line max-lg:hidden">
      <line x1="0" y1="50%" x2="100%" y2="50%" />
    </svg>
  );
}
