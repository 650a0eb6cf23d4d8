import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TitleBlock } from "#app/ui/drafting/title-block.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { AnswerLine } from "./answer-line.tsx";
import type { Answer } from "./answering/answer.ts";
import { followUps, nextPages, prepareRequest } from "./answering/suggest.ts";
import { PreparedRequestSlip } from "./prepared-request-slip.tsx";
import { questionAddress } from "./question-link.tsx";
import { sampleMetrics, sampleTables } from "./records/metrics.ts";
import { OtherLines, RowsUsed } from "./rows-used.tsx";

const linesShown = 8;
const rowsShown = 18;

interface AnswerSheetProps {
  answer: Answer;
  confidence: number;
}

/** How the question was read, what was computed, and from which rows. */
export function AnswerSheet({ answer, confidence }: AnswerSheetProps) {
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
              value: `${rowsUsed(answer)} of ${result.rowsOnFile} ${sampleTables[sampleMetrics[reading.metric].table].many}`,
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
