import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { type Answer, answer } from "./answering/answer.ts";
import { phraseOf } from "./answering/say.ts";
import { type Understanding, understand } from "./language/understand.ts";

import { AnswerSheet, AnswerSources } from "./answer-sheet.tsx";
import { AskForm } from "./ask-form.tsx";
import { ExampleQuestions } from "./example-questions.tsx";
import { AskedSoFar } from "./asked-so-far.tsx";
import { AskBack, Refusal } from "./no-answer.tsx";
import { MarkedQuestion } from "./marked-question.tsx";
import { useQuestion } from "./use-question.ts";
import { WorkedExamples } from "./worked-examples.tsx";

/** The box, the question as it was read, and the sheet that answers it. */
export function QuestionDesk() {
  const { question, isReady, isAsked, asked, ask } = useQuestion();
  const understanding = understand(question);
  const answered = understanding.kind === "reading" ? answer(understanding.reading) : null;
  const result = useRef<HTMLElement>(null);
  const { key, hash } = useLocation();
  const shown = useRef<string | null>(null);

  useEffect(() => {
    // A fragment, as of the link that skips to the content, asks nothing.
    if (!isReady || hash) return;
    // Each step of the address is a question, the same one asked again too.
    const isNew = shown.current !== null && shown.current !== key;
    shown.current = key;
    if (isNew) bringIntoView(result.current!);
  }, [key, hash, isReady]);

  return (
    <div data-desk="">
      <AskForm question={isAsked ? question : ""} asked={asked} onAsk={ask} />
      {/* The examples stand beside the answer; what follows from it has the whole width. */}
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_17rem]">
        <section
          ref={result}
          tabIndex={-1}
          aria-label="Answer"
          className="min-w-0 scroll-mt-28 border-t-[1.5px] border-line focus-visible:-outline-offset-2 lg:col-span-2 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid lg:grid-cols-subgrid lg:grid-rows-subgrid"
        >
          <div className="flex flex-col *:last:flex-1">
            <MarkedQuestion question={question} understanding={understanding} />
            <Outcome understanding={understanding} answered={answered} />
          </div>
          {answered && <AnswerSources answer={answered} />}
        </section>
        <ExampleQuestions current={isAsked ? question : null} />
      </div>
      <p role="status" className="sr-only">
        {isAsked && spoken({ understanding, answered })}
      </p>
      {asked.length > 0 && <AskedSoFar questions={asked} current={isAsked ? question : null} />}
      <noscript>{import.meta.env.SSR && <WorkedExamples />}</noscript>
    </div>
  );
}

/** The bar and its own margin, where it is scrolled to. */
const aboveAnswerPx = 200;

/**
 * An answer that can be read where it stands leaves page and focus alone. Else it is scrolled to, with the focus, which
 * also puts a phone's keyboard away; and where the link that asked is gone with the old answer.
 */
function bringIntoView(result: HTMLElement) {
  const verdict = result.querySelector("[data-verdict]")!;
  const { top, bottom } = verdict.getBoundingClientRect();
  const height = visualViewport?.height ?? innerHeight;
  // The page keeps so much free of what lies over it: the header, and the sales strip.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const isRead =
    top >= (parseFloat(scrollPaddingTop) || 0) &&
    bottom <= height - (parseFloat(scrollPaddingBottom) || 0);
  const isLost = !result.closest("[data-desk]")?.contains(document.activeElement);
  if (isRead && !isLost) return;
  result.focus({ preventScroll: true });
  if (isRead) return;
  const fits = bottom - result.getBoundingClientRect().top < height - aboveAnswerPx;
  if (fits) result.scrollIntoView();
  else verdict.scrollIntoView({ block: "end" });
}

interface OutcomeProps {
  understanding: Understanding;
  answered: Answer | null;
}

function Outcome({ understanding, answered }: OutcomeProps) {
  switch (understanding.kind) {
    case "reading":
      return answered && <AnswerSheet answer={answered} confidence={understanding.confidence} />;
    case "unsure":
      return <AskBack {...understanding} />;
    case "refusal":
      return <Refusal reason={understanding.reason} />;
  }
}

/** One message for each question, whatever became of it. */
function spoken({ understanding, answered }: OutcomeProps): string {
  if (answered) return `${answered.sentence} Read as: ${answered.readAs}.`;
  if (understanding.kind !== "unsure") return "No answer from these records.";
  return `Not sure enough to answer. Nearest questions: ${understanding.readings.map(phraseOf).join("; ")}.`;
}
