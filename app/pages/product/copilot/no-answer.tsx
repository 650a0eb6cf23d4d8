import { exampleQuestions } from "./records/questions.ts";
import { sampleSpan } from "./records/metrics.ts";
import { phraseOf } from "./answering/say.ts";
import { periodName } from "./language/periods.ts";
import type { RefusalReason, Understanding } from "./language/understand.ts";
import { QuestionLink } from "./question-link.tsx";

type Unsure = Extract<Understanding, { kind: "unsure" }>;

/** Below 95 percent it does not answer, it asks. */
export function AskBack({ readings, doubts, confidence }: Unsure) {
  return (
    <NoAnswer
      label={`Confidence ${Math.round(confidence * 100)}%`}
      verdict={doubts.join(" ")}
      offer={readings.length === 1 ? "Did you mean this?" : "Which one did you mean?"}
      listed="Nearest readings"
      questions={readings.map(phraseOf)}
    />
  );
}

const refusals: Record<RefusalReason, string> = {
  empty: "There is no question to answer. Type one, or choose an example.",
  acts: "The Co-pilot does not place orders, send mail or approve. It can prepare a request.",
  foretells: "The Co-pilot does not forecast. It answers questions about past records.",
  reasons:
    "The records do not give reasons, except for rankings. Ask why a supplier is first on an RFQ.",
  period: `The records cover ${periodName(sampleSpan).replace(" to ", " through ")}. Ask about a time in that period.`,
  unknown: "The records do not contain that.",
};

/** What cannot be answered is said, with what can. */
export function Refusal({ reason }: { reason: RefusalReason }) {
  return (
    <NoAnswer
      label="No answer"
      verdict={refusals[reason]}
      offer="You can ask about spend, freight, duty, lead times, on-time rate, quotes, scores and approvals. For example:"
      listed="Questions it can answer"
      questions={exampleQuestions.slice(0, 3)}
    />
  );
}

interface NoAnswerProps {
  label: string;
  verdict: string;
  /** What the questions below are. */
  offer: string;
  listed: string;
  questions: readonly string[];
}

function NoAnswer({ label, verdict, offer, listed, questions }: NoAnswerProps) {
  return (
    <div className="border-t-[1.5px] border-line on-raised px-pad py-7">
      <p className="label">{label}</p>
      <p
        data-verdict=""
        className="mt-2 max-w-[38em] scroll-mb-6 text-h3 font-head tracking-head text-balance"
      >
        {verdict}
      </p>
      <p className="mt-5 mb-3 text-ink-2">{offer}</p>
      <ul aria-label={listed} className="flex flex-wrap gap-3">
        {questions.map((question) => (
          <li key={question}>
            <QuestionLink
              question={question}
              className="flex min-h-11 items-center border-[1.5px] border-line px-3.5 py-1.5 leading-tight no-underline hover:bg-ink hover:text-ink-inverse"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
