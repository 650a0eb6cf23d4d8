import { useId } from "react";

import { answerInWords, type Correction } from "#analyzer/intake/recognition.ts";
import type { ReadbackRowView } from "#app/tool/worker/question-messages.ts";

import { AnswerInWords } from "./answer-in-words.tsx";
import { OfferForm } from "./offer-form.tsx";
import { OfferList } from "./offer-list.tsx";

interface ReadbackTableProps {
  rows: readonly ReadbackRowView[];
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** What was read and is not proven, with where it stands; each value can be put right. */
export function ReadbackTable({ rows, onAnswer }: ReadbackTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="mt-3 w-full border-t border-line text-left text-small">
      <caption className="sr-only">What was read, and from where</caption>
      <tbody>
        {rows.map((row) => (
          <tr
            key={`${row.what} ${row.read} ${row.from}`}
            className="border-b border-line align-top"
          >
            <th scope="row" className="w-1/3 py-2 pr-2 font-medium wrap-break-word">
              {row.what}
            </th>
            <td className="py-2 wrap-anywhere">
              <span className="font-mono">{row.read}</span>
              <span className="block text-note text-ink-2">from {row.from}</span>
              {row.offers.length === 0 ? (
                <>
                  <Instead row={row} onAnswer={onAnswer} />
                  <OfferList
                    title="Change one of the offers"
                    drafts={row.lines}
                    onAnswer={(corrections, text) => onAnswer(corrections, `${row.what}: ${text}`)}
                  />
                </>
              ) : (
                <details>
                  <summary className="flex min-h-6 w-fit cursor-pointer items-center text-link">
                    {row.offers.some(({ of }) => of.kind === "line")
                      ? `Change ${row.what.toLowerCase()}`
                      : "Say what this is"}
                  </summary>
                  <Instead row={row} onAnswer={onAnswer} />
                </details>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Instead({
  row: { what, answers, words, offers },
  onAnswer,
}: {
  row: ReadbackRowView;
  onAnswer: ReadbackTableProps["onAnswer"];
}) {
  const id = useId();
  return (
    <>
      {answers.length > 0 && (
        <span className="mt-1.5 grid gap-1">
          <label htmlFor={id} className="label">
            {what}: instead
          </label>
          <select
            id={id}
            value=""
            className="min-h-10 w-full min-w-0 rounded-1 border border-line-2 bg-raised px-2 hover:border-line"
            onChange={({ target }) => {
              const answer = answers[Number(target.value)];
              if (answer) onAnswer(answer.corrections, `${what}: ${answer.label}`);
            }}
          >
            <option value="">As read</option>
            {answers.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </select>
        </span>
      )}
      {offers.map((draft) => (
        <OfferForm
          key={JSON.stringify(draft)}
          draft={draft}
          onAnswer={(corrections, text) => onAnswer(corrections, `${what}: ${text}`)}
        />
      ))}
      {words && (
        <AnswerInWords
          label={words.label}
          draft={words.corrections[0]?.text ?? ""}
          onAnswer={(text) =>
            onAnswer(
              words.corrections.map((correction) => answerInWords({ label: "", correction }, text)),
              `${what}: ${text}`,
            )
          }
        />
      )}
    </>
  );
}
