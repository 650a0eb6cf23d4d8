import type { Answer } from "./answering/answer.ts";
import { followUps, nextPages, prepareRequest } from "./answering/suggest.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { classNames } from "#app/ui/class-names.ts";

import { PreparedRequestSlip } from "./prepared-request-slip.tsx";
import { questionAddress } from "./question-address.ts";

/** Action suggestions: what to ask next, where to go on, and what is ready to be signed. */
export function NextSteps({ answer }: { answer: Answer }) {
  const request = prepareRequest(answer);
  const questions = followUps(answer);
  return (
    <div className={classNames("grid", request && "lg:grid-cols-2")}>
      <div className="px-pad py-5">
        <h3 className="mb-3 label">Suggested next</h3>
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {questions.map(({ label, question }) => (
            <li key={question}>
              <ArrowLink to={questionAddress(question)} preventScrollReset>
                {label}
              </ArrowLink>
            </li>
          ))}
          {nextPages(answer).map(({ label, to }) => (
            <li key={to}>
              <ArrowLink to={to}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      {request && (
        <div className="border-hair max-lg:border-t lg:border-l">
          <PreparedRequestSlip request={request} />
        </div>
      )}
    </div>
  );
}
