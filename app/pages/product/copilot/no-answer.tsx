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
      <p className="label">Read at {Math.round(confidence * 100)}%, so I ask back</p>
      <p className="mt-2 max-w-[58ch] text-h3 font-head tracking-head text-balance">
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
  empty: "There is no question in that.",
  acts: "It does not place orders, send mail or sign. It prepares, you do.",
  foretells: "The records say what happened. They do not say what will.",
  reasons: "Why is not on file, except for a ranking: ask why somebody is first on an RFQ.",
  period: `The records run from ${periodName(sampleSpan).replace(" to ", " through ")}. That is outside.`,
  unknown: "That is not in these records.",
};

/** What cannot be answered is said, with what can. */
export function Refusal({ reason }: { reason: RefusalReason }) {
  return (
    <div className="border-t-[1.5px] border-line on-raised px-pad py-7">
      <p className="label">No answer</p>
      <p className="mt-2 max-w-[58ch] text-h3 font-head tracking-head text-balance">
        {refusals[reason]}
      </p>
      <p className="mt-5 mb-3 text-ink-2">
        On file: spend, freight, duty, lead times, on-time rate, quotes, scores and approvals. For
        example:
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
