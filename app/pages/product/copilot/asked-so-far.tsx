import { answer } from "./answering/answer.ts";
import { understand } from "./language/understand.ts";
import { QuestionLink } from "./question-link.tsx";

interface AskedSoFarProps {
  /** Oldest first. */
  questions: readonly string[];
  current: string | null;
}

/** The questions of this visit, as a revision table: the newest on top, each a way back to its answer. */
export function AskedSoFar({ questions, current }: AskedSoFarProps) {
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
            <span className="text-ink-2 max-md:col-start-2">{outcomeOf(question)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function outcomeOf(question: string): string {
  const understanding = understand(question);
  if (understanding.kind === "refusal") return "No answer";
  if (understanding.kind === "unsure") return "Asked what you meant";
  return answer(understanding.reading).sentence;
}
