import { useEffect, useRef, useState } from "react";

import { askBelowConfidence } from "#analyzer/intake/quote-line.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { Button } from "#app/ui/button.tsx";

import { countText } from "#app/tool/figure-text.ts";
import type { QuestionView } from "#app/tool/worker/worker-messages.ts";

interface QuestionPanelProps {
  questions: readonly QuestionView[];
  count: number;
  onAnswer: (correction: Correction, answer: string) => void;
  /** The last one was answered. */
  onFinished: () => void;
}

/** What is less than sure, one question after another. The result stands on the first answer until there is another. */
export function QuestionPanel({ questions, count, onAnswer, onFinished }: QuestionPanelProps) {
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const title = useRef<HTMLHeadingElement>(null);
  const lastAnswered = useRef<string | null>(null);
  const question = questions.find(({ id }) => !skipped.has(id)) ?? null;
  const shownId = question?.id ?? null;

  // After an answer: on to the next question, or to the result.
  useEffect(() => {
    if (lastAnswered.current === null || lastAnswered.current === shownId) return;
    lastAnswered.current = null;
    if (shownId === null) onFinished();
    else title.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when another question is shown
  }, [shownId]);

  if (count === 0) return null;
  if (!question) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair px-pad py-3 text-small">
        {countText(count, "question")} left open: the first answer of each is assumed.
        <button type="button" className="min-h-6 text-link" onClick={() => setSkipped(new Set())}>
          Ask again
        </button>
      </p>
    );
  }
  const leave = (act: () => void) => {
    lastAnswered.current = question.id;
    act();
  };
  return (
    <section
      aria-labelledby="try-it-question"
      className="grid gap-x-8 gap-y-4 border-b border-line on-vellum px-pad py-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div className="grid grid-cols-[3rem_minmax(0,1fr)] content-start">
        <Balloon won>?</Balloon>
        <div>
          <p className="label">
            Below {askBelowConfidence}% it asks: {countText(count, "question")} left
          </p>
          <h3
            ref={title}
            id="try-it-question"
            tabIndex={-1}
            className="mt-1.5 text-h4 font-medium tracking-snug"
          >
            {question.text}
          </h3>
        </div>
      </div>
      <div className="grid content-start gap-3">
        <p className="font-mono text-note text-ink-2">
          {Math.floor(question.confidence)}% sure: {question.reason}. It stands in{" "}
          {question.placeText} and touches {countText(question.lineCount, "line")}.
        </p>
        <div className="flex flex-wrap gap-2">
          {question.answers.map(({ label, correction }, index) => (
            <Button
              key={label}
              size="small"
              icon={index === 0 ? "check" : null}
              onClick={() => leave(() => onAnswer(correction, `${question.text} ${label}`))}
            >
              {label}
            </Button>
          ))}
          <button
            type="button"
            className="min-h-10 px-2 text-small text-link"
            onClick={() => leave(() => setSkipped(new Set([...skipped, question.id])))}
          >
            Ask me later
          </button>
        </div>
      </div>
    </section>
  );
}
