import { useEffect, useRef, useState } from "react";

import { answerInWords } from "#analyzer/intake/answers.ts";
import type { Correction } from "#analyzer/intake/recognition.ts";
import { countText } from "#app/tool/figure-text.ts";
import type { ReadbackRowView } from "#app/tool/worker/question-view.ts";
import { Button } from "#app/ui/button.tsx";
import { Balloon } from "#app/ui/drafting/balloon.tsx";
import { useWindowEvent } from "#app/ui/use-window-event.ts";

import { useBench } from "../bench.ts";
import { TextButton } from "../quiet-buttons.tsx";
import { AnswerInWords, Instead } from "./instead.tsx";
import { OfferList, Unfolded } from "./offer-list.tsx";
import { ScanCutOut } from "./scan-cut-out.tsx";
import { ShownOffers } from "./shown-offers.tsx";

/**
 * What is less than sure, one question after another. The result stands on the first answer until there is another;
 * `onFinished` is told when the last one was answered.
 */
export function QuestionPanel({ onFinished }: { onFinished: () => void }) {
  const { view, answer } = useBench();
  const { questions, questionCount: count } = view;
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const title = useRef<HTMLHeadingElement>(null);
  const section = useRef<HTMLElement>(null);
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

  const leave = (act: () => void) => {
    lastAnswered.current = shownId;
    act();
  };
  const answerWith = (corrections: readonly Correction[], label: string) =>
    leave(() => answer(corrections, `${question?.text} ${label}`));
  const putRight = (corrections: readonly Correction[], label: string) => {
    answer(corrections, label);
    title.current?.focus();
  };
  useWindowEvent("keydown", (event) => {
    const isTyped =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (isTyped || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!(event.target instanceof Node && section.current?.contains(event.target))) return;
    const given = question?.answers[Number(event.key) - 1];
    if (given) answerWith(given.corrections, given.label);
  });

  if (count === 0) return null;
  if (!question) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-pad py-3 text-small">
        {countText(count, "question")} left open: the first answer of each is assumed.
        <TextButton onPress={() => setSkipped(new Set())}>Ask again</TextButton>
      </p>
    );
  }
  // What stands in the offers below is said there.
  const doubts = question.readback.filter(({ isListed }) => question.offers === null || !isListed);
  return (
    <section
      aria-labelledby="try-it-question"
      ref={section}
      className="border-b border-line on-vellum px-pad py-5"
    >
      <div className="grid grid-cols-[3rem_minmax(0,1fr)]">
        <Balloon won>?</Balloon>
        <div>
          <p className="label">{countText(count, "question")} left</p>
          <h2
            ref={title}
            id="try-it-question"
            tabIndex={-1}
            className="mt-1.5 text-h4 font-medium tracking-snug wrap-break-word lg:text-body"
          >
            {question.text}
          </h2>
        </div>
      </div>
      <p className="mt-3 font-mono text-note wrap-break-word text-ink-2">
        Why it asks: {question.reason}. It is in {question.placeText} and affects{" "}
        {countText(question.lineCount, "line")}.
      </p>
      {question.scan && <ScanCutOut scan={question.scan} />}
      {question.offers && doubts.length > 0 && <p className="mt-4 label">In doubt</p>}
      <ReadbackTable
        key={question.id}
        rows={doubts}
        areOffersListed={question.offers !== null}
        onAnswer={putRight}
      />
      {question.offers && (
        <ShownOffers offers={question.offers} rows={question.readback} onAnswer={putRight} />
      )}
      {question.newOffer && (
        <OfferList
          title="Add an offer"
          drafts={[question.newOffer]}
          onAnswer={(corrections, text) => putRight(corrections, `An offer is added: ${text}`)}
        />
      )}
      <ol className="mt-3 grid gap-2">
        {question.answers.map(({ label, corrections }, index) => (
          <li key={label} className="flex items-center gap-2">
            <span aria-hidden="true" className="w-4 flex-none note">
              {index + 1}
            </span>
            <Button
              size="small"
              icon={index === 0 ? "check" : null}
              className="min-w-0 text-left"
              onClick={() => answerWith(corrections, label)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ol>
      {question.words && (
        <AnswerInWords
          key={question.id}
          label={question.words.label}
          onAnswer={(text) =>
            answerWith(
              question.words?.corrections.map((correction) =>
                answerInWords({ label: "", correction }, text),
              ) ?? [],
              text,
            )
          }
        />
      )}
      <TextButton
        className="mt-3 text-small"
        onPress={() => leave(() => setSkipped(new Set([...skipped, question.id])))}
      >
        Ask me later
      </TextButton>
    </section>
  );
}

interface ReadbackTableProps {
  rows: readonly ReadbackRowView[];
  /** The offers stand below, each with its own form. */
  areOffersListed: boolean;
  onAnswer: (corrections: readonly Correction[], answer: string) => void;
}

/** What was read and is not proven, with where it stands; each value can be put right. */
function ReadbackTable({ rows, areOffersListed, onAnswer }: ReadbackTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="mt-3 block border-t border-line text-left text-small">
      <caption className="sr-only">What is in doubt, and where it was read</caption>
      <tbody className="block">
        {rows.map((row) => (
          <tr
            key={`${row.what} ${row.read} ${row.from}`}
            className={`grid border-b border-line ${isLong(row) ? "" : "grid-cols-3 *:last:col-span-2"}`}
          >
            <th scope="row" className="pt-2 pr-2 font-medium wrap-break-word">
              {row.what}
            </th>
            <td className="min-w-0 py-2 wrap-anywhere">
              <span className="font-mono">{row.read}</span>
              {row.from !== "" && (
                <span className="block text-note text-ink-2">from {row.from}</span>
              )}
              {row.scan && <ScanCutOut scan={row.scan} isOfRow />}
              {row.offers.length === 0 && (row.scan === null || row.words === null) ? (
                <>
                  <Instead {...row} onAnswer={onAnswer} />
                  {!areOffersListed && (
                    <OfferList
                      title="Change one of the offers"
                      drafts={row.lines}
                      onAnswer={(corrections, text) =>
                        onAnswer(corrections, `${row.what}: ${text}`)
                      }
                    />
                  )}
                </>
              ) : (
                <Unfolded title={changeText(row)}>
                  <Instead {...row} onAnswer={onAnswer} />
                </Unfolded>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A smaller question, not the name of a value: it has a line of its own. */
function isLong({ what }: ReadbackRowView): boolean {
  return what.length > 30;
}

function changeText({ what, offers, scan }: ReadbackRowView): string {
  if (scan) return "It says something else";
  return offers.some(({ of }) => of.kind === "line")
    ? `Change ${what.toLowerCase()}`
    : "Say what this is";
}
