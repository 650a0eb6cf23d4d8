import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

import { sharedState, useSharedState } from "#app/page/state/shared-state.ts";
import { type AddressCodec, useAddressState } from "#app/page/state/use-address-state.ts";

import { type Outcome, outcomeOf } from "./answering/answer.ts";
import { formatFigure, phraseOf } from "./answering/say.ts";
import { AnswerSheet, AnswerSources } from "./answer-sheet.tsx";
import { AskForm, MarkedQuestion } from "./ask-form.tsx";
import { AskBack, Refusal } from "./no-answer.tsx";
import { QuestionLink } from "./question-link.tsx";
import { exampleQuestions } from "./records/questions.ts";
import { listedRow, rowsToShow } from "./answering/compute.ts";

/** The box, the question as it was read, and the sheet that answers it. */
export function QuestionDesk() {
  const { question, isReady, isAsked, asked, ask } = useQuestion();
  const outcome = outcomeOf(question);
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
            <MarkedQuestion question={question} understanding={outcome} />
            <OutcomeSheet outcome={outcome} />
          </div>
          {outcome.kind === "reading" && <AnswerSources answer={outcome.answer} />}
        </section>
        <ExampleQuestions current={isAsked ? question : null} />
      </div>
      <p role="status" className="sr-only">
        {isAsked && spoken(outcome)}
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

function OutcomeSheet({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case "reading":
      return <AnswerSheet {...outcome} />;
    case "unsure":
      return <AskBack {...outcome} />;
    case "refusal":
      return <Refusal {...outcome} />;
  }
}

/** One message for each question, whatever became of it. */
function spoken(outcome: Outcome): string {
  if (outcome.kind === "refusal") return "No answer from these records.";
  if (outcome.kind === "reading")
    return `${outcome.answer.sentence} Read as: ${outcome.answer.readAs}.`;
  return `Not sure enough to answer. Nearest questions: ${outcome.readings.map(phraseOf).join("; ")}.`;
}

interface AskedSoFarProps {
  /** Oldest first. */
  questions: readonly string[];
  current: string | null;
}

/** The questions of this visit, as a revision table: the newest on top, each a way back to its answer. */
function AskedSoFar({ questions, current }: AskedSoFarProps) {
  return (
    <section className="border-t-[1.5px] border-line">
      <h2 className="flex min-h-10 items-center justify-between gap-4 border-b border-hair px-pad label">
        Earlier questions <span>kept until you leave or reload</span>
      </h2>
      <ol reversed aria-label="Earlier questions" className="max-h-72 overflow-y-auto">
        {questions.toReversed().map((question, index) => (
          <li
            key={question}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 border-b border-hair px-pad py-2 text-small last:border-b-0 md:grid-cols-[2rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="figures text-note leading-6 text-ink-3">
              {questions.length - index}
            </span>
            <QuestionLink
              question={question}
              aria-current={question === current ? "true" : undefined}
              className="[overflow-wrap:anywhere] text-link aria-[current]:font-medium"
            />
            <span className="text-ink-2 max-md:col-start-2">{inShort(outcomeOf(question))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function inShort(outcome: Outcome): string {
  if (outcome.kind === "refusal") return "No answer";
  return outcome.kind === "unsure" ? "Asked what you meant" : outcome.answer.sentence;
}

/** Beside the question and its answer where there is room, else under the box; on a phone three, so that the answer stays in view. */
function ExampleQuestions({ current }: { current: string | null }) {
  return (
    <div className="border-line max-lg:order-first max-lg:border-t max-lg:border-t-hair lg:relative lg:col-start-2 lg:row-start-1 lg:border-t-[1.5px] lg:border-l noscript:hidden">
      <div className="lg:sticky lg:top-bar">
        <h2 className="tracking-normal px-pad pt-3 font-mono text-note font-[500] max-lg:sr-only">
          Example questions
        </h2>
        <ul aria-label="Example questions" className="flex flex-wrap gap-2 px-pad py-3 lg:flex-col">
          {exampleQuestions.map((example, index) => (
            <li key={example} className={index < 3 ? "" : "max-md:hidden"}>
              <QuestionLink
                question={example}
                aria-current={example === current ? "true" : undefined}
                className="flex h-full min-h-10 items-center border border-line-2 bg-ground px-3 py-1.5 text-small leading-tight no-underline hover:border-ink hover:bg-raised aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ink-inverse"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const asked = sharedState<readonly string[]>([]);

function remember(question: string) {
  const questions = asked.read();
  if (questions.at(-1) === question) return;
  asked.write([...questions.filter((each) => each !== question), question]);
}

/** Null where nothing is asked. An empty question is one too: it is answered by saying so. */
const questionCodec: AddressCodec<string | null> = {
  read: (query) => query.get("q")?.trim() ?? null,
  write: (_query, question) => new URLSearchParams(question === null ? {} : { q: question }),
};

/** The question of the address, and those asked since the page was loaded, oldest first. Nothing is stored. */
function useQuestion() {
  const { state: given, setState, isLive } = useAddressState(questionCodec);
  const questions = useSharedState(asked);

  useEffect(() => {
    if (given) remember(given);
  }, [given]);

  return {
    question: given ?? exampleQuestions[0],
    /** The address is not known while the prerendered page is taken over. */
    isReady: isLive,
    isAsked: given !== null,
    asked: questions,
    ask: (question: string) => setState(() => question, "push"),
  };
}

const rowsOfLine = 3;

/** The examples with their answers, for who reads without JavaScript. */
function WorkedExamples() {
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
  const outcome = outcomeOf(question);
  if (outcome.kind !== "reading") return null;
  const { reading, readAs, sentence, explanation, result, unit } = outcome.answer;
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
