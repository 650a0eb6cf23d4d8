import type { ReactNode } from "react";

import { exampleQuestions } from "./records/questions.ts";
import { outcomeOf, prepareRequest } from "./answering/answer.ts";
import { SectionHead } from "#app/ui/drafting/section-head.tsx";
import { Zone } from "#app/ui/drafting/zone.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";

import { PreparedRequestSlip } from "./prepared-request-slip.tsx";

const question = exampleQuestions[1];

/** From a question to an approval workflow, with a real example worked through. */
export function HandOff() {
  const outcome = outcomeOf(question);
  if (outcome.kind !== "reading") return null;
  const { answer, confidence } = outcome;
  const request = prepareRequest(answer);
  return (
    <Zone tone="blueprint" space="flush" id="hand-off">
      <SectionHead title="It suggests. You approve.">
        <p>
          An answer that leads to a decision comes with the next action. For an approval, the
          request is filled in. You decide whether to send it.
        </p>
      </SectionHead>
      <ol className="grid border-t-[1.5px] border-line lg:grid-cols-12">
        <Step number={1} name="Question" className="lg:col-span-3">
          <div className="px-pad py-5">
            <p className="text-h4">{question}</p>
            <p className="mt-3 note">
              Read as: {unbroken(answer.readAs)}, at {Math.round(confidence * 100)}%.
            </p>
          </div>
        </Step>
        <Step number={2} name="Answer and suggestion" className="lg:col-span-4">
          <div className="px-pad py-5">
            <p className="text-h4">{unbroken(answer.sentence)}</p>
            <p className="mt-3 text-small text-ink-2">{unbroken(answer.explanation)}</p>
          </div>
        </Step>
        <Step number={3} name="Approval workflow" className="lg:col-span-5">
          {request && <PreparedRequestSlip request={request} />}
          <p className="border-t border-hair px-pad py-4 text-small text-ink-2">
            “Send for approval” opens the approval page with amount, category and plant filled in.
          </p>
        </Step>
      </ol>
    </Zone>
  );
}

interface StepProps {
  number: number;
  name: string;
  className: string;
  children: ReactNode;
}

function Step({ number, name, className, children }: StepProps) {
  return (
    <li className={`border-line not-first:max-lg:border-t not-first:lg:border-l ${className}`}>
      <h3 className="flex min-h-10 items-center gap-3 border-b border-hair px-pad label">
        <span aria-hidden="true">{number}</span>
        {name}
      </h3>
      {children}
    </li>
  );
}
