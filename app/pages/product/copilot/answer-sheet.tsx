import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { type Answer, followUps, nextPages, prepareRequest } from "./answering/answer.ts";
import { PreparedRequestSlip } from "./prepared-request-slip.tsx";
import { questionAddress } from "./question-link.tsx";
import { sampleMetrics } from "./records/metrics.ts";
import { OtherLines, RowsUsed } from "./rows-used.tsx";
import { type Line, listedRow, rowsToShow } from "./answering/compute.ts";
import { formatFigure } from "./answering/say.ts";

const linesShown = 8;
const rowsShown = 18;

/** How the question was read, what was computed, and from which rows. */
export function AnswerSheet({ answer, confidence }: { answer: Answer; confidence: number }) {
  const { reading, readAs, result, sentence, explanation } = answer;
  const shown = result.lines.slice(0, shownCount(answer));
  const rowsPerLine = Math.max(1, Math.floor(rowsShown / Math.max(shown.length, 3)));
  return (
    <div className="border-t-[1.5px] border-line on-raised">
      <div className="border-b border-line lg:flex lg:items-stretch">
        <p className="flex-1 px-pad py-2.5 font-mono text-note">
          <span className="text-ink-3">Read as:</span> {unbroken(readAs)}
        </p>
        <TitleBlock
          className="grid-cols-[auto_auto_1fr] lg:border-t-0 lg:border-l lg:border-l-hair"
          entries={[
            { label: "Confidence", value: `${Math.round(confidence * 100)}%` },
            {
              label: "Rows used",
              value: `${rowsUsed(answer)} of ${result.rowsOnFile} ${sampleMetrics[reading.metric].table}`,
            },
            { label: "Computed", value: "in this browser" },
          ]}
        />
      </div>
      <div className="px-pad py-6">
        <p
          data-verdict=""
          className="max-w-[38em] scroll-mb-6 text-h3 font-head tracking-head text-balance"
        >
          {unbroken(sentence)}
        </p>
        {explanation && <p className="mt-3 max-w-[42em] text-ink-2">{unbroken(explanation)}</p>}
      </div>
      {shown.length > 0 && (
        <ol aria-label="Figures, with the rows they come from" className="border-t border-line">
          {shown.map((line, index) => (
            <AnswerLine
              key={line.key}
              line={line}
              answer={answer}
              mostRows={rowsPerLine}
              isFirst={index === 0 && result.lines.length > 1}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Every row behind it, and what one could do about it. */
export function AnswerSources({ answer }: { answer: Answer }) {
  const { lines, rest } = answer.result;
  return (
    <div className="on-raised lg:col-span-full lg:border-t lg:border-line">
      <OtherLines
        title="The rest of the answer"
        lines={lines.slice(shownCount(answer))}
        answer={answer}
      />
      <OtherLines title="Compared with" lines={rest} answer={answer} />
      {rowsUsed(answer) > 0 && <RowsUsed answer={answer} />}
      <NextSteps answer={answer} />
    </div>
  );
}

const rowsUsed = ({ result }: Answer) =>
  result.lines.reduce((sum, line) => sum + line.rows.length, 0);

const shownCount = ({ result: { lines } }: Answer) =>
  lines.length > linesShown + 1 ? linesShown : lines.length;

/** Action suggestions: what to ask next, where to go on, and what is ready to be signed. */
function NextSteps({ answer }: { answer: Answer }) {
  const request = prepareRequest(answer);
  const questions = followUps(answer);
  return (
    <div className={classNames("grid", request && "lg:grid-cols-2")}>
      <div className="px-pad py-5">
        <h3 className="mb-3 label">Suggested next</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {questions.map(({ label, question }) => (
            <li key={question}>
              <ArrowLink to={questionAddress(question)} preventScrollReset>
                {label}
              </ArrowLink>
            </li>
          ))}
          {nextPages(answer).map(({ label, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      {request && (
        <div className="border-hair max-lg:border-t lg:border-l">
          <PreparedRequestSlip request={request} />
        </div>
      )}
    </div>
  );
}

interface AnswerLineProps {
  line: Line;
  answer: Answer;
  /** Further rows are counted here and listed below. */
  mostRows: number;
  isFirst: boolean;
}

/** One figure, and leaders to the rows it was made of. */
function AnswerLine({ line, answer, mostRows, isFirst }: AnswerLineProps) {
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
        {/* The level part of a leader, as long as there is room beside the figure. */}
        <svg aria-hidden="true" className="h-4 min-w-4 flex-1 stroke-line max-lg:hidden">
          <line x1="0" y1="50%" x2="100%" y2="50%" />
        </svg>
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
