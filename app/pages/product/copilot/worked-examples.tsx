import { exampleQuestions } from "./records/questions.ts";
import { answerTo } from "./answering/answer.ts";
import { listedRow, rowsToShow } from "./answering/answer-rows.ts";
import { formatFigure } from "./answering/say.ts";

const rowsOfLine = 3;

/** The examples with their answers, for who reads without JavaScript. */
export function WorkedExamples() {
  return (
    <div className="border-t-[1.5px] border-line">
      <p className="px-pad py-4 text-ink-2">
        JavaScript is off, so you cannot ask questions here. These are the example questions with
        their answers, from the same illustrative records.
      </p>
      {exampleQuestions.slice(1).map((question) => (
        <WorkedExample key={question} question={question} />
      ))}
    </div>
  );
}

function WorkedExample({ question }: { question: string }) {
  const answered = answerTo(question);
  if (!answered) return null;
  const { reading, readAs, sentence, explanation, result, unit } = answered;
  return (
    <details className="border-t border-hair">
      <summary className="px-pad py-3 font-medium">{question}</summary>
      <div className="px-pad pb-5">
        <p className="note">Read as: {readAs}</p>
        <p className="mt-2 text-h4">{sentence}</p>
        {explanation && <p className="mt-2 text-ink-2">{explanation}</p>}
        <ol className="mt-3 text-small">
          {result.lines.map((line) => {
            const { shown, more } = rowsToShow(line, reading, rowsOfLine);
            return (
              <li key={line.key} className="border-t border-hair py-2">
                <b className="font-medium">{line.label}</b>{" "}
                {formatFigure(line.value, unit, reading.currency)}
                <span className="block note">
                  {shown
                    .map((row) => listedRow(row, reading))
                    .map(({ id, name, adds }) => `${id} ${name}: ${adds}`)
                    .join("; ")}
                  {more.length > 0 && `; and ${more.length} rows more`}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </details>
  );
}
