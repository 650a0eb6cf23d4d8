import { exampleQuestions } from "./records/questions.ts";
import { sampleSpan } from "./records/metrics.ts";
import { phraseOf } from "./answering/phrase.ts";
import { periodName } from "./language/periods.ts";
import type { RefusalReason, Understanding } from "./language/understand.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

import { questionAddress } from "./question-address.ts";

type Unsure = Extract<Understanding, { kind: "unsure" }>;

/** Below 95 percent it does not answer, it asks. */
export function AskBack({ readings, doubts, confidence }: Unsure) {
  return (
    <div className="border-t-[1.5px] border-line on-raised px-pad py-7">
      <p className="label">Confidence {Math.round(confidence * 100)}%</p>
      <p
        data-verdict=""
        className="mt-2 max-w-[38em] scroll-mb-6 text-h3 font-head tracking-head text-balance"
      >
        {doubts.join(" ")}
      </p>
      <p className="mt-5 mb-3 text-ink-2">
        {readings.length === 1 ? "Did you mean this?" : "Which one did you mean?"}
      </p>
      <QuestionLinks label="Nearest readings" questions={readings.map(phraseOf)} />
    </div>
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
    <div className="border-t-[1.5px] border-line on-raised px-pad py-7">
      <p className="label">No answer</p>
      <p
        data-verdict=""
        className="mt-2 max-w-[38em] scroll-mb-6 text-h3 font-head tracking-head text-balance"
      >
        {refusals[reason]}
      </p>
      <p className="mt-5 mb-3 text-ink-2">
        You can ask about spend, freight, duty, lead times, on-time rate, quotes, scores and
        approvals. For example:
      </p>
      <QuestionLinks label="Questions it can answer" questions={exampleQuestions.slice(0, 3)} />
    </div>
  );
}

function QuestionLinks({ label, questions }: { label: string; questions: readonly string[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-3">
      {questions.map((question) => (
        <li key={question}>
          <SiteLink
            to={questionAddress(question)}
            preventScrollReset
            className="flex min-h-11 items-center border-[1.5px] border-line px-3.5 py-1.5 leading-tight no-underline hover:bg-ink hover:text-ink-inverse"
          >
            {question}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
