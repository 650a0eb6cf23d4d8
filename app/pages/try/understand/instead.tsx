import { useId, useState } from "react";

import { answerInWords } from "#analyzer/intake/answers.ts";
import type { Correction, OfferDraft } from "#analyzer/intake/recognition.ts";
import type { QuestionView } from "#app/tool/worker/question-view.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { control } from "#app/ui/control.ts";

import { OfferForm } from "./offer-form.tsx";

interface InsteadProps {
  what: string;
  answers: QuestionView["answers"];
  words: QuestionView["words"];
  offers: readonly OfferDraft[];
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** What a reading may be instead: one of several, an offer of its own, or what the visitor writes. */
export function Instead({ what, answers, words, offers, onAnswer }: InsteadProps) {
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

/** An answer in the visitor's own words. */
export function AnswerInWords({
  label,
  draft = "",
  onAnswer,
}: {
  label: string;
  /** What was read, to go on from. */
  draft?: string;
  onAnswer: (text: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState(draft);
  return (
    <form
      className="mt-3 grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== draft) onAnswer(text);
      }}
    >
      <label htmlFor={id} className="label">
        {label}
      </label>
      <span className="flex gap-2">
        <input
          id={id}
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className={classNames(control, "min-w-0 flex-1")}
        />
        <Button type="submit" size="small" icon="check">
          Answer
        </Button>
      </span>
    </form>
  );
}
